import { session as sessionTexts } from '../messages/en.ts';
import { withTimeout } from './withTimeout.ts';

/**
 * Resolves if the sign-in server responds at all, because a page that has left for a server that is down can't show an
 * error. The content of the response is ignored.
 */
export async function probeServer(realmUrl: string, fetchFn: typeof fetch = fetch): Promise<void> {
  const url = `${realmUrl}/.well-known/openid-configuration`;
  await withTimeout(
    fetchFn(url, { mode: 'no-cors', credentials: 'omit', cache: 'no-store' }),
    sessionTexts.noAnswer,
  );
}
