import { forwardRef, type ReactElement, type Ref, type RefAttributes } from 'react';
import { ToggleButtonGroup as AriaToggleButtonGroup, ToggleButton } from 'react-aria-components';
import * as styles from './ToggleButtonGroup.css.ts';

/** One choice of a `ToggleButtonGroup`. */
export interface ToggleOption<Key extends string> {
  /** What `onSelectionChange` tells. */
  readonly key: Key;
  /** One or two words. */
  readonly label: string;
  /** Cannot be chosen. Default false. */
  readonly isDisabled?: boolean;
}

export interface ToggleButtonGroupProps<Key extends string> {
  /** What is being chosen, for screen readers. */
  readonly label: string;
  /** Two to four short choices. */
  readonly options: readonly ToggleOption<Key>[];
  /** The choice in force. */
  readonly selectedKey: NoInfer<Key>;
  /** Called with the new choice. */
  readonly onSelectionChange: (key: Key) => void;
  /** Height; on a phone always 44 px. Default `s` (32 px). */
  readonly size?: 's' | 'm' | 'l' | 'touch';
  /** Nothing can be chosen. Default false. */
  readonly isDisabled?: boolean;
  /** Id of the group. Default: none. */
  readonly id?: string;
}

function ToggleButtonGroupField<Key extends string>(
  props: ToggleButtonGroupProps<Key>,
  ref: Ref<HTMLDivElement>,
) {
  const { id, label, options, selectedKey, onSelectionChange, size = 's', isDisabled } = props;
  const choose = (keys: ReadonlySet<unknown>) => {
    const chosen = options.find(({ key }) => keys.has(key));
    if (chosen && chosen.key !== selectedKey) onSelectionChange(chosen.key);
  };
  return (
    <AriaToggleButtonGroup
      ref={ref}
      {...{ id }}
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[selectedKey]}
      onSelectionChange={choose}
      isDisabled={isDisabled}
      className={styles.group({ size })}
    >
      {options.map((option) => (
        <ToggleButton
          key={option.key}
          id={option.key}
          isDisabled={option.isDisabled}
          className={styles.option}
        >
          {option.label}
        </ToggleButton>
      ))}
    </AriaToggleButtonGroup>
  );
}

/** Chooses one of a few views of the same thing at once. For more than four choices use `Select`. */
export const ToggleButtonGroup = forwardRef(ToggleButtonGroupField) as <Key extends string>(
  props: ToggleButtonGroupProps<Key> & RefAttributes<HTMLDivElement>,
) => ReactElement;
