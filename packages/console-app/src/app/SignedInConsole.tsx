import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useState } from 'react';
import type { SessionState } from '../session/SessionPort.ts';
import { useRecovery } from '../shell/useRecovery.ts';
import type { ConsoleAppProps } from './ConsoleApp.tsx';
import { createConsoleRouter } from './router.tsx';

export interface SignedInConsoleProps extends ConsoleAppProps {
  readonly state: Extract<SessionState, { status: 'signedIn' }>;
}

/** The application for a signed-in person: its router and its cache. */
export default function SignedInConsole({ state: signedIn, history, ...parts }: SignedInConsoleProps) {
  const [queries] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: 1 } } }));
  const [router] = useState(() => {
    const { claims, profile } = signedIn;
    return createConsoleRouter({ ...parts, claims, profile }, history);
  });
  // Most queries are tried once, so that people hear of a failure at once.
  const refetchFailed = () =>
    void queries.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
  useRecovery(parts.connection, 'core', refetchFailed);
  useRecovery(parts.connection, 'identity', refetchFailed);
  useRecovery(parts.connection, 'referral', refetchFailed);
  return (
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}
