import { describe } from 'vitest';
import { describeComingBack } from './describeComingBack.ts';
import { describeFrames } from './describeFrames.ts';
import { describeIdToken } from './describeIdToken.ts';
import { describeProfile } from './describeProfile.ts';
import { describeRedirectLoops } from './describeRedirectLoops.ts';
import { describeSignIn } from './describeSignIn.ts';
import { describeSignInWithPopup } from './describeSignInWithPopup.ts';
import { describeSignOut } from './describeSignOut.ts';
import { describeStart } from './describeStart.ts';
import { describeToken } from './describeToken.ts';
import { type CreateDriver, createScene, setupNoonClock } from './scene.ts';

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
