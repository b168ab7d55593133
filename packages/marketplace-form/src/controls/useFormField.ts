import { useCallback, useMemo } from 'react';
import { fields } from '../form/fields.ts';
import type { FieldChange } from '../form/interplay.ts';
import type { FieldName, MarketplaceFormValues } from '../form/values.ts';
import { type FormSession, fieldId } from '../session/createFormSession.ts';
import { useFacts, useFormSession } from '../session/FormSessionContext.ts';

/** What a control shows. Compared part by part: every field looks at each key. */
interface FieldFacts<Value> {
  readonly value: Value;
  readonly errorMessage: string | undefined;
  readonly isInvalid: boolean;
}

const isSame = (a: FieldFacts<unknown>, b: FieldFacts<unknown>) =>
  a.value === b.value && a.errorMessage === b.errorMessage && a.isInvalid === b.isInvalid;

/** Everything a control of a field needs. The component renders again only when this field or its error changes. */
export function useFormField<Name extends FieldName>(name: Name) {
  const session = useFormSession();
  const select = useCallback(
    ({ values, status }: FormSession): FieldFacts<MarketplaceFormValues[Name]> => ({
      value: values()[name],
      errorMessage: status().errors.get(name),
      isInvalid: status().marked.has(name),
    }),
    [name],
  );
  const { value, errorMessage, isInvalid } = useFacts(select, isSame);
  const { onChange, onBlur } = useMemo(
    () => ({
      onChange: (next: MarketplaceFormValues[Name]) =>
        session.change({ field: name, value: next } as FieldChange),
      onBlur: () => session.leave(name),
    }),
    [session, name],
  );
  return {
    value,
    onChange,
    /** The props that every control takes. */
    field: { id: fieldId(name), name, label: fields[name].label, errorMessage, isInvalid, onBlur },
  };
}
