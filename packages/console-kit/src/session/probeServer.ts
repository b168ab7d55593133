import { session as sessionTexts } from '../messages/en.ts';
import { withTimeout } from './withTimeout.ts';

/**
 * Resolves when the sign-in server answers at all: a page that leaves for a server which is down cannot say so any
 * more. What it answers is nobody's business here.
 */
export async function probeServer(realmUrl: string, fetchFn: typeof fetch = fetch): Promise<void> {
  const url = `${realmUrl}/.well-known/openid-configuration`;
  await withTimeout(
    fetchFn(url, { mode: 'no-cors', credentials: 'omit', cache: 'no-store' }),
    sessionTexts.noAnswer,
  );
}
