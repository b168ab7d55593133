import { useEffect, useState } from 'react';
import { useFormSession } from '../form/FormSessionContext.ts';
import { marketplaceIn } from './usePreview.ts';

/** The form as it would be saved, once the person rests from editing it. */
export function useSettled() {
  const session = useFormSession();
  const [marketplace, setMarketplace] = useState(() => marketplaceIn(session));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let values = session.values();
    const stop = session.subscribe(() => {
      if (values === session.values()) return;
      values = session.values();
      clearTimeout(timer);
      timer = setTimeout(() => setMarketplace(marketplaceIn(session)), 300);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [session]);
  return marketplace;
}
