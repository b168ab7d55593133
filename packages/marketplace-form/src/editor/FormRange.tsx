import { FieldGroup, NumberField } from '@advantage/ui';
import type { TextName } from '../fields/values.ts';
import type { FormNumberProps } from './FormNumber.tsx';
import * as styles from './FormRange.css.ts';
import { useFieldError } from './useFieldError.ts';
import { useFormField } from './useFormField.ts';

interface FormRangeProps extends Omit<FormNumberProps, 'name' | 'placeholder'> {
  /** The name of the pair. */
  readonly label: string;
  /** The field of the lower bound. */
  readonly min: TextName;
  /** The field of the upper bound. */
  readonly max: TextName;
}

/** A lowest and a highest number that belong together; blank means no limit. */
export function FormRange({ label, min, max, description, ...number }: FormRangeProps) {
  const minError = useFieldError(min).errorMessage;
  const maxError = useFieldError(max).errorMessage;
  return (
    <FieldGroup label={label} errorMessage={minError ?? maxError} description={description}>
      <div className={styles.range}>
        <Bound {...number} name={min} placeholder="No minimum" />
        <span className={styles.to} aria-hidden>
          to
        </span>
        <Bound {...number} name={max} placeholder="No maximum" />
      </div>
    </FieldGroup>
  );
}

/** One of the two: its error stands below both. */
function Bound({ name, ...props }: FormNumberProps) {
  const { value, onChange, field } = useFormField(name);
  const { label, errorMessage: _belowBoth, ...rest } = field;
  return <NumberField {...rest} {...props} aria-label={label} value={value} onChange={onChange} />;
}
