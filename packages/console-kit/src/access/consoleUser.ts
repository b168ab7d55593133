import * as z from 'zod/mini';
import * as en from '../messages/en.ts';

/** The console role that counts, the strongest first; `none` is a non-admin who cannot claim. */
export const consoleRoles = ['admin', 'carrier', 'agencyAdmin', 'producer', 'none'] as const;
/** A role of the console. */
export type ConsoleRole = (typeof consoleRoles)[number];

/** What each role is called in a token. */
export type RoleNames = Readonly<Record<Exclude<ConsoleRole, 'none'>, string>>;

/** What roles are called in a token unless a console says otherwise. */
export const roleNames: RoleNames = {
  admin: 'ROLE_CONSOLE_ADMIN',
  carrier: 'ROLE_CONSOLE_CARRIER',
  agencyAdmin: 'ROLE_CONSOLE_AGENCY_ADMIN',
  producer: 'ROLE_CONSOLE_PRODUCER',
};

/** The signed-in user, as far as pages of the kit differ by user. A console may know more of its users. */
export interface ConsoleUser {
  readonly role: ConsoleRole;
}

const roleList = z.catch(z.object({ roles: z.catch(z.array(z.string()), []) }), { roles: [] });
const claimsSchema = z.object({
  realm_access: z.optional(roleList),
  resource_access: z.optional(z.catch(z.record(z.string(), roleList), {})),
});

/** A user's roles: the token's resource-level and realm-level lists together. */
export function rolesFromToken(claims: unknown): ReadonlySet<string> {
  const { realm_access: realm, resource_access: resources = {} } = z.parse(claimsSchema, claims);
  return new Set([...(realm?.roles ?? []), ...Object.values(resources).flatMap(({ roles }) => roles)]);
}

/** The role that counts among the roles of a token; `names` says what each role is called there. */
export const roleOf = (roles: ReadonlySet<string>, names: RoleNames = roleNames): ConsoleRole =>
  consoleRoles.find((name) => name !== 'none' && roles.has(names[name])) ?? 'none';

/** Producers and agency admins: they claim, talk and have an agency. */
export const isAgent = ({ role }: ConsoleUser) => role === 'producer' || role === 'agencyAdmin';

/** The role as the profile card names it. */
export const roleLabel = ({ role }: ConsoleUser) => en.roles[role];
