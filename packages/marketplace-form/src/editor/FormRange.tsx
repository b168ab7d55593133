import { FieldGroup, NumberField, useMessages } from '@advantage/ui';
import type { TextName } from '../fields/values.ts';
import * as en from '../messages/en.ts';
import type { FormNumberProps } from './FormNumber.tsx';
import * as styles from './FormRange.css.ts';
import { useFieldError } from './useFieldError.ts';
import { useFormField } from './useFormField.ts';

interface FormRangeProps extends Omit<FormNumberProps, 'name' | 'placeholder'> {
  /** Label of the pair. */
  readonly label: string;
  /** Field of the lower bound. */
  readonly min: TextName;
  /** Field of the upper bound. */
  readonly max: TextName;
}

/** A pair of number inputs for a minimum and a maximum. Blank means no limit. */
export function FormRange({ label, min, max, description, ...number }: FormRangeProps) {
  const t = useMessages(en.controls);
  const minError = useFieldError(min).errorMessage;
  const maxError = useFieldError(max).errorMessage;
  // If both bounds have an error, each shows its own. Otherwise the error is shown below the pair.
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
  /** Whether the bound shows its own error. */
  readonly isEach: boolean;
}

/** Number input of one bound. */
function Bound({ name, isEach, ...props }: BoundProps) {
  const { value, onChange, field } = useFormField(name);
  const { label, errorMessage, ...rest } = field;
  return (
    <NumberField
      {...rest}
      {...props}
      size="m"
      errorMessage={isEach ? errorMessage : undefined}
      aria-label={label}
      value={value}
      onChange={onChange}
    />
  );
}
