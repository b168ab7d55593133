import { forwardRef, type KeyboardEvent, type ReactElement, type Ref, type RefAttributes } from 'react';
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

const forward = { ltr: 'ArrowRight', rtl: 'ArrowLeft' } as const;
const backward = { ltr: 'ArrowLeft', rtl: 'ArrowRight' } as const;

/** Moves the focus by the arrow keys, as far as the first and the last option. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button:enabled')];
  const direction = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'rtl' : 'ltr';
  const step = Number(event.key === forward[direction]) - Number(event.key === backward[direction]);
  if (step === 0) return;
  const at = buttons.findIndex((button) => button.matches(':focus'));
  buttons[at + step]?.focus();
  event.preventDefault();
}

function ToggleButtonGroupField<Key extends string>(
  props: ToggleButtonGroupProps<Key>,
  ref: Ref<HTMLDivElement>,
) {
  const { id, label, options, selectedKey, onSelectionChange, size = 's', isDisabled } = props;
  const enabled = options.filter((option) => !option.isDisabled);
  const stop = enabled.find(({ key }) => key === selectedKey) ?? enabled[0];
  return (
    <div
      ref={ref}
      id={id}
      role="radiogroup"
      aria-label={label}
      aria-disabled={isDisabled || undefined}
      className={styles.group({ size })}
      onKeyDown={moveFocus}
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
