import { createConnection } from '@advantage/console-kit';
import type { HttpGateways } from '@advantage/console-kit/http';
import { createMemorySession, type SessionScenario } from '@advantage/console-kit/testing';
import { createInMemoryFeatureFlagGateway } from '@advantage/feature-flags/testing';
import { createInMemoryMarketplaceGateway } from '@advantage/marketplace-form/testing';
import { acquiredReferrals, createMemorySource, storyReferrals } from '@advantage/referrals/testing';
import type { UserLookup } from '@advantage/referrals/wire';
import { createMemoryHistory } from '@tanstack/react-router';
import { composition } from '../app/composition.ts';
import { type DemoPerson, demoClaims } from './demoPeople.ts';

/** The time just after the stories' referrals were delivered: Friday, November 20, 2026, 10:24 AM in Chicago. */
export const storyTime = '2026-11-20T16:24:00Z';

/** The demo users in the identity service. */
const lookups: Readonly<Record<DemoPerson, UserLookup>> = {
  admin: { firstName: 'Ruth', lastName: 'Lindqvist', agencyName: 'Advantage', city: 'Columbus', state: 'OH' },
  'agency-admin': {
    firstName: 'Dana',
    lastName: 'Whitfield',
    agencyName: 'Harbor Point Insurance',
    city: 'Savannah',
    state: 'GA',
  },
  producer: {
    firstName: 'Maya',
    lastName: 'Okafor',
    agencyName: 'Harbor Point Insurance',
    city: 'Savannah',
    state: 'GA',
  },
  carrier: {
    firstName: 'Elias',
    lastName: 'Moreau',
    agencyName: 'Meridian Direct',
    city: 'Omaha',
    state: 'NE',
  },
  'bridge-admin': {
    firstName: 'Nadia',
    lastName: 'Kessler',
    agencyName: 'Bridge',
    city: 'Providence',
    state: 'RI',
  },
  'bridge-producer': {
    firstName: 'Luis',
    lastName: 'Ferrante',
    agencyName: 'Northgate Risk',
    city: 'Spokane',
    state: 'WA',
  },
  'bridge-carrier': {
    firstName: 'Imani',
    lastName: 'Cole',
    agencyName: 'Cartwright Specialty',
    city: 'Hartford',
    state: 'CT',
  },
};

/** Few enough that a page of them fits in a window. */
const rows = storyReferrals.slice(0, 12);

/** Creates an in-memory session, services and history for a demo user. */
export function createStoryWorld(person: DemoPerson, path: string, changes: Partial<SessionScenario> = {}) {
  const claims = demoClaims[person];
  const { session, harness, scenario } = createMemorySession({
    path,
    claims,
    profile: { username: person },
    ...changes,
  });
  void session.start();
  const gateways: HttpGateways = {
    referrals: createMemorySource({ rows, acquired: acquiredReferrals.slice(0, 8) }),
    featureFlags: createInMemoryFeatureFlagGateway(),
    marketplaces: createInMemoryMarketplaceGateway(),
    lookUpUser: async () => lookups[person],
  };
  const connection = createConnection({ isOnline: () => true, onNetworkChange: () => {} });
  const history = createMemoryHistory({ initialEntries: [path] });
  return {
    app: { ...composition({ brands: {} }), session, gateways, connection, history, onServerTime: () => {} },
    harness,
    /** May be changed while the console runs. */
    scenario,
  };
}
