import { useMessages } from '@advantage/ui';
import { useMemo } from 'react';
import type { Field } from '../fields/field.ts';
import { fields } from '../fields/fields.ts';
import type { FieldName, MarketplaceFormValues } from '../fields/values.ts';
import { type FormParts, fieldId, useFormParts, useFormSelector } from '../form/formParts.ts';
import type { MarketplaceFormReturn } from '../form/useMarketplaceForm.ts';
import * as en from '../messages/en.ts';
import { fieldErrorOf } from './useFieldError.ts';

/** A field of React Hook Form as our controls take it. */
function connect<Name extends FieldName>(name: Name, { form, leave }: FormParts) {
  const { names, select } = fieldErrorOf(name);
  const send = (type: 'change' | 'blur', value: MarketplaceFormValues[FieldName]) => {
    // A reset forgets who is registered.
    const { onChange, onBlur } = form.register(name);
    void (type === 'change' ? onChange : onBlur)({ type, target: { name, value } });
  };
  return {
    names,
    select: (from: MarketplaceFormReturn) => ({ value: from.getValues(name), ...select(from) }),
    onChange: (value: MarketplaceFormValues[Name]) => send('change', value),
    onBlur: () => {
      send('blur', form.getValues(name));
      leave(name);
    },
    ref: (control: { focus(): void } | null) =>
      // Not the element: what it shows of the value is up to the control.
      form.register(name).ref(control && { name, type: 'control', focus: () => control.focus() }),
  };
}

/**
 * Everything a control of a field needs, by one subscription. The component renders again only when this field or its
 * error changes.
 */
export function useFormField<Name extends FieldName>(name: Name) {
  const parts = useFormParts();
  const { names, select, onChange, onBlur, ref } = useMemo(() => connect(name, parts), [name, parts]);
  const { value, errorMessage, isInvalid } = useFormSelector(select, names);
  const label = useMessages(en.fieldLabels)[name];
  const { isRequired = false }: Field<unknown> = fields[name];
  return {
    value: value as MarketplaceFormValues[Name],
    onChange,
    /** The props that every control takes. */
    field: { id: fieldId(name), ref, name, label, isRequired, errorMessage, isInvalid, onBlur },
  };
}
