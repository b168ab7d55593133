import { useEffect, useState } from 'react';
import { useFormActions } from '../form/formContext.ts';
import type { MarketplaceFormReturn } from '../form/useMarketplaceForm.ts';

/** Returns a value derived from the form, updated after each pause in editing. `read` must be stable across renders. */
export function useDebouncedForm<Value>(read: (form: MarketplaceFormReturn) => Value): Value {
  const { form } = useFormActions();
  const [value, setValue] = useState(() => read(form));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(() => setValue(() => read(form)), 300);
      },
    });
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, [form, read]);
  return value;
}
