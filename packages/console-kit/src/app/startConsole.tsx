import { useStore } from '@advantage/live-list/react';
import { createServerClock } from '@advantage/referrals';
import { BrandProvider, ClockProvider, createSystemClock } from '@advantage/ui';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { type Connection, createConnection } from '../connection/connection.ts';
import type { ConsoleGateways } from '../gateways/ConsoleGateways.ts';
import { colorMode, syncColorMode } from '../shell/colorMode.ts';
import { Console, type ConsoleProps } from './Console.tsx';
import { type CatalogMessages, OwnMessages, validateMessages } from './OwnMessages.tsx';

/** Options of `startConsole`. */
export interface StartConsoleOptions extends Pick<ConsoleProps, 'load' | 'session' | 'brand'> {
  /** Creates the gateways. Pass the connection on, so that the console notices when a service doesn't respond. */
  readonly gateways: (connection: Connection) => ConsoleGateways;
  /**
   * Texts for the whole console, also before sign-in: usually those of `@advantage/console-kit/messages`. Those that only
   * signed-in users see belong in `createApplication`, which loads later. Default: English.
   */
  readonly messages?: readonly CatalogMessages[];
}

const ColorMode = ({ children }: { readonly children: ReactNode }) => (
  <BrandProvider mode={useStore(colorMode)}>{children}</BrandProvider>
);

/**
 * Starts a console in an element of the page, along with its session, connection, clock and color mode. Call it once
 * per page load.
 */
export function startConsole(
  root: HTMLElement,
  { session, load, brand, gateways: createGateways, messages = [] }: StartConsoleOptions,
): void {
  validateMessages(messages);
  syncColorMode();
  void session.start();
  // Load the application while sign-in redirects. If loading fails, `Console` shows the error in its place.
  const application = load();
  application.catch(() => {});
  const connection = createConnection();
  connection.follow(session);
  const gateways = createGateways(connection);
  const serverClock = createServerClock();
  createRoot(root).render(
    <StrictMode>
      <ClockProvider clock={createSystemClock(serverClock)}>
        <OwnMessages all={messages}>
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
        </OwnMessages>
      </ClockProvider>
    </StrictMode>,
  );
}
