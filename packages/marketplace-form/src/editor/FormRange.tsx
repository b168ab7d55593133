import { FieldGroup, NumberField, useMessages } from '@advantage/ui';
import type { TextName } from '../fields/values.ts';
import * as en from '../messages/en.ts';
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
  const t = useMessages(en.controls);
  const minError = useFieldError(min).errorMessage;
  const maxError = useFieldError(max).errorMessage;
  // With both wrong each says its own text; what is wrong with one of them, or with both together, is said below both.
  const isEach = minError !== undefined && maxError !== undefined;
  return (
    <FieldGroup
      label={label}
      errorMessage={isEach ? undefined : (minError ?? maxError)}
      description={description}
    >
      <div className={styles.range}>
        <Bound {...number} isEach={isEach} name={min} placeholder={t.noMinimum} />
        <span className={styles.to} aria-hidden>
          {t.to}
        </span>
        <Bound {...number} isEach={isEach} name={max} placeholder={t.noMaximum} />
      </div>
    </FieldGroup>
  );
}

interface BoundProps extends FormNumberProps {
  /** Shows its error below itself instead of below both. */
  readonly isEach: boolean;
}

/** One of the two. */
function Bound({ name, isEach, ...props }: BoundProps) {
  const { value, onChange, field } = useFormField(name);
  const { label, errorMessage, ...rest } = field;
  return (
    <NumberField
      {...rest}
      {...props}
      errorMessage={isEach ? errorMessage : undefined}
      aria-label={label}
      value={value}
      onChange={onChange}
    />
  );
}
