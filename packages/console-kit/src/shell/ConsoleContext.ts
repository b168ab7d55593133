import { createContext, useContext } from 'react';
import type { ConsoleUser } from '../access/consoleUser.ts';
import type { Connection } from '../connection/connection.ts';
import type { ConsoleGateways } from '../gateways/ConsoleGateways.ts';
import type { SessionPort, SessionProfile } from '../session/SessionPort.ts';

/** A link to the page of the payment method. */
export interface PaymentMethodLink {
  readonly label: string;
  readonly href: string;
}

/** What every page behind sign-in may ask for. */
export interface ConsoleContextValue {
  readonly user: ConsoleUser;
  readonly profile: SessionProfile;
  readonly session: SessionPort;
  readonly gateways: ConsoleGateways;
  /** How the network, the sign-in server and the services are doing. */
  readonly connection: Connection;
  /** Called with the service's time of every answer of a list. */
  readonly onServerTime: (time: number) => void;
  /** Shows where a claim fails for the lack of a payment method. Default none. */
  readonly paymentMethod?: PaymentMethodLink | undefined;
}

const ConsoleContext = createContext<ConsoleContextValue | null>(null);

/** Gives the pages inside what they ask for with `useConsole`. */
export const ConsoleProvider = ConsoleContext.Provider;

/** The signed-in user, the session and the gateways. */
export function useConsole(): ConsoleContextValue {
  const value = useContext(ConsoleContext);
  if (!value) throw new Error('useConsole needs a ConsoleProvider around it.');
  return value;
}
