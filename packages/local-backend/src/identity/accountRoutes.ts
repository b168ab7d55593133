import type { JWTPayload } from 'jose';
import { findPersonById, type Person } from '../access/people.ts';
import { Problem } from '../http/problem.ts';
import * as en from '../messages/en.ts';
import type { Bearers } from './bearer.ts';
import { userinfoOf } from './claims.ts';
import type { IdentityApp, IdentityContext, IdentityDependencies } from './context.ts';
import { protocolPath, realmPath } from './realm.ts';

const signedOut = () =>
  new Problem(401, en.signInPages.sessionEnded, {
    headers: { 'www-authenticate': 'Bearer realm="advantage", error="invalid_token"' },
  });

/** Returns Keycloak's account response, from which the console takes the username. */
const profileOf = ({ id, username, firstName, lastName, email }: Person) => ({
  id,
  username,
  firstName,
  lastName,
  email,
  emailVerified: true,
});

/** Serves the profile and userinfo of the token's user, as long as their session is active. */
export function serveAccount(
  app: IdentityApp,
  { getProvider }: IdentityDependencies,
  bearers: Bearers,
): void {
  async function person(context: IdentityContext): Promise<Person> {
    const [scheme = '', token = ''] = (context.req.header('authorization') ?? '').split(' ');
    if (scheme.toLowerCase() !== 'bearer') throw signedOut();
    const { sub = '', sid }: JWTPayload = await bearers.verify(token);
    const session = await getProvider(context).Session.findByUid(String(sid));
    const found = findPersonById(sub);
    if (found === undefined || session?.accountId !== sub) throw signedOut();
    return found;
  }

  app.get(`${realmPath}/account`, async (context) => context.json(profileOf(await person(context))));
  app.get(`${protocolPath}/userinfo`, async (context) => context.json(userinfoOf(await person(context))));
}
