import * as styles from './CheckboxGrid.css.ts';

/** One choice of a `CheckboxGrid`. */
export interface CheckboxOption<Value extends string = string> {
  /** What is chosen. */
  readonly value: Value;
  /** What people read. */
  readonly label: string;
  /** Cannot be changed: it keeps its state, whatever happens to the others. Default false. */
  readonly isDisabled?: boolean;
}

interface GridOptionProps extends CheckboxOption {
  readonly name: string | undefined;
  readonly isSelected: boolean;
  readonly onToggle: (value: string, isSelected: boolean) => void;
}

/**
 * One line of the grid: a native box, not React Aria's, whose group renders every option again on each change
 * and costs ten times as much to mount.
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
      {label}
    </label>
  );
}
