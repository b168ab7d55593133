import { createContext, useContext } from 'react';
import type { ConsoleUser } from '../access/consoleUser.ts';
import type { Connection } from '../connection/connection.ts';
import type { ConsoleGateways } from '../gateways/ConsoleGateways.ts';
import type { SessionPort, SessionProfile } from '../session/SessionPort.ts';

/** Link to the payment method page. */
export interface PaymentMethodLink {
  readonly label: string;
  readonly href: string;
}

/** What is available to every page behind sign-in. */
export interface ConsoleContextValue {
  readonly user: ConsoleUser;
  readonly profile: SessionProfile;
  readonly session: SessionPort;
  readonly gateways: ConsoleGateways;
  /** The state of the network, the sign-in server and the services. */
  readonly connection: Connection;
  /** Called with the service's time from every list response. */
  readonly onServerTime: (time: number) => void;
  /** Link shown when a claim fails because there is no payment method. Default none. */
  readonly paymentMethod?: PaymentMethodLink | undefined;
}

const ConsoleContext = createContext<ConsoleContextValue | null>(null);

/** Provides the value of `useConsole` to the pages inside. */
export const ConsoleProvider = ConsoleContext.Provider;

/** Returns the signed-in user, the session and the gateways. */
export function useConsole(): ConsoleContextValue {
  const value = useContext(ConsoleContext);
  if (!value) throw new Error('useConsole needs a ConsoleProvider around it.');
  return value;
}
