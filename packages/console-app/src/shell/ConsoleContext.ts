import { createContext, useContext } from 'react';
import type { ConsoleUser } from '../access/consoleUser.ts';
import type { Services } from '../gateways/createServices.ts';
import type { SessionPort, SessionProfile } from '../session/SessionPort.ts';

/** What every page behind sign-in may ask for. */
export interface ConsoleContextValue {
  readonly user: ConsoleUser;
  readonly profile: SessionProfile;
  readonly session: SessionPort;
  readonly services: Services;
  /** Told of the service's time with every answer of a list. */
  readonly onServerTime: (time: number) => void;
}

const ConsoleContext = createContext<ConsoleContextValue | null>(null);

/** Gives the pages inside what they ask for with `useConsole`. */
export const ConsoleProvider = ConsoleContext.Provider;

/** The signed-in user, the session and the services. */
export function useConsole(): ConsoleContextValue {
  const value = useContext(ConsoleContext);
  if (!value) throw new Error('useConsole needs a ConsoleProvider around it.');
  return value;
}
