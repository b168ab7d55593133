import type { Account, UnknownObject } from 'oidc-provider';
import { type Person, personWithId } from '../access/people.ts';
import { clientId } from './realm.ts';

/** What the tokens say about a person besides their roles. */
const profileClaims = (person: Person) => ({
  preferred_username: person.username,
  name: `${person.firstName} ${person.lastName}`,
  given_name: person.firstName,
  family_name: person.lastName,
  email: person.email,
  email_verified: true,
});

/** The names of the claims an ID token carries. */
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

/** The userinfo answer. */
export const userinfoOf = (person: Person) => ({ sub: person.id, ...profileClaims(person) });

/** The account as the provider knows it; undefined for an id that belongs to nobody. */
export function accountOf(id: string, sessionUid: string | undefined): Account | undefined {
  const person = personWithId(id);
  if (person === undefined) return undefined;
  return {
    accountId: id,
    claims: async () => ({ sub: id, sid: sessionUid, azp: clientId, ...profileClaims(person) }),
  };
}

/** What an access token says as Keycloak's do: session, profile, and the roles in two places. */
export function accessTokenClaims(id: string, sessionUid: string | undefined): UnknownObject {
  const person = personWithId(id);
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
