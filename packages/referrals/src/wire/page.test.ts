import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostileNumbers, hostileShapes } from '../testing/hostileTexts.ts';
import { parseReferralPage } from './page.ts';
import { publicReferralSchema, referralSchema } from './referral.ts';
import { WireFormatError } from './rows.ts';

const page = (content: readonly unknown[], more = {}) => ({
  content,
  totalElements: content.length,
  numberOfElements: content.length,
  ...more,
});

describe('parseReferralPage', () => {
  it('DAT-6 reads content and totalElements', () => {
    const { rows, total, rejected } = parseReferralPage(
      page([{ opportunityId: 1 }, { opportunityId: 2 }], { totalElements: 214 }),
    );
    expect(rows.map((row) => row.opportunityId)).toEqual([1, 2]);
    expect({ total, rejected }).toEqual({ total: 214, rejected: 0 });
  });

  it('REC-5 reads a plain list', () => {
    expect(parseReferralPage([{ opportunityId: 1 }])).toMatchObject({
      rows: [{ opportunityId: 1 }],
      total: 1,
    });
  });

  it.each([undefined, null, 'x', -1, 1.5, Number.NaN])(
    'DAT-6 counts the rows when totalElements is %j',
    (totalElements) => {
      expect(parseReferralPage(page([{ opportunityId: 1 }], { totalElements })).total).toBe(1);
    },
  );

  it.each([null, undefined, 'x', 1, {}, { content: null }, { content: {} }])('D-29 %j is no page', (json) => {
    expect(() => parseReferralPage(json)).toThrow(WireFormatError);
  });

  it('I4 DAT-1 keeps unknown values and unknown fields, and misses no field', () => {
    const odd = {
      opportunityId: 'a',
      marketplaceStatus: 'Vanished',
      opportunityType: 'XYZ',
      category: 'Pets',
      score: 4.5,
    };
    const [row] = parseReferralPage(page([odd, { opportunityId: 'b' }])).rows;
    expect(row).toEqual({
      opportunityId: 'a',
      marketplaceStatus: 'Vanished',
      opportunityType: 'XYZ',
      category: 'Pets',
      score: 4.5,
    });
  });

  it('I4 keeps a row in which every other field is null', () => {
    const empty = Object.fromEntries(Object.keys(referralSchema.shape).map((field) => [field, null]));
    expect(parseReferralPage(page([{ ...empty, opportunityId: 'a' }]))).toMatchObject({ rejected: 0 });
  });

  it('LIV-14 leaves out malformed rows, counts them and names each distinct mistake once, without any value', () => {
    const content = [
      { opportunityId: 1, email: 'jordan@example.com' },
      { opportunityId: 2, email: { secret: 'jordan@example.com' } },
      { opportunityId: 3, email: ['jordan@example.com'] },
      { email: 'jordan@example.com' },
      'jordan@example.com',
      { opportunityId: 4, businessLines: ['CGLY', {}, {}] },
    ];
    const { rows, rejected, problems } = parseReferralPage(page(content));
    expect(rows).toHaveLength(1);
    expect(rejected).toBe(5);
    expect(problems).toEqual([
      { path: 'email', code: 'invalid_union', count: 2 },
      { path: 'opportunityId', code: 'invalid_union', count: 1 },
      { path: '', code: 'invalid_type', count: 1 },
      { path: 'businessLines.*', code: 'invalid_union', count: 2 },
    ]);
    expect(JSON.stringify(problems)).not.toContain('jordan');
  });

  it('LIV-14 leaves out a row whose id came before', () => {
    const { rows, rejected, problems } = parseReferralPage(
      page([{ opportunityId: 1, city: 'Tulsa' }, { opportunityId: '1' }]),
    );
    expect(rows).toEqual([{ opportunityId: 1, city: 'Tulsa' }]);
    expect({ rejected, problems }).toEqual({
      rejected: 1,
      problems: [{ path: 'opportunityId', code: 'duplicate', count: 1 }],
    });
  });

  it.each(hostileShapes)('I1 LIV-14 leaves out %s', (shape) => {
    const { rows, rejected } = parseReferralPage(page([JSON.parse(shape), { opportunityId: 'good' }]));
    expect(rows).toEqual([{ opportunityId: 'good' }]);
    expect(rejected).toBe(1);
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });

  it.each(hostileNumbers)('I1 keeps a row whose premium is %s', (number) => {
    expect(
      parseReferralPage(page([{ opportunityId: 'a', estimatedPremium: JSON.parse(number) }])).rejected,
    ).toBe(0);
  });

  it('I3 D-29 shows exactly the good rows, in order, whatever the bad ones are', () => {
    const bad = fc.oneof(
      fc.constantFrom(...hostileShapes).map((shape): unknown => JSON.parse(shape)),
      fc.record({ opportunityId: fc.uuid(), city: fc.dictionary(fc.string(), fc.anything()) }),
      fc.record({ opportunityId: fc.constant(null), phone: fc.string() }),
    );
    const rows = fc.array(
      fc.oneof(
        bad.map((value) => ({ isGood: false, value })),
        fc.string().map((city) => ({ isGood: true, value: { city } })),
      ),
    );
    fc.assert(
      fc.property(rows, (list) => {
        const content = list.map(({ isGood, value }, index) =>
          isGood ? { ...(value as object), opportunityId: index } : value,
        );
        const good = content.filter((_, index) => list[index]?.isGood);
        const parsed = parseReferralPage(page(content));
        expect(parsed.rows).toEqual(good);
        expect(parsed.rejected).toBe(content.length - good.length);
        expect(parsed.problems.length > 0).toBe(parsed.rejected > 0);
      }),
    );
  });

  it('FEED-12 BCK-7 keeps only public fields of the feed', () => {
    const full = Object.fromEntries(Object.keys(referralSchema.shape).map((field) => [field, null]));
    const [row] = parseReferralPage(
      page([{ ...full, opportunityId: 1, email: 'a@b.c', dynamicPrice: 28 }]),
      publicReferralSchema,
    ).rows;
    expect(Object.keys(row ?? {}).toSorted()).toEqual(Object.keys(publicReferralSchema.shape).toSorted());
  });
});
