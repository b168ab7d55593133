import { forwardRef, useEffect, useImperativeHandle, useRef } from 'react';
import { field } from '../field/Field.css.ts';
import { useFieldMessages } from '../field/FieldMessages.tsx';
import type { FieldLabeling, FieldProps, FieldSize } from '../field/fieldProps.ts';
import { nativeChoice } from '../field/nativeChoice.ts';
import { inElement } from '../text/inElement.tsx';
import * as styles from './Checkbox.css.ts';

export type CheckboxProps = FieldLabeling &
  FieldProps & {
    /** Whether the checkbox is checked. Default: uncontrolled. */
    readonly isSelected?: boolean;
    /** Whether an uncontrolled checkbox starts checked. Default false. */
    readonly defaultSelected?: boolean;
    /** Some of the items it represents are checked, some aren't. Default false. */
    readonly isIndeterminate?: boolean;
    /** Called with the new state. */
    readonly onChange?: (isSelected: boolean) => void;
    /** Form value of a checked checkbox. Default 'on'. */
    readonly value?: string;
    /** Text size: `s` for small print in tables, `m` for lists, `l` for forms. Default `l`. */
    readonly size?: FieldSize;
  };

/** A yes or no that takes effect when the form is submitted. For one that takes effect immediately use `Switch`. */
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
        {inElement(label)}
      </label>
      {describedBy && <span className={styles.messages({ size })}>{messages}</span>}
    </div>
  );
});
