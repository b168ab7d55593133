import { useMessages } from '@advantage/ui';
import { useMemo } from 'react';
import type { Field } from '../fields/field.ts';
import { fields } from '../fields/fields.ts';
import type { FieldName, MarketplaceFormValues } from '../fields/values.ts';
import { type FormActions, fieldId, useFormActions, useFormSelector } from '../form/formContext.ts';
import type { MarketplaceFormReturn } from '../form/useMarketplaceForm.ts';
import * as en from '../messages/en.ts';
import { createFieldErrorSelector } from './useFieldError.ts';

/** Adapts a React Hook Form field to the props of our controls. */
function connectField<Name extends FieldName>(name: Name, { form, showErrors }: FormActions) {
  const { names, select } = createFieldErrorSelector(name);
  const dispatch = (type: 'change' | 'blur', value: MarketplaceFormValues[FieldName]) => {
    // Register on every event, because a reset clears the registered fields.
    const { onChange, onBlur } = form.register(name);
    void (type === 'change' ? onChange : onBlur)({ type, target: { name, value } });
  };
  return {
    names,
    select: (from: MarketplaceFormReturn) => ({ value: from.getValues(name), ...select(from) }),
    onChange: (value: MarketplaceFormValues[Name]) => dispatch('change', value),
    onBlur: () => {
      dispatch('blur', form.getValues(name));
      showErrors(name);
    },
    ref: (control: { focus(): void } | null) =>
      // Not the element itself: the control decides how to display the value.
      form.register(name).ref(control && { name, type: 'control', focus: () => control.focus() }),
  };
}

/**
 * Returns everything that a field's control needs, with one subscription. Re-renders only when this field or its error
 * changes.
 */
export function useFormField<Name extends FieldName>(name: Name) {
  const actions = useFormActions();
  const { names, select, onChange, onBlur, ref } = useMemo(
    () => connectField(name, actions),
    [name, actions],
  );
  const { value, errorMessage, isInvalid } = useFormSelector(select, names);
  const label = useMessages(en.fieldLabels)[name];
  const { isRequired = false }: Field<unknown> = fields[name];
  return {
    value: value as MarketplaceFormValues[Name],
    onChange,
    /** Props that every control takes. */
    field: { id: fieldId(name), ref, name, label, isRequired, errorMessage, isInvalid, onBlur },
  };
}
