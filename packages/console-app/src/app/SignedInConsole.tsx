import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useState } from 'react';
import type { SessionState } from '../session/SessionPort.ts';
import type { ConsoleAppProps } from './ConsoleApp.tsx';
import { createConsoleRouter } from './router.tsx';

export interface SignedInConsoleProps extends ConsoleAppProps {
  readonly state: Extract<SessionState, { status: 'signedIn' }>;
}

/** The application for a signed-in person: its router and its cache. */
export default function SignedInConsole({ state, history, ...parts }: SignedInConsoleProps) {
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
