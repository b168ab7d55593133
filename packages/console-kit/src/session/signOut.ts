import { session as sessionTexts } from '../messages/en.ts';
import { assertReachable } from './obstacle.ts';
import { startPath } from './returnPath.ts';
import type { SessionEnvironment } from './SessionEnvironment.ts';
import type { SessionParts } from './sessionParts.ts';

const key = 'advantage.signed-out';

/** Tells the other tabs about a sign-out that left this page with the form and has come back now. */
export function announceFinishedSignOut({
  storage,
  channel,
}: Pick<SessionEnvironment, 'storage' | 'channel'>): void {
  if (storage.getItem(key) === null) return;
  storage.removeItem(key);
  channel.announce();
}

/** Signs out at the server first: when that fails, the session goes on and the caller is told why. */
export function createSignOut({ client, environment, store, identity }: SessionParts) {
  return async (): Promise<void> => {
    const { storage, channel } = environment;
    const idToken = identity.getIdToken();
    const result = await environment.postLogout(idToken);
    // The form leaves the page, which could not say any more that nothing answers there.
    if (result === 'blocked') await assertReachable({ environment }, sessionTexts.logoutNotReached);
    store.setState({ status: 'leaving' });
    client.clear();
    if (result === 'done') {
      channel.announce();
      environment.navigate(startPath);
    } else {
      storage.setItem(key, 'yes');
      environment.submitLogoutForm(idToken);
    }
  };
}
