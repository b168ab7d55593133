import { session as sessionTexts } from '../messages/en.ts';
import type { SessionState } from './SessionPort.ts';
import type { SessionParts } from './sessionParts.ts';
import { TimeoutError } from './withTimeout.ts';

/** Why the page should not leave for the sign-in server; undefined when it may. */
export async function findObstacle({
  environment,
}: Pick<SessionParts, 'environment'>): Promise<SessionState | undefined> {
  if (!environment.isOnline()) return { status: 'offline' };
  try {
    await environment.probeServer();
    return undefined;
  } catch (error) {
    const message = error instanceof TimeoutError ? error.message : sessionTexts.notReached;
    return { status: 'failed', message };
  }
}

/** Throws a text for people where a page or a window that leaves for the sign-in server would find nothing. */
export async function assertReachable(
  parts: Pick<SessionParts, 'environment'>,
  text: string = sessionTexts.notReached,
): Promise<void> {
  if (await findObstacle(parts)) throw new Error(text);
}
