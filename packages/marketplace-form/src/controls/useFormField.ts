import { useCallback } from 'react';
import { fields } from '../form/fields.ts';
import type { FieldChange } from '../form/interplay.ts';
import type { FieldName, MarketplaceFormValues } from '../form/values.ts';
import { fieldId } from '../session/createFormSession.ts';
import { useError, useFormSession, useStatus, useValue } from '../session/FormSessionContext.ts';

/** Everything a control of a field needs. The component renders again only when this field or its error changes. */
export function useFormField<Name extends FieldName>(name: Name) {
  const session = useFormSession();
  const value = useValue(name);
  const errorMessage = useError(name);
  const isInvalid = useStatus(({ marked }) => marked.has(name));
  const onChange = useCallback(
    (next: MarketplaceFormValues[Name]) => session.change({ field: name, value: next } as FieldChange),
    [session, name],
  );
  const onBlur = useCallback(() => session.leave(name), [session, name]);
  return {
    value,
    onChange,
    /** The props that every control takes. */
    field: { id: fieldId(name), name, label: fields[name].label, errorMessage, isInvalid, onBlur },
  };
}
