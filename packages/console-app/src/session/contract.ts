import { describe } from 'vitest';
import { describeStart } from './contract/atStart.ts';
import { describeCircles } from './contract/circles.ts';
import { describeComingBack } from './contract/comingBack.ts';
import { describeFrames } from './contract/frames.ts';
import { describeIdToken } from './contract/idToken.ts';
import { describeProfile } from './contract/profile.ts';
import { type CreateDriver, createScene, playAtNoon } from './contract/scene.ts';
import { describeSignIn } from './contract/signIn.ts';
import { describeSignInAside } from './contract/signInAside.ts';
import { describeSignOut } from './contract/signOut.ts';
import { describeToken } from './contract/token.ts';

/** What every implementation of `SessionPort` must do. Run it against the fake and against each adapter. */
export function describeSession(name: string, createDriver: CreateDriver): void {
  describe(name, () => {
    playAtNoon();
    const scene = createScene(createDriver);
    describeStart(scene);
    describeComingBack(scene);
    describeCircles(scene);
    describeIdToken(scene);
    describeFrames(scene);
    describeToken(scene);
    describeSignIn(scene);
    describeSignInAside(scene);
    describeSignOut(scene);
    describeProfile(scene);
  });
}
