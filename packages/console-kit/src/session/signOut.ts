import { session as sessionTexts } from '../messages/en.ts';
import { assertReachable } from './reachability.ts';
import { startPath } from './returnPath.ts';
import type { SessionEnvironment } from './SessionEnvironment.ts';
import type { SessionParts } from './sessionParts.ts';

const key = 'advantage.signed-out';

/** Tells the other tabs about a sign-out that left this page with the form and has now returned. */
export function announceFinishedSignOut({
  storage,
  channel,
}: Pick<SessionEnvironment, 'storage' | 'channel'>): void {
  if (storage.getItem(key) === null) return;
  storage.removeItem(key);
  channel.announce();
}

/**
 * Creates `logout`. Signs out at the server first: if that fails, the session continues and the caller gets the error.
 */
export function createSignOut({ client, environment, store, identity, loopGuard }: SessionParts) {
  return async (): Promise<void> => {
    const { storage, channel } = environment;
    const idToken = identity.getIdToken();
    const result = await environment.postLogout(idToken);
    // Submitting the form leaves the page, which then couldn't show that the server isn't responding.
    if (result === 'blocked') await assertReachable({ environment }, sessionTexts.logoutNotReached);
    store.setState({ status: 'leaving' });
    client.clear();
    loopGuard.reset();
    if (result === 'done') {
      channel.announce();
      environment.redirect(startPath);
    } else {
      storage.setItem(key, 'yes');
      environment.submitLogoutForm(idToken);
    }
  };
}
