import { Button, useMessages } from '@advantage/ui';
import { LockIcon } from '@advantage/ui/icons';
import { useState } from 'react';
import * as en from '../messages/en.ts';
import { NoticePage } from './NoticePage.tsx';

export interface SessionEndedPageProps {
  /** Signs in again in a new window. Rejects with an error message for the user. */
  readonly onSignIn: () => Promise<void>;
  /** Discards unsaved changes and opens sign-in. */
  readonly onLeave: () => void;
}

/** Covers the console if its session ended before work was saved. The console stays mounted but hidden. */
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
      icon={LockIcon}
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
      <span>{t.unsaved}</span>
      {problem && <p role="alert">{problem}</p>}
    </NoticePage>
  );
}
