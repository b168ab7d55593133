import { useStore } from '@advantage/live-list/react';
import { createServerClock } from '@advantage/referrals';
import { BrandProvider, ClockProvider, createSystemClock } from '@advantage/ui';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { type Connection, createConnection } from '../connection/connection.ts';
import type { ConsoleGateways } from '../gateways/ConsoleGateways.ts';
import { colorMode, followColorMode } from '../shell/colorMode.ts';
import { Console, type ConsoleProps } from './Console.tsx';

/** What a console is started with. */
export interface StartConsoleOptions extends Pick<ConsoleProps, 'load' | 'session' | 'brand'> {
  /** Makes the gateways. Pass the connection on, so that the console notices when a service does not answer. */
  readonly gateways: (connection: Connection) => ConsoleGateways;
}

const ColorMode = ({ children }: { readonly children: ReactNode }) => (
  <BrandProvider mode={useStore(colorMode)}>{children}</BrandProvider>
);

/**
 * Starts a console in an element of the page, with everything that goes around it: session, connection, clock and color
 * mode. Call it once per page load.
 */
export function startConsole(
  root: HTMLElement,
  { session, load, brand, gateways: createGateways }: StartConsoleOptions,
): void {
  followColorMode();
  void session.start();
  // It comes while sign-in asks its way there and back. A failure shows where the application would be.
  const application = load();
  application.catch(() => {});
  const connection = createConnection();
  connection.follow(session);
  const gateways = createGateways(connection);
  const serverClock = createServerClock();
  createRoot(root).render(
    <StrictMode>
      <ClockProvider clock={createSystemClock(serverClock)}>
        <ColorMode>
          <Console
            load={() => application}
            brand={brand}
            session={session}
            gateways={gateways}
            connection={connection}
            onServerTime={serverClock.observe}
          />
        </ColorMode>
      </ClockProvider>
    </StrictMode>,
  );
}
