import * as z from 'zod/mini';
import * as en from '../messages/en.ts';

/** Console roles, strongest first: a user has the strongest one in the token. `none` is a non-admin who can't claim. */
export const consoleRoles = ['admin', 'carrier', 'agencyAdmin', 'producer', 'none'] as const;
/** A role of the console. */
export type ConsoleRole = (typeof consoleRoles)[number];

/** Names of the roles in a token. */
export type RoleNames = Readonly<Record<Exclude<ConsoleRole, 'none'>, string>>;

/** Default names of the roles in a token. */
export const roleNames: RoleNames = {
  admin: 'ROLE_CONSOLE_ADMIN',
  carrier: 'ROLE_CONSOLE_CARRIER',
  agencyAdmin: 'ROLE_CONSOLE_AGENCY_ADMIN',
  producer: 'ROLE_CONSOLE_PRODUCER',
};

/** The signed-in user, as far as pages of the kit depend on it. A console may add its own fields. */
export interface ConsoleUser {
  readonly role: ConsoleRole;
}

const roleList = z.catch(z.object({ roles: z.catch(z.array(z.string()), []) }), { roles: [] });
const claimsSchema = z.object({
  realm_access: z.optional(roleList),
  resource_access: z.optional(z.catch(z.record(z.string(), roleList), {})),
});

/** Returns the roles in a token: its realm-level and resource-level lists combined. */
export function rolesFromToken(claims: unknown): ReadonlySet<string> {
  const { realm_access: realm, resource_access: resources = {} } = z.parse(claimsSchema, claims);
  return new Set([...(realm?.roles ?? []), ...Object.values(resources).flatMap(({ roles }) => roles)]);
}

/** Returns the strongest console role among the roles of a token. `names` maps each role to its name in the token. */
export const roleOf = (roles: ReadonlySet<string>, names: RoleNames = roleNames): ConsoleRole =>
  consoleRoles.find((name) => name !== 'none' && roles.has(names[name])) ?? 'none';

/** Whether a user is an agent: a producer or agency admin, who can claim referrals and belongs to an agency. */
export const isAgent = ({ role }: ConsoleUser) => role === 'producer' || role === 'agencyAdmin';

/** Returns the role's name for the profile card. */
export const roleLabel = ({ role }: ConsoleUser) => en.roles[role];
