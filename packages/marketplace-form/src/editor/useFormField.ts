import { useMemo, useSyncExternalStore } from 'react';
import { fields } from '../fields/fields.ts';
import type { FieldName, MarketplaceFormValues } from '../fields/values.ts';
import { type FormSession, fieldId } from '../form/createFormSession.ts';
import { useFormSession } from '../form/FormSessionContext.ts';
import { keepSame } from '../form/keepSame.ts';
import type { FieldChange } from '../values/interplay.ts';

/** What a control shows. Compared part by part: every field looks at each key. */
interface FieldFacts<Value> {
  readonly value: Value;
  readonly errorMessage: string | undefined;
  readonly isInvalid: boolean;
}

const isSame = (a: FieldFacts<unknown>, b: FieldFacts<unknown>) =>
  a.value === b.value && a.errorMessage === b.errorMessage && a.isInvalid === b.isInvalid;

/** A field of an editing: what it shows, when that may be something else, and what a control does to it. */
function fieldOf<Name extends FieldName>(session: FormSession, name: Name) {
  const { values, status } = session;
  const read = (): FieldFacts<MarketplaceFormValues[Name]> => ({
    value: values()[name],
    errorMessage: status().errors.get(name),
    isInvalid: status().marked.has(name),
  });
  return {
    facts: keepSame(read, isSame),
    subscribe: (listener: () => void) => session.subscribe(listener, [name, 'errors']),
    onChange: (next: MarketplaceFormValues[Name]) =>
      session.change({ field: name, value: next } as FieldChange),
    onBlur: () => session.leave(name),
  };
}

/** Everything a control of a field needs. The component renders again only when this field or its error changes. */
export function useFormField<Name extends FieldName>(name: Name) {
  const session = useFormSession();
  const { facts, subscribe, onChange, onBlur } = useMemo(() => fieldOf(session, name), [session, name]);
  const { value, errorMessage, isInvalid } = useSyncExternalStore(subscribe, facts, facts);
  return {
    value,
    onChange,
    /** The props that every control takes. */
    field: { id: fieldId(name), name, label: fields[name].label, errorMessage, isInvalid, onBlur },
  };
}
