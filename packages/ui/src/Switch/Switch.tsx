import { forwardRef, useEffect, useRef } from 'react';
import { SwitchButton, SwitchField } from 'react-aria-components';
import { field } from '../Field/Field.css.ts';
import { useFieldMessages } from '../Field/FieldMessages.tsx';
import type { FieldLabelling, FieldProps } from '../Field/fieldProps.ts';
import { SpinnerArc } from '../Spinner/SpinnerArc.tsx';
import * as styles from './Switch.css.ts';

export type SwitchProps = FieldLabelling &
  FieldProps & {
    /** Whether it is on. Default: uncontrolled. */
    readonly isSelected?: boolean;
    /** Whether an uncontrolled switch starts on. Default false. */
    readonly defaultSelected?: boolean;
    /** Called with the new state. */
    readonly onChange?: (isSelected: boolean) => void;
    /** The change is being saved: a spinner shows and it cannot be turned again (MKL-7, FLG-5). Default false. */
    readonly isPending?: boolean;
    /** `s` for toolbars, heads and tables, `l` for forms. Default `l`. */
    readonly size?: 's' | 'l';
  };

/** Turns one thing on or off at once. For a choice that only counts when a form is sent use `Checkbox`. */
export const Switch = forwardRef<HTMLInputElement, SwitchProps>(function Switch(props, ref) {
  const { label, description, errorMessage, isPending = false, size = 'l', ...rest } = props;
  const { isInvalid, describedBy, messages } = useFieldMessages(props);
  const button = useRef<HTMLLabelElement>(null);
  useEffect(() => button.current?.control?.setAttribute('aria-busy', String(isPending)), [isPending]);
  return (
    <SwitchField
      {...rest}
      inputRef={ref}
      className={field}
      isReadOnly={isPending}
      isInvalid={isInvalid}
      validationBehavior="aria"
      aria-describedby={describedBy}
    >
      <SwitchButton ref={button} className={styles.button({ size })}>
        <span className={styles.track}>
          <span className={styles.thumb} data-pending={isPending || undefined}>
            {isPending && <SpinnerArc size={12} />}
          </span>
        </span>
        {label}
      </SwitchButton>
      <span className={styles.messages({ size })}>{messages}</span>
    </SwitchField>
  );
});
