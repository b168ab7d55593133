import { useMessages } from '@advantage/ui';
import { useCallback } from 'react';
import { fieldsIn } from '../fields/fields.ts';
import type { FieldName } from '../fields/values.ts';
import { fieldId, useFormActions } from '../form/formContext.ts';
import * as en from '../messages/en.ts';
import { useFieldError } from './useFieldError.ts';

/** Props of a field's control, except its value. */
export interface FieldPropsOf {
  /** ID that the links of the error summary point to. */
  readonly id: string;
  /** The name of the field. */
  readonly name: string;
  /** Label of the field. */
  readonly label: string;
  /** Whether the field is marked as required. */
  readonly isRequired: boolean;
  /** The error message, once it should be shown. */
  readonly errorMessage: string | undefined;
  /** Whether the field is marked as invalid. */
  readonly isInvalid: boolean;
  /** Call this when the control loses focus, to show the errors of typed fields. */
  readonly onBlur: () => void;
}

/**
 * Returns everything that a field's control needs except its value, also for a host's own field. Get the value from
 * React Hook Form: with `register` for a native element, with `useController` for any other.
 */
export function useFieldProps(field: string): FieldPropsOf {
  const name = field as FieldName;
  const { showErrors, form } = useFormActions();
  const labels = useMessages(en.fieldLabels);
  const { errorMessage, isInvalid } = useFieldError(name);
  const info = fieldsIn(form.getLoaded().reference)[name];
  if (!info) throw new Error(`The marketplace form has no field '${field}'.`);
  const onBlur = useCallback(() => showErrors(name), [showErrors, name]);
  return {
    id: fieldId(name),
    name,
    label: name in labels ? labels[name] : info.label,
    isRequired: info.isRequired === true,
    errorMessage,
    isInvalid,
    onBlur,
  };
}
