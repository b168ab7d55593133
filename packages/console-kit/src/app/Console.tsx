import { type Brand, BrandProvider, useMessages } from '@advantage/ui';
import { PageCover } from '@advantage/ui/internal';
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
import { UnsavedWorkContext } from '../shell/unsavedWork.ts';
import * as styles from './Console.css.ts';
import type { ApplicationProps } from './createApplication.tsx';

/** The code of an application; `createApplication` makes one. */
export interface ApplicationModule {
  readonly default: ComponentType<ApplicationProps>;
}

export interface ConsoleProps extends Omit<ApplicationProps, 'state'> {
  /**
   * Loads what is behind sign-in, apart from the page of sign-in. Where its code does not come, because of the network or
   * of a newer deployment, only a new load of the page brings it.
   */
  readonly load: () => Promise<ApplicationModule>;
  /** The brand of the pages that show before anyone is signed in. */
  readonly brand: Brand;
}

type SignedIn = Extract<SessionState, { status: 'signedIn' }>;

/** Goes to sign-in and comes back to this very address. */
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
function useRestoredFocus(isHidden: boolean): void {
  const focused = useRef<Element>(null);
  useLayoutEffect(() => {
    if (isHidden) focused.current = document.activeElement;
  }, [isHidden]);
  useEffect(() => {
    const { current } = focused;
    // Once React is done: what takes the focus may set state.
    if (!isHidden && current instanceof HTMLElement) queueMicrotask(() => current.focus());
  }, [isHidden]);
}

/**
 * A console: it prompts for sign-in whenever nobody is signed in. Where that would
 * lose unsaved work, the console stays, out of sight, until the same person has signed in again.
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
  const [isUnsaved, setUnsaved] = useState(false);
  const signedIn = useSignedIn(state, isUnsaved);
  const isHidden = state.status !== 'signedIn';
  useEffect(() => {
    if (state.status === 'signedOut' && !isUnsaved) prompt(session);
  }, [state, session, isUnsaved]);
  useRestoredFocus(isHidden);
  return (
    <>
      {signedIn && (
        <UnsavedWorkContext.Provider value={setUnsaved}>
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
            <PageCover label={t.ended}>
              <SessionEndedPage onSignIn={session.signInWithPopup} onLeave={() => prompt(session)} />
            </PageCover>
          ) : (
            <SignInPage state={state} onTryAgain={() => void session.tryAgain()} />
          )}
        </BrandProvider>
      )}
    </>
  );
}
