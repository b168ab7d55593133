import { useEvent } from '@advantage/ui/internal';
import { useEffect } from 'react';
import type { Connection, WatchedService } from '../connection/connection.ts';

/** Calls back when a service answers again after it didn't. */
export function useRecovery(connection: Connection, service: WatchedService, onRecovery: () => void): void {
  const recover = useEvent(onRecovery);
  useEffect(() => {
    let wasDown = connection.get().down.includes(service);
    return connection.subscribe(() => {
      const isDown = connection.get().down.includes(service);
      if (wasDown && !isDown) recover();
      wasDown = isDown;
    });
  }, [connection, service, recover]);
}
