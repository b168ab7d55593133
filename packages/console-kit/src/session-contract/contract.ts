import { describe } from 'vitest';
import { describeStart } from './atStart.ts';
import { describeRedirectLoops } from './circles.ts';
import { describeComingBack } from './comingBack.ts';
import { describeFrames } from './frames.ts';
import { describeIdToken } from './idToken.ts';
import { describeProfile } from './profile.ts';
import { type CreateDriver, createScene, setupNoonClock } from './scene.ts';
import { describeSignIn } from './signIn.ts';
import { describeSignInWithPopup } from './signInWithPopup.ts';
import { describeSignOut } from './signOut.ts';
import { describeToken } from './token.ts';

/** Tests that every implementation of `SessionPort` must pass. Run them against the fake and against each adapter. */
export function describeSession(name: string, createDriver: CreateDriver): void {
  describe(name, () => {
    setupNoonClock();
    const scene = createScene(createDriver);
    describeStart(scene);
    describeComingBack(scene);
    describeRedirectLoops(scene);
    describeIdToken(scene);
    describeFrames(scene);
    describeToken(scene);
    describeSignIn(scene);
    describeSignInWithPopup(scene);
    describeSignOut(scene);
    describeProfile(scene);
  });
}
