import { BrandProvider } from '@advantage/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type RouterHistory, RouterProvider } from '@tanstack/react-router';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { brandOf } from '../../config/brandOf.ts';
import type { Config } from '../../config/configSchema.ts';
import { hostBrand } from '../../config/hostBrand.ts';
import { SignInPage } from '../../pages/SignInPage/SignInPage.tsx';
import { createConsoleRouter } from '../../routes/router.tsx';
import type { Services } from '../../services/createServices.ts';
import type { SessionPort, SessionState } from '../../session/SessionPort.ts';

export interface ConsoleAppProps {
  readonly config: Pick<Config, 'brands'>;
  readonly session: SessionPort;
  readonly services: Services;
  /** Told of the service's time with every answer of a list. */
  readonly onServerTime: (time: number) => void;
  /** Where addresses are kept. Default: the browser. */
  readonly history?: RouterHistory;
}

interface SignedInConsoleProps extends ConsoleAppProps {
  readonly state: Extract<SessionState, { status: 'signedIn' }>;
}

function SignedInConsole({ state, history, ...parts }: SignedInConsoleProps) {
  const [queries] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: 1 } } }));
  const [router] = useState(() => {
    const { claims, profile } = state;
    return createConsoleRouter({ ...parts, claims, profile }, history);
  });
  return (
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}

/** Everything behind sign-in: it prompts for sign-in whenever nobody is signed in (RTE-17, AUT-13). */
export function ConsoleApp(props: ConsoleAppProps) {
  const { config, session } = props;
  const state = useSyncExternalStore(session.subscribe, session.getState);
  useEffect(() => {
    if (state.status === 'signedOut') void session.login(window.location.pathname + window.location.search);
  }, [state, session]);
  if (state.status === 'signedIn') return <SignedInConsole {...props} state={state} />;
  return (
    <BrandProvider brand={brandOf(hostBrand(window.location.hostname).brandKey, config)}>
      <SignInPage state={state} onTryAgain={() => void session.tryAgain()} />
    </BrandProvider>
  );
}
