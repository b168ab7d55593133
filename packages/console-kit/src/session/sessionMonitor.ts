import { session as sessionTexts } from '../messages/en.ts';
import { openSignInFrame } from './signInFrame.ts';
import { identityTimeout } from './withTimeout.ts';

/** How often the session at the server is checked, in milliseconds. */
const checkInterval = 5000;

export interface SessionMonitorOptions {
  readonly realmUrl: string;
  readonly clientId: string;
  /** The session's id at the server: the `sid` claim. */
  readonly sessionId: string;
  /** The session at the server is another one, or gone. */
  readonly onChanged: () => void;
  /** The frame does not answer; monitoring has stopped. */
  readonly onSilent: (text: string) => void;
}

/**
 * Watches the session through the session-check frame, so that signing out elsewhere is noticed. A frame that
 * stays silent ends the monitoring, never the session. Returns a function that ends it.
 */
export function monitorSession({
  realmUrl,
  clientId,
  sessionId,
  onChanged,
  onSilent,
}: SessionMonitorOptions): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = (milliseconds: number, then: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(then, milliseconds);
  };
  const stop = () => {
    clearTimeout(timer);
    frame.close();
  };
  const giveUp = () => {
    stop();
    onSilent(sessionTexts.monitorSilent);
  };
  const check = () => {
    wait(identityTimeout, giveUp);
    frame.post(`${clientId} ${sessionId}`);
  };
  const frame = openSignInFrame({
    url: `${realmUrl}/protocol/openid-connect/login-status-iframe.html`,
    title: 'session-check',
    onLoad: () => wait(checkInterval, check),
    onMessage(message) {
      // 'error' says that the frame could not ask its server, as without a network: that ends no session.
      if (message === 'unchanged' || message === 'error') wait(checkInterval, check);
      if (message !== 'changed') return;
      stop();
      onChanged();
    },
  });
  wait(identityTimeout, giveUp);
  return stop;
}
