import { useMessages } from '@advantage/ui';
import { ChevronDownIcon } from '@advantage/ui/icons';
import { findByPrefix, useTypedText } from '@advantage/ui/internal';
import type { KeyboardEvent, ReactNode } from 'react';
import * as en from '../messages/en.ts';
import type { FilterOption } from './listView.ts';
import * as styles from './NativeSelect.css.ts';

export interface NativeSelectProps<Value extends string | null> {
  /** Accessible name. */
  readonly label: string;
  /** The options. An empty list shows 'No results.'. */
  readonly options: readonly FilterOption<Value>[];
  /** The selected value. */
  readonly value: Value;
  /** Called with the new value. */
  readonly onChange: (value: Value) => void;
}

/** A native select that looks like text: for the feed, which is too small for overlays, and for phones. */
export function NativeSelect<Value extends string | null>(props: NativeSelectProps<Value>) {
  const t = useMessages(en.filters);
  const { options, value, onChange } = props;
  const current = options.find((option) => option.value === value);
  const { getTypeaheadText } = useTypedText();
  // Browsers don't find 'Míchigan' by 'mich'.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const text = getTypeaheadText(event);
    if (text === undefined) return;
    event.preventDefault();
    const found = findByPrefix(options, current, (option) => option.label, text);
    if (found && found !== current) onChange(found.value);
  };
  return (
    <span className={styles.box}>
      <span className={styles.value} aria-hidden="true">
        {current?.label}
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

interface OptionSelectProps<Value extends string | null> extends NativeSelectProps<Value> {
  readonly className: string;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  /** More options. Default none. */
  readonly children?: ReactNode;
}

/** A `<select>` whose value may be null. */
export function OptionSelect<Value extends string | null>(props: OptionSelectProps<Value>) {
  const { label, options, value, onChange, className, onKeyDown, children } = props;
  return (
    <select
      className={className}
      aria-label={label}
      value={value ?? ''}
      onChange={({ target }) => {
        const chosen = options.find((option) => (option.value ?? '') === target.value);
        if (chosen) onChange(chosen.value);
      }}
      onKeyDown={onKeyDown}
    >
      {options.map((option) => (
        <option key={option.value ?? ''} value={option.value ?? ''}>
          {option.label}
        </option>
      ))}
      {children}
    </select>
  );
}
