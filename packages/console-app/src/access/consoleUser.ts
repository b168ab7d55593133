import * as z from 'zod/mini';
import * as en from '../messages/en.ts';

/** Roles that a token may hold (ROL-1). */
export const roleNames = {
  bridge: 'ROLE_COMPANY_BRIDGE',
  advantage: 'ROLE_COMPANY_ADVANTAGE',
  producer: 'ROLE_CONSOLE_PRODUCER',
  admin: 'ROLE_CONSOLE_ADMIN',
  agencyAdmin: 'ROLE_CONSOLE_AGENCY_ADMIN',
  carrier: 'ROLE_CONSOLE_CARRIER',
} as const;

/** The console role that counts, the strongest first (ROL-9); `none` is a non-admin who cannot claim (ROL-10). */
export const consoleRoles = ['admin', 'carrier', 'agencyAdmin', 'producer', 'none'] as const;
type ConsoleRole = (typeof consoleRoles)[number];

/** What a signed-in user is, as far as screens differ. Read it with `userFromToken`. */
export interface ConsoleUser {
  readonly role: ConsoleRole;
  /** A bridge user gets the bridge brand, everyone else the advantage brand (ROL-2, BRD-6). */
  readonly isBridge: boolean;
}

const roleList = z.catch(z.object({ roles: z.catch(z.array(z.string()), []) }), { roles: [] });
const claimsSchema = z.object({
  realm_access: z.optional(roleList),
  resource_access: z.optional(z.catch(z.record(z.string(), roleList), {})),
});

/** A user's roles: the token's resource-level and realm-level lists together (ROL-3). */
export function rolesFromToken(claims: unknown): ReadonlySet<string> {
  const { realm_access: realm, resource_access: resources = {} } = z.parse(claimsSchema, claims);
  return new Set([...(realm?.roles ?? []), ...Object.values(resources).flatMap(({ roles }) => roles)]);
}

/** Reads a user from the claims of an access token. Throws when the claims are no object. */
export function userFromToken(claims: unknown): ConsoleUser {
  const roles = rolesFromToken(claims);
  const role = consoleRoles.find((name) => name !== 'none' && roles.has(roleNames[name])) ?? 'none';
  return { role, isBridge: roles.has(roleNames.bridge) && !roles.has(roleNames.advantage) };
}

/** Producers and agency admins: they claim, talk and have an agency (ROL-4). */
export const isAgent = ({ role }: ConsoleUser) => role === 'producer' || role === 'agencyAdmin';

/** The brand of a signed-in user (BRD-6). */
export const brandKeyOf = ({ isBridge }: ConsoleUser) => (isBridge ? 'bridge' : 'advantage');

/** The role as the profile card names it (NAV-5, NAV-6). */
export const roleLabel = ({ role }: ConsoleUser) => en.roles[role];
