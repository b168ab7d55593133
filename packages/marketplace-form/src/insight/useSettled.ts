import { useEffect, useState } from 'react';
import { useFormParts } from '../form/formParts.ts';
import { marketplaceIn } from './usePreview.ts';

/** The form as it would be saved, once the person rests from editing it. */
export function useSettled() {
  const { form } = useFormParts();
  const [marketplace, setMarketplace] = useState(() => marketplaceIn(form));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(() => setMarketplace(marketplaceIn(form)), 300);
      },
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [form]);
  return marketplace;
}
