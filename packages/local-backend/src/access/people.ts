import { commercialLines, lifeAndAnnuitiesLines, personalLines } from '@advantage/reference-data';
import { consoleRole, type RoleName } from './roles.ts';

/** A user's appetite: the states and business lines of their 'In-Appetite' list. */
export interface Appetite {
  readonly states: readonly string[];
  readonly lines: readonly string[];
}

/** A demo user who can sign in. */
export interface Person {
  /** Stable ID, the `sub` of tokens. */
  readonly id: string;
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Name of the agency or company. */
  readonly agencyName: string;
  /** Fulcrum ID of the agency that claims are charged to, or null. */
  readonly fulcrumId: number | null;
  readonly city: string;
  readonly state: string;
  /** Realm roles. */
  readonly realmRoles: readonly RoleName[];
  /** Roles of the console client. A user has the union of both lists. */
  readonly clientRoles: readonly RoleName[];
  readonly appetite: Appetite;
}

/** The password that all demo users share. The sign-in page shows it, and it works nowhere else. */
export const demoPassword = 'advantage-demo';

const codes = (lines: readonly { readonly code: string }[]) => lines.map(({ code }) => code);
const allLines = codes([...commercialLines, ...personalLines, ...lifeAndAnnuitiesLines]);
const southAndMiddle = ['GA', 'FL', 'NC', 'SC', 'TN', 'AL', 'TX', 'OK', 'OH', 'IN', 'IL', 'MI', 'CO', 'AZ'];
const west = ['WA', 'OR', 'CA', 'ID', 'NV', 'AZ', 'CO', 'UT', 'MT'];
const everywhere = [...new Set([...southAndMiddle, ...west, 'NY', 'PA', 'NJ', 'VA', 'MO', 'IA', 'NE', 'LA'])];

/** The demo users. Their roles are deliberately spread over both lists. */
export const people: readonly Person[] = [
  {
    id: 'b7c1f0de-1f0a-4f2e-9a51-0d5f3c1b7a01',
    username: 'admin',
    firstName: 'Ruth',
    lastName: 'Lindqvist',
    email: 'ruth.lindqvist@example.com',
    agencyName: 'Advantage',
    fulcrumId: null,
    city: 'Columbus',
    state: 'OH',
    realmRoles: ['ROLE_COMPANY_ADVANTAGE', 'ROLE_COMPANY_BRIDGE'],
    clientRoles: ['ROLE_CONSOLE_ADMIN'],
    appetite: { states: everywhere, lines: allLines },
  },
  {
    id: 'b7c1f0de-1f0a-4f2e-9a51-0d5f3c1b7a02',
    username: 'agency-admin',
    firstName: 'Dana',
    lastName: 'Whitfield',
    email: 'dana.whitfield@example.com',
    agencyName: 'Harbor Point Insurance',
    fulcrumId: 104_882,
    city: 'Savannah',
    state: 'GA',
    realmRoles: ['ROLE_CONSOLE_AGENCY_ADMIN'],
    clientRoles: ['ROLE_COMPANY_ADVANTAGE'],
    appetite: { states: southAndMiddle, lines: allLines },
  },
  {
    id: 'b7c1f0de-1f0a-4f2e-9a51-0d5f3c1b7a03',
    username: 'producer',
    firstName: 'Maya',
    lastName: 'Okafor',
    email: 'maya.okafor@example.com',
    agencyName: 'Harbor Point Insurance',
    fulcrumId: 104_882,
    city: 'Savannah',
    state: 'GA',
    realmRoles: ['ROLE_COMPANY_ADVANTAGE'],
    clientRoles: ['ROLE_CONSOLE_PRODUCER'],
    appetite: { states: southAndMiddle, lines: codes([...commercialLines, ...personalLines]) },
  },
  {
    id: 'b7c1f0de-1f0a-4f2e-9a51-0d5f3c1b7a04',
    username: 'carrier',
    firstName: 'Elias',
    lastName: 'Moreau',
    email: 'elias.moreau@example.com',
    agencyName: 'Meridian Direct',
    fulcrumId: null,
    city: 'Omaha',
    state: 'NE',
    realmRoles: ['ROLE_CONSOLE_CARRIER'],
    clientRoles: ['ROLE_COMPANY_ADVANTAGE'],
    appetite: { states: everywhere, lines: codes(commercialLines) },
  },
  {
    id: 'b7c1f0de-1f0a-4f2e-9a51-0d5f3c1b7a05',
    username: 'bridge-admin',
    firstName: 'Nadia',
    lastName: 'Kessler',
    email: 'nadia.kessler@example.com',
    agencyName: 'Bridge',
    fulcrumId: null,
    city: 'Providence',
    state: 'RI',
    realmRoles: ['ROLE_COMPANY_BRIDGE'],
    clientRoles: ['ROLE_CONSOLE_ADMIN'],
    appetite: { states: everywhere, lines: allLines },
  },
  {
    id: 'b7c1f0de-1f0a-4f2e-9a51-0d5f3c1b7a06',
    username: 'bridge-producer',
    firstName: 'Luis',
    lastName: 'Ferrante',
    email: 'luis.ferrante@example.com',
    agencyName: 'Northgate Risk',
    fulcrumId: 118_340,
    city: 'Spokane',
    state: 'WA',
    realmRoles: ['ROLE_CONSOLE_PRODUCER'],
    clientRoles: ['ROLE_COMPANY_BRIDGE'],
    appetite: { states: west, lines: allLines },
  },
  {
    id: 'b7c1f0de-1f0a-4f2e-9a51-0d5f3c1b7a07',
    username: 'bridge-carrier',
    firstName: 'Imani',
    lastName: 'Cole',
    email: 'imani.cole@example.com',
    agencyName: 'Cartwright Specialty',
    fulcrumId: null,
    city: 'Hartford',
    state: 'CT',
    realmRoles: ['ROLE_CONSOLE_CARRIER', 'ROLE_COMPANY_BRIDGE'],
    clientRoles: [],
    appetite: { states: everywhere, lines: codes(commercialLines) },
  },
];

const byUsername = new Map(people.map((person) => [person.username, person]));
const byId = new Map(people.map((person) => [person.id, person]));

/** Returns the user with this username, or undefined. */
export const findPersonByUsername = (username: string) => byUsername.get(username);

/** Returns the user with this ID, or undefined. */
export const findPersonById = (id: string) => byId.get(id);

/** Returns a user's console role. */
export const roleOf = (person: Person) => consoleRole([...person.realmRoles, ...person.clientRoles]);
