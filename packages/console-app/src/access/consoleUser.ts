import {
  type ConsoleUser,
  roleNames as kitRoleNames,
  roleOf,
  rolesFromToken,
} from '@advantage/console-kit/application';

/** Roles that a token may contain. */
export const roleNames = {
  ...kitRoleNames,
  bridge: 'ROLE_COMPANY_BRIDGE',
  advantage: 'ROLE_COMPANY_ADVANTAGE',
} as const;

/** The signed-in user, as far as screens depend on it. Read it with `userFromToken`. */
export interface BrandedUser extends ConsoleUser {
  /** Whether the user gets the Bridge brand. Everyone else gets Advantage. */
  readonly isBridge: boolean;
}

/** Reads a user from the claims of an access token. Throws if the claims aren't an object. */
export function userFromToken(claims: unknown): BrandedUser {
  const roles = rolesFromToken(claims);
  return { role: roleOf(roles), isBridge: roles.has(roleNames.bridge) && !roles.has(roleNames.advantage) };
}

/** Returns the brand key of a signed-in user. */
export const getBrandKey = ({ isBridge }: BrandedUser) => (isBridge ? 'bridge' : 'advantage');
