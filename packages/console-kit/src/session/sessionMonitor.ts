import { session as sessionTexts } from '../messages/en.ts';
import { openSignInFrame } from './signInFrame.ts';
import { identityTimeout } from './withTimeout.ts';

/** Interval between checks of the session at the server, in milliseconds. */
const checkInterval = 5000;

export interface SessionMonitorOptions {
  readonly realmUrl: string;
  readonly clientId: string;
  /** Id of the session at the server: the `sid` claim. */
  readonly sessionId: string;
  /** Called when the session at the server is another one, or gone. */
  readonly onChanged: () => void;
  /** Called when the frame doesn't respond. Monitoring has stopped. */
  readonly onUnresponsive: (text: string) => void;
}

/**
 * Monitors the session through the server's session-check frame, so that sign-outs elsewhere are noticed. A frame that
 * doesn't respond ends the monitoring, never the session. Returns a function that stops monitoring.
 */
export function monitorSession({
  realmUrl,
  clientId,
  sessionId,
  onChanged,
  onUnresponsive,
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
    onUnresponsive(sessionTexts.monitorSilent);
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
      // 'error' means that the frame couldn't reach its server, e.g. while offline. That doesn't end the session.
      if (message === 'unchanged' || message === 'error') wait(checkInterval, check);
      if (message !== 'changed') return;
      stop();
      onChanged();
    },
  });
  wait(identityTimeout, giveUp);
  return stop;
}
