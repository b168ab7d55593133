import { forwardRef, useEffect, useImperativeHandle, useRef } from 'react';
import { field } from '../field/Field.css.ts';
import { useFieldMessages } from '../field/FieldMessages.tsx';
import type { FieldLabeling, FieldProps, FieldSize } from '../field/fieldProps.ts';
import { nativeChoice } from '../field/nativeChoice.ts';
import * as styles from './Checkbox.css.ts';

export type CheckboxProps = FieldLabeling &
  FieldProps & {
    /** Whether it is ticked. Default: uncontrolled. */
    readonly isSelected?: boolean;
    /** Whether an uncontrolled box starts ticked. Default false. */
    readonly defaultSelected?: boolean;
    /** Some of what it stands for is ticked, some not. Default false. */
    readonly isIndeterminate?: boolean;
    /** Called with the new state. */
    readonly onChange?: (isSelected: boolean) => void;
    /** The value a form sends when it is ticked. Default 'on'. */
    readonly value?: string;
    /** Size of the text: `s` for the small print of a table, `m` for lists, `l` for forms. Default `l`. */
    readonly size?: FieldSize;
  };

/** One yes or no that counts when the form is sent. What acts at once is a `Switch`. */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(props, ref) {
  const { label, size = 'l', isIndeterminate = false, value } = props;
  const { isInvalid, describedBy, messages } = useFieldMessages(props);
  const box = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => box.current as HTMLInputElement, []);
  useEffect(() => {
    if (box.current) box.current.indeterminate = isIndeterminate;
  });
  return (
    <div className={field}>
      <label
        className={styles.choice({ size })}
        data-nameless={label === undefined || undefined}
        data-disabled={props.isDisabled || undefined}
        data-invalid={isInvalid || undefined}
        data-indeterminate={isIndeterminate || undefined}
      >
        <input
          {...nativeChoice(props)}
          ref={box}
          type="checkbox"
          className={styles.box}
          value={value}
          aria-describedby={describedBy}
          aria-invalid={isInvalid || undefined}
        />
        {label}
      </label>
      {describedBy && <span className={styles.messages({ size })}>{messages}</span>}
    </div>
  );
});
