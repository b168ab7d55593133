import { Button } from '@advantage/ui';
import { useState } from 'react';
import { NoticePage } from './NoticePage.tsx';

export interface SessionEndedPageProps {
  /** Signs in again in a new window; rejects with a text for people. */
  readonly onSignIn: () => Promise<void>;
  /** Gives the work up and goes to sign-in. */
  readonly onLeave: () => void;
}

/** Covers the console when its session ended before work was saved. The console is hidden and kept as it is (AUT-13). */
export function SessionEndedPage({ onSignIn, onLeave }: SessionEndedPageProps) {
  const [problem, setProblem] = useState<string>();
  const signIn = () => {
    setProblem(undefined);
    onSignIn().catch((error: Error) => setProblem(error.message));
  };
  return (
    <NoticePage
      title="Your session has ended"
      actions={
        <>
          <Button tone="accent" size="l" onPress={signIn}>
            Sign in again
          </Button>
          <Button size="l" onPress={onLeave}>
            Leave without saving
          </Button>
        </>
      }
    >
      Your changes aren't saved yet. Sign in again in a new window to continue.
      {problem && <p role="alert">{problem}</p>}
    </NoticePage>
  );
}
