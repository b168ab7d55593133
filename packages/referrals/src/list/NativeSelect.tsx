import { useMessages } from '@advantage/ui';
import { ChevronDownIcon, type IconComponent } from '@advantage/ui/icons';
import * as en from '../messages/en.ts';
import * as styles from './NativeSelect.css.ts';
import type { FilterOption } from './stateFilter.ts';

export interface NativeSelectProps<Field extends string | null> {
  /** Accessible name. */
  readonly label: string;
  /** The options. An empty list shows 'No results.'. */
  readonly options: readonly FilterOption<Field>[];
  /** The selected value. */
  readonly value: Field;
  /** Called with the new value. */
  readonly onChange: (field: Field) => void;
  /** Icon before the value: an export of `@advantage/ui/icons`. Default none. */
  readonly icon?: IconComponent;
}

/**
 * A native select styled like the product. For the public feed, which is too small for an overlay library, and for
 * phones, where the system's own picker works best. Elsewhere use `Select`.
 */
export function NativeSelect<Field extends string | null>(props: NativeSelectProps<Field>) {
  const t = useMessages(en.filters);
  const { label, options, value, onChange, icon: Icon } = props;
  const choose = (key: string) => {
    const chosen = options.find(({ field }) => (field ?? '') === key);
    if (chosen) onChange(chosen.field);
  };
  return (
    <span className={styles.box}>
      {Icon && (
        <span className={styles.icon}>
          <Icon />
        </span>
      )}
      <select
        className={styles.select}
        aria-label={label}
        value={value ?? ''}
        onChange={(event) => choose(event.target.value)}
      >
        {options.map(({ field, displayName }) => (
          <option key={field ?? ''} value={field ?? ''}>
            {displayName}
          </option>
        ))}
        {options.length === 0 && <option disabled>{t.noResults}</option>}
      </select>
      <span className={styles.chevron}>
        <ChevronDownIcon />
      </span>
    </span>
  );
}
