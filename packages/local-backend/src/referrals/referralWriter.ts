import type { DatabaseSync } from 'node:sqlite';
import type { ReferralRow } from './referralRow.ts';

const columns = [
  'id',
  'type',
  'status',
  'expires_at',
  'price_cents',
  'list_price_cents',
  'sold_cents',
  'added_at',
  'modified_at',
  'category',
  'lines',
  'line_mask',
  'industry_code',
  'industry_title',
  'employees',
  'years',
  'premium',
  'age',
  'gender',
  'medical_exam',
  'currently_insured',
  'message',
  'first_name',
  'last_name',
  'phone',
  'email',
  'business_name',
  'address',
  'city',
  'state',
  'postal_code',
  'search_id',
  'agencies_notified',
  'assigned_agent',
  'assigned_agency',
  'assigned_partner',
  'progress',
  'source',
  'claimed_by',
] as const satisfies readonly (keyof ReferralRow)[];

/**
 * Returns a function that inserts referrals. Ignores a referral that already exists: the simulators of two backends on
 * one file create the same referrals.
 */
export function createReferralWriter(database: DatabaseSync): (row: ReferralRow) => void {
  const insert = database.prepare(
    `INSERT INTO referral (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')}) ON CONFLICT DO NOTHING`,
  );
  return (row) => void insert.run(...columns.map((column) => row[column]));
}
