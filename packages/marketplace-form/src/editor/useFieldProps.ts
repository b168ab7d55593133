import { useMessages } from '@advantage/ui';
import { useCallback } from 'react';
import { fieldsIn } from '../fields/fields.ts';
import type { FieldName } from '../fields/values.ts';
import { fieldId, useFormParts } from '../form/formParts.ts';
import * as en from '../messages/en.ts';
import { useFieldError } from './useFieldError.ts';

/** What a control of a field needs besides its value. */
export interface FieldPropsOf {
  /** The id that links of the error summary lead to. */
  readonly id: string;
  /** The name of the field. */
  readonly name: string;
  /** Its name in words. */
  readonly label: string;
  /** Whether it is marked as required. */
  readonly isRequired: boolean;
  /** What is wrong with it, once that shows. */
  readonly errorMessage: string | undefined;
  /** Whether it is marked as wrong. */
  readonly isInvalid: boolean;
  /** Call it when the focus leaves the control: errors of typed fields show then. */
  readonly onBlur: () => void;
}

/**
 * Everything that a control of a field needs besides its value, also for a field of a host's own. Take the value from
 * React Hook Form: `register` for a native element, `useController` for any other.
 */
export function useFieldProps(field: string): FieldPropsOf {
  const name = field as FieldName;
  const { leave, form } = useFormParts();
  const labels = useMessages(en.fieldLabels);
  const { errorMessage, isInvalid } = useFieldError(name);
  const info = fieldsIn(form.getLoaded().reference)[name];
  if (!info) throw new Error(`The marketplace form has no field '${field}'.`);
  const onBlur = useCallback(() => leave(name), [leave, name]);
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
