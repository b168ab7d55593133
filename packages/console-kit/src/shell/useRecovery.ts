import { useEvent } from '@advantage/ui/internal';
import { useEffect } from 'react';
import type { Connection, WatchedService } from '../connection/connection.ts';

/** Calls `onRecovery` when a service responds again after an outage, or when the network is back. */
export function useRecovery(connection: Connection, service: WatchedService, onRecovery: () => void): void {
  const recover = useEvent(onRecovery);
  useEffect(() => {
    const isOut = () => {
      const { isOnline, down } = connection.get();
      return !isOnline || down.includes(service);
    };
    let wasDown = isOut();
    return connection.subscribe(() => {
      const isDown = isOut();
      if (wasDown && !isDown) recover();
      wasDown = isDown;
    });
  }, [connection, service, recover]);
}
