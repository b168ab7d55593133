import { useMessages } from '@advantage/ui';
import { ChevronDownIcon } from '@advantage/ui/icons';
import { findByPrefix, useTypedText } from '@advantage/ui/internal';
import type { KeyboardEvent, ReactNode } from 'react';
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

/** A native select that looks like text: for the feed, which is too small for overlays, and for phones. */
export function NativeSelect<Field extends string | null>(props: NativeSelectProps<Field>) {
  const t = useMessages(en.filters);
  const { options, value, onChange } = props;
  const current = options.find(({ field }) => field === value);
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
      <OptionSelect className={styles.select} {...props} onKeyDown={onKeyDown}>
        {options.length === 0 && <option disabled>{t.noResults}</option>}
      </OptionSelect>
      <span className={styles.chevron}>
        <ChevronDownIcon size={14} />
      </span>
    </span>
  );
}

interface OptionSelectProps<Field extends string | null> extends NativeSelectProps<Field> {
  readonly className: string;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  /** More options. Default none. */
  readonly children?: ReactNode;
}

/** A `<select>` whose value may be null. */
export function OptionSelect<Field extends string | null>(props: OptionSelectProps<Field>) {
  const { label, options, value, onChange, className, onKeyDown, children } = props;
  return (
    <select
      className={className}
      aria-label={label}
      value={value ?? ''}
      onChange={({ target }) => {
        const chosen = options.find(({ field }) => (field ?? '') === target.value);
        if (chosen) onChange(chosen.field);
      }}
      onKeyDown={onKeyDown}
    >
      {options.map(({ field, displayName }) => (
        <option key={field ?? ''} value={field ?? ''}>
          {displayName}
        </option>
      ))}
      {children}
    </select>
  );
}
