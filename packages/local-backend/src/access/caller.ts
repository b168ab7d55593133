import type { Person } from './people.ts';
import type { ConsoleRole } from './roles.ts';

/** The caller of an endpoint. Only a bearer token identifies a user; the client's basic header identifies no one. */
export type Caller =
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'client' }
  | { readonly kind: 'person'; readonly person: Person; readonly role: ConsoleRole | undefined };

/** The access level that an endpoint requires. */
export type Access = 'anyone' | 'person' | 'agent' | 'admin';

const agentRoles: ReadonlySet<ConsoleRole | undefined> = new Set(['producer', 'agency-admin']);

const allows: Readonly<Record<Access, (caller: Caller) => boolean>> = {
  anyone: () => true,
  person: (caller) => caller.kind === 'person',
  agent: (caller) => caller.kind === 'person' && agentRoles.has(caller.role),
  admin: (caller) => caller.kind === 'person' && caller.role === 'admin',
};

/** Returns whether the caller has an access level. */
export const mayUse = (caller: Caller, access: Access) => allows[access](caller);

/** Returns whether the caller is an admin. */
export const isAdmin = (caller: Caller) => mayUse(caller, 'admin');

/** Returns whether the caller is the user with this username. */
export const isPerson = (caller: Caller, username: string) =>
  caller.kind === 'person' && caller.person.username === username;
