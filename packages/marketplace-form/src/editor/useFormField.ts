import { useCallback } from 'react';
import { useController } from 'react-hook-form';
import { fields } from '../fields/fields.ts';
import type { FieldName, MarketplaceFormValues } from '../fields/values.ts';
import { fieldId, useFormParts } from '../form/formParts.ts';
import { useFieldError } from './useFieldError.ts';

/** Everything a control of a field needs. The component renders again only when this field or its error changes. */
export function useFormField<Name extends FieldName>(name: Name) {
  const { leave } = useFormParts();
  const { field } = useController<MarketplaceFormValues, FieldName>({ name });
  const { errorMessage, isInvalid } = useFieldError(name);
  const { onChange, onBlur, ref } = field;
  return {
    value: field.value as MarketplaceFormValues[Name],
    onChange: onChange as (value: MarketplaceFormValues[Name]) => void,
    /** The props that every control takes. */
    field: {
      id: fieldId(name),
      ref,
      name,
      label: fields[name].label,
      errorMessage,
      isInvalid,
      onBlur: useCallback(() => {
        onBlur();
        leave(name);
      }, [onBlur, leave, name]),
    },
  };
}
