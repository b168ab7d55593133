import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostileShapes } from '../testing/hostileTexts.ts';
import { parseReferralPage } from './page.ts';
import { readPublicRow } from './readRow.ts';
import { publicReferralSchema, referralSchema } from './referral.ts';
import { readRows } from './rows.ts';

/** Parses a page with the schema. */
const bySchema = (json: unknown) => parseReferralPage(json, publicReferralSchema);
const read = (json: unknown) => readRows(json, readPublicRow);

/** Valid and invalid JSON values of a field. */
const value = fc.oneof(
  fc.constantFrom(null, '', 'CGLY', 0, -1, 1.5, true, false),
  fc.string(),
  fc.array(fc.constantFrom('a', 1, null, {}, ['b'])),
  fc.jsonValue(),
);

const lists = ['businessLines', 'linesOfBusiness'];

/** Valid and invalid rows. */
const row = fc.oneof(
  fc.record(Object.fromEntries(Object.keys(referralSchema.shape).map((field) => [field, value])), {
    requiredKeys: [],
  }),
  fc.record({ opportunityId: fc.nat(3), city: value, businessLines: value }, { requiredKeys: [] }),
  fc.constantFrom(...hostileShapes).map((shape): unknown => JSON.parse(shape)),
  fc.jsonValue(),
);

describe('parseReferralPage without a schema', () => {
  it('I4 reads a page as the schema does, mistakes included', () => {
    fc.assert(
      fc.property(fc.array(row), (content) => {
        expect(parseReferralPage({ content })).toEqual(parseReferralPage({ content }, referralSchema));
      }),
    );
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, undefined])('I4 treats %s as the schema does', (odd) => {
    const rows = [
      { opportunityId: 1, addDate: odd, showVisualLocation: odd, businessLines: [odd] },
      { opportunityId: odd },
    ];
    expect(parseReferralPage(rows)).toEqual(parseReferralPage(rows, referralSchema));
  });
});

describe('readPublicRow', () => {
  it('FEED-12 I4 reads a page as the schema of the public feed does, mistakes included', () => {
    fc.assert(
      fc.property(fc.array(row), (content) => {
        expect(read({ content })).toEqual(bySchema({ content }));
      }),
    );
  });

  it.each(Object.keys(publicReferralSchema.shape))('FEED-5 keeps %s', (field) => {
    const row = { opportunityId: 1, [field]: lists.includes(field) ? ['CGLY'] : 'x' };
    expect(readPublicRow(row)).toEqual({ row });
  });

  it('BCK-7 drops every other field', () => {
    const full = Object.fromEntries(Object.keys(referralSchema.shape).map((field) => [field, null]));
    const { rows } = read([{ ...full, opportunityId: 1, email: 'a@b.c', ssn: 'x' }]);
    expect(Object.keys(rows[0] ?? {})).toEqual(Object.keys(publicReferralSchema.shape));
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, undefined])('I4 treats %s as the schema does', (odd) => {
    const rows = [
      { opportunityId: 1, addDate: odd, industry: odd, businessLines: [odd] },
      { opportunityId: odd },
    ];
    expect(read(rows)).toEqual(bySchema(rows));
  });
});
