import { Button, Spinner } from '@advantage/ui';
import type { SessionState } from '../../session/SessionPort.ts';
import { NoticePage } from '../NoticePage/NoticePage.tsx';
import * as styles from './SignInPage.css.ts';

export interface SignInPageProps {
  /** Where the session stands; a signed-in person sees the console instead. */
  readonly state: Exclude<SessionState, { status: 'signedIn' }>;
  /** Tries to sign in again. */
  readonly onTryAgain: () => void;
}

/** What shows while signing in, and when it does not work (K4). */
export function SignInPage({ state, onTryAgain }: SignInPageProps) {
  const tryAgain = (
    <Button tone="accent" size="l" onPress={onTryAgain}>
      Try again
    </Button>
  );
  if (state.status === 'stopped') {
    return (
      <NoticePage title="Sign-in was stopped" actions={tryAgain}>
        The sign-in server sent you back several times without signing you in. Try again; if it happens once
        more, ask your help desk.
      </NoticePage>
    );
  }
  if (state.status === 'failed') {
    return (
      <NoticePage title="Sign-in did not succeed" actions={tryAgain}>
        {state.message}
      </NoticePage>
    );
  }
  return (
    <main className={styles.page}>
      <Spinner label="Signing in" size={24} />
    </main>
  );
}
