import { media } from '@advantage/ui/theme';
import { useSyncExternalStore } from 'react';

/** Whether the page is narrower than 768 px: rows are then cards (TBL-39). False while rendering on a server. */
export const usePhoneLayout = () => useSyncExternalStore(subscribe, isPhone, () => false);

const isPhone = () => typeof matchMedia === 'function' && matchMedia(media.phone).matches;

function subscribe(onChange: () => void): () => void {
  if (typeof matchMedia !== 'function') return () => {};
  const query = matchMedia(media.phone);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
