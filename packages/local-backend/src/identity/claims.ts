import type { Account, UnknownObject } from 'oidc-provider';
import { findPersonById, type Person } from '../access/people.ts';
import { clientId } from './realm.ts';

/** Claims about a user, except for their roles. */
const profileClaims = (person: Person) => ({
  preferred_username: person.username,
  name: `${person.firstName} ${person.lastName}`,
  given_name: person.firstName,
  family_name: person.lastName,
  email: person.email,
  email_verified: true,
});

/** Names of the claims in an ID token. */
export const idTokenClaims = [
  'sub',
  'sid',
  'azp',
  'preferred_username',
  'name',
  'given_name',
  'family_name',
  'email',
  'email_verified',
];

/** Returns the userinfo response. */
export const userinfoOf = (person: Person) => ({ sub: person.id, ...profileClaims(person) });

/** Returns the account for the provider, or undefined if no user has this ID. */
export function accountOf(id: string, sessionUid: string | undefined): Account | undefined {
  const person = findPersonById(id);
  if (person === undefined) return undefined;
  return {
    accountId: id,
    claims: async () => ({ sub: id, sid: sessionUid, azp: clientId, ...profileClaims(person) }),
  };
}

/** Returns the claims of an access token, in Keycloak's shape: session, profile, and the roles in two places. */
export function accessTokenClaims(id: string, sessionUid: string | undefined): UnknownObject {
  const person = findPersonById(id);
  if (person === undefined) return {};
  return {
    typ: 'Bearer',
    azp: clientId,
    sid: sessionUid,
    ...profileClaims(person),
    realm_access: { roles: person.realmRoles },
    resource_access: { [clientId]: { roles: person.clientRoles } },
  };
}
