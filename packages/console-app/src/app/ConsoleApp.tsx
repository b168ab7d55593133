import { BrandProvider } from '@advantage/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type RouterHistory, RouterProvider } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { brandOf } from '../config/brandOf.ts';
import type { Config } from '../config/configSchema.ts';
import { hostBrand } from '../config/hostBrand.ts';
import type { Services } from '../gateways/createServices.ts';
import { SessionEndedPage } from '../notices/SessionEndedPage.tsx';
import { SignInPage } from '../notices/SignInPage.tsx';
import type { SessionPort, SessionState } from '../session/SessionPort.ts';
import { UnsavedWorkContext } from '../shell/unsavedWork.ts';
import * as styles from './ConsoleApp.css.ts';
import { createConsoleRouter } from './router.tsx';

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

type SignedIn = SignedInConsoleProps['state'];

/** Goes to sign-in and comes back to this very address (RTE-17). */
const prompt = (session: SessionPort) =>
  void session.login(window.location.pathname + window.location.search);

/** The person who signed in last, as long as the console may show or keep what it drew for that person. */
function useSignedIn(state: SessionState, isUnsaved: boolean): SignedIn | null {
  const [last, setLast] = useState<SignedIn | null>(null);
  const now = state.status === 'signedIn' ? state : state.status === 'signedOut' && isUnsaved ? last : null;
  if (now !== last) setLast(now);
  return now;
}

/** Gives the focus back to where it was when what is inside comes into sight again. */
function useKeptFocus(isHidden: boolean): void {
  const kept = useRef<Element>(null);
  useLayoutEffect(() => {
    if (isHidden) kept.current = document.activeElement;
  }, [isHidden]);
  useEffect(() => {
    const { current } = kept;
    // Once React is done: what takes the focus may set state.
    if (!isHidden && current instanceof HTMLElement) queueMicrotask(() => current.focus());
  }, [isHidden]);
}

/**
 * Everything behind sign-in: it prompts for sign-in whenever nobody is signed in (RTE-17, AUT-13). Where that would
 * lose unsaved work, the console stays, out of sight, until the same person has signed in again.
 */
export function ConsoleApp(props: ConsoleAppProps) {
  const { config, session } = props;
  const state = useSyncExternalStore(session.subscribe, session.getState);
  const [isUnsaved, setUnsaved] = useState(false);
  const signedIn = useSignedIn(state, isUnsaved);
  const isHidden = state.status !== 'signedIn';
  useEffect(() => {
    if (state.status === 'signedOut' && !isUnsaved) prompt(session);
  }, [state, session, isUnsaved]);
  useKeptFocus(isHidden);
  return (
    <>
      {signedIn && (
        <UnsavedWorkContext value={setUnsaved}>
          <div hidden={isHidden} className={styles.console}>
            <SignedInConsole {...props} state={signedIn} />
          </div>
        </UnsavedWorkContext>
      )}
      {state.status !== 'signedIn' && (
        <BrandProvider brand={brandOf(hostBrand(window.location.hostname).brandKey, config)}>
          {signedIn ? (
            <SessionEndedPage onSignIn={session.signInAside} onLeave={() => prompt(session)} />
          ) : (
            <SignInPage state={state} onTryAgain={() => void session.tryAgain()} />
          )}
        </BrandProvider>
      )}
    </>
  );
}
