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

/** Moves the focus from one option to the next or to the one before, if there is one. */
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
      {options.map(({ key, label: text, isDisabled: isOff }) => (
        // biome-ignore lint/a11y/useSemanticElements: arrow keys move to an option without choosing it
        <button
          key={key}
          type="button"
          role="radio"
          aria-checked={key === selectedKey}
          tabIndex={key === stop?.key ? 0 : -1}
          disabled={isDisabled || isOff}
          className={styles.option}
          onFocus={() => setFocused(key)}
          onBlur={() => setFocused(undefined)}
          onClick={() => key !== selectedKey && onSelectionChange(key)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}

/** Chooses one of a few views of the same thing at once. For more than four choices use `Select`. */
export const ToggleButtonGroup = forwardRef(ToggleButtonGroupField) as <Key extends string>(
  props: ToggleButtonGroupProps<Key> & RefAttributes<HTMLDivElement>,
) => ReactElement;
