import { useMessages } from '@advantage/ui';
import { ChevronDownIcon } from '@advantage/ui/icons';
import { findByPrefix, useTypedText } from '@advantage/ui/internal';
import type { KeyboardEvent } from 'react';
import * as en from '../messages/en.ts';
import type { FilterOption } from './filterOptions.ts';
import * as styles from './NativeSelect.css.ts';

export interface NativeSelectProps<Field extends string | null> {
  /** Accessible name. */
  readonly label: string;
  /** The options. An empty list shows 'No results.'. */
  readonly options: readonly FilterOption<Field>[];
  /** The selected value. */
  readonly value: Field;
  /** Called with the new value. */
  readonly onChange: (field: Field) => void;
}

/**
 * A native select that looks like text. For the public feed, which is too small for an overlay library, and for
 * phones, where the system's own picker works best. Elsewhere use `Select`.
 */
export function NativeSelect<Field extends string | null>(props: NativeSelectProps<Field>) {
  const t = useMessages(en.filters);
  const { label, options, value, onChange } = props;
  const current = options.find(({ field }) => field === value);
  const choose = (key: string) => {
    const chosen = options.find(({ field }) => (field ?? '') === key);
    if (chosen) onChange(chosen.field);
  };
  const { getTypeaheadText } = useTypedText();
  // Browsers don't find 'Míchigan' by 'mich'.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const text = getTypeaheadText(event);
    if (text === undefined) return;
    event.preventDefault();
    const found = findByPrefix(options, current, ({ displayName }) => displayName, text);
    if (found && found !== current) onChange(found.field);
  };
  return (
    <span className={styles.box}>
      <span className={styles.value} aria-hidden="true">
        {current?.displayName}
      </span>
      <select
        className={styles.select}
        aria-label={label}
        value={value ?? ''}
        onChange={(event) => choose(event.target.value)}
        onKeyDown={onKeyDown}
      >
        {options.map(({ field, displayName }) => (
          <option key={field ?? ''} value={field ?? ''}>
            {displayName}
          </option>
        ))}
        {options.length === 0 && <option disabled>{t.noResults}</option>}
      </select>
      <span className={styles.chevron}>
        <ChevronDownIcon size={14} />
      </span>
    </span>
  );
}
