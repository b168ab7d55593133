import { session as sessionTexts } from '../messages/en.ts';
import type { SessionState } from './SessionPort.ts';
import type { SessionParts } from './sessionParts.ts';
import { TimeoutError } from './withTimeout.ts';

/** Returns why the page shouldn't leave for the sign-in server, or undefined if it may. */
export async function checkReachability({
  environment,
}: Pick<SessionParts, 'environment'>): Promise<SessionState | undefined> {
  try {
    await environment.probeServer();
    return undefined;
  } catch (error) {
    if (!environment.isOnline()) return { status: 'offline' };
    const message = error instanceof TimeoutError ? error.message : sessionTexts.notReached;
    return { status: 'failed', message };
  }
}

/** Throws an error message for the user if a page or popup that leaves for the sign-in server wouldn't reach it. */
export async function assertReachable(
  parts: Pick<SessionParts, 'environment'>,
  text: string = sessionTexts.notReached,
): Promise<void> {
  if (await checkReachability(parts)) throw new Error(text);
}
