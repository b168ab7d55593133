import type { DatabaseSync } from 'node:sqlite';
import { exampleFeatureFlag } from '@advantage/feature-flags/wire';
import { people } from '../access/people.ts';
import { createMarketplaceStore } from '../core/marketplaceStore.ts';
import { createSettingStore } from '../database/settingStore.ts';
import { transaction } from '../database/transaction.ts';
import { createFlagStore } from '../flags/flagStore.ts';
import type { ReferralRow } from '../referrals/referralRow.ts';
import { createReferralWriter } from '../referrals/referralWriter.ts';
import { type SeedAgency, seedAgencies } from './agencies.ts';
import { readMarketParticipants } from './marketParticipants.ts';
import { seedMarketplaces } from './marketplaces.ts';
import { seededReferrals, seedReferrals } from './plan.ts';
import { createRandom } from './random.ts';

/** Options of the demo data. The same options give the same data. */
export interface SeedOptions {
  readonly seed: number;
  /** The current time in milliseconds since 1970, which all dates are relative to. */
  readonly now: number;
  /** Number of referrals. Default 2400. */
  readonly referrals?: number;
}

const markName = 'seed';

function writeAgencies(database: DatabaseSync, agencies: readonly SeedAgency[]) {
  const insert = database.prepare('INSERT INTO agency VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)');
  for (const each of agencies) {
    insert.run(
      each.fulcrumId,
      each.name,
      each.region,
      each.regionCode,
      each.zipCode,
      each.contactName,
      each.contactEmail,
      each.contactPhone,
      each.prepaidCents,
    );
  }
}

function writeReferrals(database: DatabaseSync, referrals: readonly ReferralRow[]) {
  const write = createReferralWriter(database);
  const charge = database.prepare('INSERT INTO charge VALUES (?, ?, ?, ?, ?, ?)');
  const agencyOf = new Map(people.map(({ username, fulcrumId }) => [username, fulcrumId]));
  for (const referral of referrals) {
    write(referral);
    const { id, claimed_by, sold_cents, type, modified_at } = referral;
    const fulcrumId = claimed_by === null ? null : (agencyOf.get(claimed_by) ?? null);
    if (fulcrumId === null) continue;
    charge.run(id, claimed_by, fulcrumId, type === 'WT-CIR' ? 'TALK_NOW' : 'CLAIM', sold_cents, modified_at);
  }
}

function fill(database: DatabaseSync, { seed, now, referrals = seededReferrals }: SeedOptions): void {
  const random = createRandom(seed);
  const agencies = seedAgencies(random.fork('agencies'));
  writeAgencies(database, agencies);
  const marketplaces = createMarketplaceStore(database);
  for (const each of seedMarketplaces(random.fork('marketplaces'), agencies)) marketplaces.create(each);
  createFlagStore(database).create(exampleFeatureFlag, { name: 'the service', at: now });
  writeReferrals(
    database,
    seedReferrals(random.fork('referrals'), referrals, now, readMarketParticipants(database)),
  );
}

/** Fills a new database with demo data, in one transaction. Leaves a seeded database unchanged. */
export function seedDatabase(database: DatabaseSync, options: SeedOptions): void {
  const settings = createSettingStore(database);
  if (settings.get(markName) !== undefined) return;
  transaction(database, () => {
    fill(database, options);
    settings.set(markName, String(options.seed));
  });
}
