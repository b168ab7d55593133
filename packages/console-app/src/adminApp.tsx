import { useStore } from '@advantage/live-list/react';
import { createServerClock } from '@advantage/referrals';
import { BrandProvider, ClockProvider, createSystemClock } from '@advantage/ui';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ConsoleApp } from './app/ConsoleApp.tsx';
import { loadSignedInConsole } from './app/loadSignedInConsole.ts';
import type { Config } from './config/configSchema.ts';
import { createConnection } from './connection/connection.ts';
import { createServices } from './gateways/createServices.ts';
import { createKeycloakSession } from './session/keycloakSession.ts';
import { colorMode, followColorMode } from './startup/colorMode.ts';
import { startApp } from './startup/startApp.ts';

const ColorMode = ({ children }: { readonly children: ReactNode }) => (
  <BrandProvider mode={useStore(colorMode)}>{children}</BrandProvider>
);

/** The one session of the page starts here, outside React (K5). */
function show(root: HTMLElement, config: Config) {
  followColorMode();
  const session = createKeycloakSession(config.keycloak);
  void session.start();
  // It comes while sign-in asks its way there and back. A failure shows where the application would be.
  loadSignedInConsole().catch(() => {});
  const connection = createConnection();
  connection.follow(session);
  const services = createServices(config, session, connection);
  const serverClock = createServerClock();
  createRoot(root).render(
    <StrictMode>
      <ClockProvider clock={createSystemClock(serverClock)}>
        <ColorMode>
          <ConsoleApp
            config={config}
            session={session}
            services={services}
            connection={connection}
            onServerTime={serverClock.observe}
          />
        </ColorMode>
      </ClockProvider>
    </StrictMode>,
  );
}

void startApp(show);
