import * as z from 'zod/mini';
import { session as sessionTexts } from '../messages/en.ts';
import type { IdentityClient } from './IdentityClient.ts';
import type { SessionProfile } from './SessionPort.ts';
import { withTimeout } from './withTimeout.ts';

const profileSchema = z.object({
  username: z.string().check(z.minLength(1)),
  firstName: z.optional(z.string()),
  lastName: z.optional(z.string()),
});

/** Loads the profile of the signed-in user, and returns the user name in it. */
export function createUserProfile(client: Pick<IdentityClient, 'getTokens' | 'loadProfile'>) {
  let profile: SessionProfile | undefined;
  return {
    async load(): Promise<SessionProfile> {
      if (!client.getTokens()) throw new Error(sessionTexts.noProfile);
      const { username, firstName, lastName } = z.parse(
        profileSchema,
        await withTimeout(client.loadProfile(), sessionTexts.noAnswer),
      );
      profile = { username, ...(firstName && { firstName }), ...(lastName && { lastName }) };
      return profile;
    },
    getUsername(): string {
      if (!profile || !client.getTokens()) throw new Error(sessionTexts.noUsername);
      return profile.username;
    },
  };
}
