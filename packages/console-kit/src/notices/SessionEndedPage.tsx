import { Button, useMessages } from '@advantage/ui';
import { useState } from 'react';
import * as en from '../messages/en.ts';
import { NoticePage } from './NoticePage.tsx';

export interface SessionEndedPageProps {
  /** Signs in again in a new window; rejects with a text for people. */
  readonly onSignIn: () => Promise<void>;
  /** Gives the work up and goes to sign-in. */
  readonly onLeave: () => void;
}

/** Covers the console when its session ended before work was saved. The console is hidden and kept as it is. */
export function SessionEndedPage({ onSignIn, onLeave }: SessionEndedPageProps) {
  const t = useMessages(en.signIn);
  const [problem, setProblem] = useState<string>();
  const signIn = () => {
    setProblem(undefined);
    onSignIn().catch((error: Error) => setProblem(error.message));
  };
  return (
    <NoticePage
      title={t.ended}
      actions={
        <>
          <Button tone="accent" size="l" onPress={signIn}>
            {t.signInAgain}
          </Button>
          <Button size="l" onPress={onLeave}>
            {t.leave}
          </Button>
        </>
      }
    >
      {t.unsaved}
      {problem && <p role="alert">{problem}</p>}
    </NoticePage>
  );
}
