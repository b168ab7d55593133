import {
  type ConsoleUser,
  roleNames as kitRoleNames,
  roleOf,
  rolesFromToken,
} from '@advantage/console-kit/application';

/** Roles that a token may hold. */
export const roleNames = {
  ...kitRoleNames,
  bridge: 'ROLE_COMPANY_BRIDGE',
  advantage: 'ROLE_COMPANY_ADVANTAGE',
} as const;

/** What a signed-in user is, as far as screens differ. Read it with `userFromToken`. */
export interface BrandedUser extends ConsoleUser {
  /** A bridge user gets the bridge brand, everyone else the advantage brand. */
  readonly isBridge: boolean;
}

/** Reads a user from the claims of an access token. Throws when the claims are no object. */
export function userFromToken(claims: unknown): BrandedUser {
  const roles = rolesFromToken(claims);
  return { role: roleOf(roles), isBridge: roles.has(roleNames.bridge) && !roles.has(roleNames.advantage) };
}

/** The brand of a signed-in user. */
export const brandKeyOf = ({ isBridge }: BrandedUser) => (isBridge ? 'bridge' : 'advantage');
