import type { BrandContent } from '@advantage/reference-data';
import { type Brand, BrandProvider, useMessages } from '@advantage/ui';
import { FullPageOverlay } from '@advantage/ui/internal';
import {
  type ComponentType,
  lazy,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import * as en from '../messages/en.ts';
import { PageError } from '../notices/PageError.tsx';
import { reloadPage } from '../notices/reloadPage.ts';
import { SessionEndedPage } from '../notices/SessionEndedPage.tsx';
import { SignInPage } from '../notices/SignInPage.tsx';
import type { SessionPort, SessionState } from '../session/SessionPort.ts';
import { UnsavedWorkContext, useUnsavedWorkState } from '../shell/unsavedWork.ts';
import * as styles from './Console.css.ts';
import type { ApplicationProps } from './createApplication.tsx';

/** A module whose default export is an application made by `createApplication`. */
export interface ApplicationModule {
  readonly default: ComponentType<ApplicationProps>;
}

export interface ConsoleProps extends Omit<ApplicationProps, 'state'> {
  /**
   * Loads everything behind sign-in, separately from the sign-in page. If its code can't be loaded, because of the
   * network or a newer deployment, only a reload of the page helps.
   */
  readonly load: () => Promise<ApplicationModule>;
  /** Brand of the pages shown before sign-in. */
  readonly brand: Brand<BrandContent>;
}

type SignedIn = Extract<SessionState, { status: 'signedIn' }>;

/** Opens sign-in, which returns to the current URL. */
const redirectToSignIn = (session: SessionPort) =>
  void session.login(window.location.pathname + window.location.search);

/** Returns the signed-in state, or the last one if the session ended with unsaved work. Null otherwise. */
function useSignedIn(state: SessionState, isUnsaved: boolean): SignedIn | null {
  const [last, setLast] = useState<SignedIn | null>(null);
  const now = state.status === 'signedIn' ? state : state.status === 'signedOut' && isUnsaved ? last : null;
  if (now !== last) setLast(now);
  return now;
}

/** Restores focus when the hidden content becomes visible again. */
function useRestoredFocus(isHidden: boolean): void {
  const focused = useRef<Element>(null);
  useLayoutEffect(() => {
    if (isHidden) focused.current = document.activeElement;
  }, [isHidden]);
  useEffect(() => {
    const { current } = focused;
    // Wait until React has finished: focus handlers may set state.
    if (!isHidden && current instanceof HTMLElement) queueMicrotask(() => current.focus());
  }, [isHidden]);
}

/**
 * A console. Opens sign-in whenever the user is signed out. If that would lose unsaved work, the console stays mounted
 * but hidden until the same user has signed in again.
 */
export function Console({ load, brand, ...parts }: ConsoleProps) {
  const { session } = parts;
  const [Application] = useState(() =>
    lazy(() =>
      load().catch((error: unknown) => ({
        default: () => <PageError error={error} reset={reloadPage} />,
      })),
    ),
  );
  const t = useMessages(en.signIn);
  const state = useSyncExternalStore(session.subscribe, session.getState);
  const unsavedWork = useUnsavedWorkState();
  const { isUnsaved } = unsavedWork;
  const signedIn = useSignedIn(state, isUnsaved);
  const isHidden = state.status !== 'signedIn';
  useEffect(() => {
    if (state.status === 'signedOut' && !isUnsaved) redirectToSignIn(session);
  }, [state, session, isUnsaved]);
  useRestoredFocus(isHidden);
  return (
    <>
      {signedIn && (
        <UnsavedWorkContext.Provider value={unsavedWork}>
          <div hidden={isHidden} className={styles.consoleFrame}>
            <Suspense
              fallback={
                <BrandProvider brand={brand}>
                  <SignInPage state={{ status: 'starting' }} onTryAgain={reloadPage} />
                </BrandProvider>
              }
            >
              <Application {...parts} state={signedIn} />
            </Suspense>
          </div>
        </UnsavedWorkContext.Provider>
      )}
      {state.status !== 'signedIn' && (
        <BrandProvider brand={brand}>
          {signedIn ? (
            <FullPageOverlay label={t.ended}>
              <SessionEndedPage
                onSignIn={session.signInWithPopup}
                onLeave={() => redirectToSignIn(session)}
              />
            </FullPageOverlay>
          ) : (
            <SignInPage state={state} onTryAgain={() => void session.tryAgain()} />
          )}
        </BrandProvider>
      )}
    </>
  );
}
