import { Banner } from '@advantage/ui';
import { OfflineIcon } from '@advantage/ui/icons';
import { useSyncExternalStore } from 'react';

const subscribe = (onChange: () => void) => {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
};

/** Says that the network is gone, as long as it is. */
export function OfflineBanner() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  if (isOnline) return null;
  return (
    <Banner tone="caution" icon={OfflineIcon} role="status" title="You are offline.">
      Lists keep their last rows and go on by themselves when the network is back.
    </Banner>
  );
}
