/** The roles of the product. */
export type RoleName =
  | 'ROLE_COMPANY_BRIDGE'
  | 'ROLE_COMPANY_ADVANTAGE'
  | 'ROLE_CONSOLE_PRODUCER'
  | 'ROLE_CONSOLE_ADMIN'
  | 'ROLE_CONSOLE_AGENCY_ADMIN'
  | 'ROLE_CONSOLE_CARRIER';

/** What a person may do in the console. */
export type ConsoleRole = 'admin' | 'carrier' | 'agency-admin' | 'producer';

/** The order in which several console roles count. */
const precedence: readonly (readonly [RoleName, ConsoleRole])[] = [
  ['ROLE_CONSOLE_ADMIN', 'admin'],
  ['ROLE_CONSOLE_CARRIER', 'carrier'],
  ['ROLE_CONSOLE_AGENCY_ADMIN', 'agency-admin'],
  ['ROLE_CONSOLE_PRODUCER', 'producer'],
];

/** The console role that a set of roles amounts to; undefined for somebody without one. */
export const consoleRole = (roles: Iterable<string>): ConsoleRole | undefined => {
  const owned = new Set(roles);
  return precedence.find(([name]) => owned.has(name))?.[1];
};
