import {
  forwardRef,
  type KeyboardEvent,
  type ReactElement,
  type Ref,
  type RefAttributes,
  useState,
} from 'react';
import { useLocale } from 'react-aria-components';
import * as styles from './ToggleButtonGroup.css.ts';

/** An option of a `ToggleButtonGroup`. */
export interface ToggleOption<Key extends string> {
  /** Key of the option, passed to `onSelectionChange`. */
  readonly key: Key;
  /** The label: one or two words. */
  readonly label: string;
  /** Disables the option. Default false. */
  readonly isDisabled?: boolean;
}

export interface ToggleButtonGroupProps<Key extends string> {
  /** Accessible name of the group: what is being chosen. */
  readonly label: string;
  /** Two to four options with short labels. */
  readonly options: readonly ToggleOption<Key>[];
  /** Key of the selected option. */
  readonly selectedKey: NoInfer<Key>;
  /** Called with the key of the newly selected option. */
  readonly onSelectionChange: (key: Key) => void;
  /** Height; always 44 px on phones. Default `s` (32 px). */
  readonly size?: 's' | 'm' | 'l' | 'touch';
  /** Disables all options. Default false. */
  readonly isDisabled?: boolean;
  /** Id of the group. Default: none. */
  readonly id?: string;
}

/** Moves focus to the next or previous option, if there is one. */
function moveFocus({ currentTarget }: KeyboardEvent<HTMLElement>, step: 1 | -1) {
  const buttons = [...currentTarget.querySelectorAll<HTMLElement>('button:enabled')];
  buttons[buttons.findIndex((button) => button.matches(':focus')) + step]?.focus();
}

function ToggleButtonGroupField<Key extends string>(
  props: ToggleButtonGroupProps<Key>,
  ref: Ref<HTMLDivElement>,
) {
  const { id, label, options, selectedKey, onSelectionChange, size = 's', isDisabled } = props;
  const { direction } = useLocale();
  const enabled = options.filter((option) => !option.isDisabled);
  const [focused, setFocused] = useState<Key>();
  const stop = enabled.find(({ key }) => key === (focused ?? selectedKey)) ?? enabled[0];
  return (
    <div
      ref={ref}
      id={id}
      role="radiogroup"
      aria-label={label}
      aria-disabled={isDisabled || undefined}
      className={styles.group({ size })}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
        event.preventDefault();
        moveFocus(event, (event.key === 'ArrowRight') === (direction === 'ltr') ? 1 : -1);
      }}
    >
      {options.map(({ key, label, isDisabled: isOptionDisabled }) => (
        // biome-ignore lint/a11y/useSemanticElements: arrow keys move to an option without selecting it
        <button
          key={key}
          type="button"
          role="radio"
          aria-checked={key === selectedKey}
          tabIndex={key === stop?.key ? 0 : -1}
          disabled={isDisabled || isOptionDisabled}
          className={styles.option}
          onFocus={() => setFocused(key)}
          onBlur={() => setFocused(undefined)}
          onClick={() => key !== selectedKey && onSelectionChange(key)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

/** Switches between a few views of the same content immediately. For more than four options use `Select`. */
export const ToggleButtonGroup = forwardRef(ToggleButtonGroupField) as <Key extends string>(
  props: ToggleButtonGroupProps<Key> & RefAttributes<HTMLDivElement>,
) => ReactElement;
