import { Button, Spinner, useMessages, useNow } from '@advantage/ui';
import { OfflineIcon } from '@advantage/ui/icons';
import { visuallyHidden } from '@advantage/ui/internal';
import { type ReactNode, useState } from 'react';
import * as en from '../messages/en.ts';
import type { SessionState } from '../session/SessionPort.ts';
import { NoticePage } from './NoticePage.tsx';
import * as styles from './notices.css.ts';

export interface SignInPageProps {
  /** The state of the session. Signed-in users see the console instead. */
  readonly state: Exclude<SessionState, { status: 'signedIn' }>;
  /** Called to retry sign-in. */
  readonly onTryAgain: () => void;
}

/** Time after which the page says that sign-in is taking longer than usual, in milliseconds. */
const lateAfter = 5000;

function SigningIn({ tryAgain }: { readonly tryAgain: ReactNode }) {
  const t = useMessages(en.signIn);
  const now = useNow();
  const [start] = useState(now);
  return (
    <main className={styles.signingIn}>
      <h1 className={visuallyHidden}>{t.heading}</h1>
      <Spinner label={t.signingIn} size={24} />
      <div role="status" className={styles.late}>
        {now - start >= lateAfter && (
          <>
            <p>{t.late}</p>
            {tryAgain}
          </>
        )}
      </div>
    </main>
  );
}

/** Returns what to say about a sign-in that doesn't go on by itself. Undefined for one that does. */
function noticeOf(state: SignInPageProps['state'], t: typeof en.signIn, offline: string) {
  switch (state.status) {
    case 'stopped':
      return { title: t.stopped, text: t.stoppedHint };
    case 'offline':
      return { title: t.offline, icon: OfflineIcon, text: offline };
    case 'failed':
      return { title: t.failed, text: state.message };
    default:
      return undefined;
  }
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
  const notice = noticeOf(state, t, offline);
  if (!notice) return <SigningIn tryAgain={tryAgain} />;
  const { text, ...props } = notice;
  return (
    <NoticePage {...props} actions={tryAgain}>
      {text}
    </NoticePage>
  );
}
