import { Button, Spinner, useMessages, useNow } from '@advantage/ui';
import { OfflineIcon } from '@advantage/ui/icons';
import { visuallyHidden } from '@advantage/ui/internal';
import { type ReactNode, useState } from 'react';
import * as en from '../messages/en.ts';
import type { SessionState } from '../session/SessionPort.ts';
import { NoticePage } from './NoticePage.tsx';
import * as styles from './SignInPage.css.ts';

export interface SignInPageProps {
  /** The state of the session. Signed-in users see the console instead. */
  readonly state: Exclude<SessionState, { status: 'signedIn' }>;
  /** Called to retry sign-in. */
  readonly onTryAgain: () => void;
}

/** Time after which the page says that sign-in is taking longer than usual, in milliseconds. */
const lateAfter = 5000;

/** Whether the calling component has been mounted for at least `lateAfter`. */
function useIsLate(): boolean {
  const now = useNow();
  const [start] = useState(now);
  return now - start >= lateAfter;
}

interface SigningInProps {
  readonly tryAgain: ReactNode;
}

function SigningIn({ tryAgain }: SigningInProps) {
  const t = useMessages(en.signIn);
  const isLate = useIsLate();
  return (
    <main className={styles.page}>
      <h1 className={visuallyHidden}>{t.heading}</h1>
      <Spinner label={t.signingIn} size={24} />
      <div role="status" className={styles.late}>
        {isLate && (
          <>
            <p>{t.late}</p>
            {tryAgain}
          </>
        )}
      </div>
    </main>
  );
}

/** Shown while signing in, and when sign-in fails. */
export function SignInPage({ state, onTryAgain }: SignInPageProps) {
  const t = useMessages(en.signIn);
  const { offline } = useMessages(en.session);
  const tryAgain = (
    <Button tone="accent" size="l" onPress={onTryAgain}>
      {t.tryAgain}
    </Button>
  );
  if (state.status === 'stopped') {
    return (
      <NoticePage title={t.stopped} actions={tryAgain}>
        {t.stoppedHint}
      </NoticePage>
    );
  }
  if (state.status === 'offline') {
    return (
      <NoticePage title={t.offline} icon={OfflineIcon} actions={tryAgain}>
        {offline}
      </NoticePage>
    );
  }
  if (state.status === 'failed') {
    return (
      <NoticePage title={t.failed} actions={tryAgain}>
        {state.message}
      </NoticePage>
    );
  }
  return <SigningIn tryAgain={tryAgain} />;
}
