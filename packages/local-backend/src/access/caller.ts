import type { Person } from './people.ts';
import type { ConsoleRole } from './roles.ts';

/** Who is asking. Only a bearer token speaks for a person; the client's basic header speaks for nobody. */
export type Caller =
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'client' }
  | { readonly kind: 'person'; readonly person: Person; readonly role: ConsoleRole | undefined };

/** Who may use an endpoint, from everybody to few. */
export type Access = 'anyone' | 'person' | 'agent' | 'admin';

const agentRoles: ReadonlySet<ConsoleRole | undefined> = new Set(['producer', 'agency-admin']);

const allows: Readonly<Record<Access, (caller: Caller) => boolean>> = {
  anyone: () => true,
  person: (caller) => caller.kind === 'person',
  agent: (caller) => caller.kind === 'person' && agentRoles.has(caller.role),
  admin: (caller) => caller.kind === 'person' && caller.role === 'admin',
};

/** Whether the caller may use an endpoint of that level. */
export const mayUse = (caller: Caller, access: Access) => allows[access](caller);

/** Whether the caller is an admin. */
export const isAdmin = (caller: Caller) => mayUse(caller, 'admin');

/** Whether the caller is this very person. */
export const isPerson = (caller: Caller, username: string) =>
  caller.kind === 'person' && caller.person.username === username;
