import * as styles from './CheckboxGrid.css.ts';

/** An option of a `CheckboxGrid`. */
export interface CheckboxOption<Value extends string = string> {
  /** Value of the option. */
  readonly value: Value;
  /** Visible label of the option. */
  readonly label: string;
  /** Disables the option, which keeps its state when the others are selected or cleared. Default false. */
  readonly isDisabled?: boolean;
}

interface GridOptionProps extends CheckboxOption {
  readonly name: string | undefined;
  readonly isSelected: boolean;
  readonly onToggle: (value: string, isSelected: boolean) => void;
}

/**
 * An option of the grid. A native checkbox, because React Aria's group rerenders every option on each change and
 * costs ten times as much to mount.
 */
export function GridOption({ value, label, isDisabled, name, isSelected, onToggle }: GridOptionProps) {
  return (
    <label className={styles.option} data-disabled={isDisabled || undefined}>
      <input
        type="checkbox"
        className={styles.optionMark}
        name={name}
        value={value}
        checked={isSelected}
        disabled={isDisabled}
        onChange={(event) => onToggle(value, event.target.checked)}
      />
      <span>{label}</span>
    </label>
  );
}
