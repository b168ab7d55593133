import { forwardRef } from 'react';
import { field } from '../field/Field.css.ts';
import { useFieldMessages } from '../field/FieldMessages.tsx';
import type { FieldLabeling, FieldProps } from '../field/fieldProps.ts';
import { nativeChoice } from '../field/nativeChoice.ts';
import { useControlled } from '../field/useControlled.ts';
import { SpinnerArc } from '../spinner/SpinnerArc.tsx';
import { inElement } from '../text/inElement.tsx';
import * as styles from './Switch.css.ts';

export type SwitchProps = FieldLabeling &
  FieldProps & {
    /** Whether the switch is on. Default: uncontrolled. */
    readonly isSelected?: boolean;
    /** Whether an uncontrolled switch starts on. Default false. */
    readonly defaultSelected?: boolean;
    /** Called with the new state. */
    readonly onChange?: (isSelected: boolean) => void;
    /** The change is being saved: a spinner shows and the switch can't be toggled. Default false. */
    readonly isPending?: boolean;
    /** `s` for toolbars, headers and tables, `l` for forms. Default `l`. */
    readonly size?: 's' | 'l';
  };

/** Turns something on or off immediately. For a choice that takes effect when a form is submitted use `Checkbox`. */
export const Switch = forwardRef<HTMLInputElement, SwitchProps>(function Switch(props, ref) {
  const { defaultSelected = false, isPending = false, size = 'l', ...rest } = props;
  const { label, isSelected } = rest;
  const { isInvalid, describedBy, messages } = useFieldMessages(props);
  const [isOn, setOn] = useControlled(isSelected, defaultSelected, props.onChange);
  return (
    <div className={field}>
      <label
        className={styles.button({ size })}
        data-invalid={isInvalid || undefined}
        data-disabled={props.isDisabled || undefined}
        data-readonly={isPending || undefined}
      >
        <input
          {...nativeChoice({ ...rest, isSelected: isOn, onChange: isPending ? undefined : setOn })}
          ref={ref}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox exposes its state itself
          role="switch"
          className={styles.track}
          aria-describedby={describedBy}
          aria-invalid={isInvalid || undefined}
          aria-readonly={isPending || undefined}
          aria-busy={isPending}
        />
        {isPending && (
          <span className={styles.spinner}>
            <SpinnerArc size={12} />
          </span>
        )}
        {inElement(label)}
      </label>
      {describedBy && <span className={styles.messages({ size })}>{messages}</span>}
    </div>
  );
});
