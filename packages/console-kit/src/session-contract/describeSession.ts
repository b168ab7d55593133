import { describe } from 'vitest';
import { describeSignIn, describeSignInWithPopup, describeSignOut } from './describeSignIn.ts';
import { describeComingBack, describeFrames, describeRedirectLoops, describeStart } from './describeStart.ts';
import { describeIdToken, describeProfile, describeToken } from './describeToken.ts';
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
