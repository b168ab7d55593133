import { DatabaseSync } from 'node:sqlite';
import { isUsState } from '@advantage/reference-data';
import { describe, expect, it } from 'vitest';
import { industryTitle } from '../core/industries.ts';
import { migrate } from '../database/migrate.ts';
import type { ReferralRow } from '../referrals/referralRow.ts';
import { statusOrder } from '../referrals/sorting.ts';
import { places } from './places.ts';
import { type SeedOptions, seedDatabase } from './seed.ts';

const now = Date.parse('2026-11-20T16:24:00Z');
const day = 86_400_000;

function seeded(options: Partial<SeedOptions> = {}): DatabaseSync {
  const database = new DatabaseSync(':memory:');
  migrate(database, ':memory:');
  seedDatabase(database, { seed: 20_261_120, now, ...options });
  return database;
}

const tables = ['agency', 'referral', 'charge', 'marketplace', 'recipient_setting', 'feature_flag'];
const everything = (database: DatabaseSync) =>
  tables.map((table) => database.prepare(`SELECT * FROM ${table}`).all());

const database = seeded();
const referrals = database.prepare('SELECT * FROM referral').all() as unknown as readonly ReferralRow[];
const count = (table: string) => Number(database.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.n);
const having = (test: (row: ReferralRow) => boolean) => referrals.filter(test);

describe('the demo data', () => {
  it('BCK-10 is the same for the same seed and time, and different for another seed', () => {
    expect(everything(seeded())).toEqual(everything(database));
    expect(everything(seeded({ seed: 1 }))).not.toEqual(everything(database));
  });

  it('BCK-10 shifts as a whole with the current time', () => {
    const later = seeded({ now: now + day })
      .prepare('SELECT id, added_at FROM referral ORDER BY id')
      .all();
    const before = database.prepare('SELECT id, added_at FROM referral ORDER BY id').all();
    expect(later).toEqual(before.map(({ id, added_at }) => ({ id, added_at: Number(added_at) + day })));
  });

  it('BCK-10 is written once', () => {
    seedDatabase(database, { seed: 5, now });
    expect(count('referral')).toBe(referrals.length);
  });

  it('BCK-12 has 2,000 referrals from 30 days, 60 agencies and 40 marketplaces or more', () => {
    expect(referrals.length).toBeGreaterThanOrEqual(2000);
    expect(count('agency')).toBeGreaterThanOrEqual(60);
    expect(count('marketplace')).toBeGreaterThanOrEqual(40);
    for (const { added_at, modified_at } of referrals) {
      expect(added_at).toBeLessThanOrEqual(now);
      expect(added_at).toBeGreaterThan(now - 30 * day);
      expect(modified_at).toBeGreaterThanOrEqual(added_at);
      expect(modified_at).toBeLessThanOrEqual(now);
    }
  });

  it('STS-1 has every status, type, category and progress, and gaps', () => {
    expect(new Set(referrals.map(({ status }) => status))).toEqual(new Set(statusOrder));
    expect(new Set(referrals.map(({ type }) => type))).toEqual(
      new Set(['CIR', 'WT-CIR', 'CCR', 'PCR', 'CTR']),
    );
    expect(new Set(referrals.map(({ category }) => category))).toEqual(new Set(['CL', 'PL', 'L&A', null]));
    expect(new Set(referrals.map(({ progress }) => progress)).size).toBe(6);
    for (const field of [
      'employees',
      'years',
      'premium',
      'message',
      'email',
      'phone',
      'address',
      'search_id',
      'agencies_notified',
      'age',
      'gender',
      'assigned_agent',
      'currently_insured',
    ] as const) {
      expect(having((row) => row[field] === null).length, field).toBeGreaterThan(0);
      expect(having((row) => row[field] !== null).length, field).toBeGreaterThan(0);
    }
  });

  it('BCK-11 has real industries and places, but fictional contact details', () => {
    const known = new Set(places.map(({ city, state, zip }) => `${city} ${state} ${zip}`));
    for (const { industry_code, industry_title, city, state, postal_code, phone, email } of referrals) {
      if (industry_code !== null) expect(industryTitle(industry_code)).toBe(industry_title);
      expect(isUsState(state)).toBe(true);
      expect(known.has(`${city} ${state} ${postal_code}`)).toBe(true);
      expect(phone ?? '(000) 555-0100').toMatch(/^\(\d{3}\) 555-01\d\d$/);
      expect(email ?? 'a@example.com').toMatch(/@example\.com$/);
      expect(phone ?? email).not.toBeNull();
    }
    expect(new Set(referrals.map(({ industry_code }) => industry_code)).size).toBeGreaterThan(100);
  });

  it('BCK-13 offers call-in referrals for 30 dollars', () => {
    const callIns = having(({ type }) => type === 'WT-CIR');
    expect(callIns.length).toBeGreaterThan(50);
    for (const { list_price_cents, price_cents } of callIns)
      expect([list_price_cents, price_cents]).toEqual([3000, 3000]);
  });

  it('BCK-12 has 30 or more referrals to claim now, some discounted or close to expiring', () => {
    const open = having(({ status, expires_at }) => status === 'Available' && Number(expires_at) > now);
    expect(open.length).toBeGreaterThanOrEqual(30);
    expect(having(({ status, expires_at }) => status === 'Available' && Number(expires_at) <= now)).toEqual(
      [],
    );
    expect(
      open.filter(({ price_cents, list_price_cents }) => Number(price_cents) < Number(list_price_cents))
        .length,
    ).toBeGreaterThan(5);
    expect(open.filter(({ expires_at }) => Number(expires_at) - now < 5 * 60_000).length).toBeGreaterThan(0);
  });

  it('DAT-3 has direct calls without lines, from the direct-call source', () => {
    const direct = having(({ category }) => category === null);
    expect(direct.length).toBeGreaterThan(50);
    for (const { source, lines, industry_code } of direct)
      expect([source, lines, industry_code]).toEqual(['direct-call', '[]', null]);
  });

  it('ACQ-4 includes referrals that the demo agents claimed, each with its charge', () => {
    const owners = database
      .prepare(
        'SELECT claimed_by AS who, count(*) AS n FROM referral WHERE claimed_by IS NOT NULL GROUP BY 1 ORDER BY 1',
      )
      .all();
    expect(owners).toEqual([
      { who: 'agency-admin', n: 9 },
      { who: 'bridge-producer', n: 11 },
      { who: 'producer', n: 14 },
    ]);
    expect(count('charge')).toBe(34);
  });
});
