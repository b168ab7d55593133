/** Role names, as tokens contain them. */
export type RoleName =
  | 'ROLE_COMPANY_BRIDGE'
  | 'ROLE_COMPANY_ADVANTAGE'
  | 'ROLE_CONSOLE_PRODUCER'
  | 'ROLE_CONSOLE_ADMIN'
  | 'ROLE_CONSOLE_AGENCY_ADMIN'
  | 'ROLE_CONSOLE_CARRIER';

/** A user's role in the console. */
export type ConsoleRole = 'admin' | 'carrier' | 'agency-admin' | 'producer';

/** Console roles by precedence: the first match wins. */
const precedence: readonly (readonly [RoleName, ConsoleRole])[] = [
  ['ROLE_CONSOLE_ADMIN', 'admin'],
  ['ROLE_CONSOLE_CARRIER', 'carrier'],
  ['ROLE_CONSOLE_AGENCY_ADMIN', 'agency-admin'],
  ['ROLE_CONSOLE_PRODUCER', 'producer'],
];

/** Returns the console role that a set of role names grants, or undefined if they grant none. */
export const consoleRole = (roles: Iterable<string>): ConsoleRole | undefined => {
  const owned = new Set(roles);
  return precedence.find(([name]) => owned.has(name))?.[1];
};
