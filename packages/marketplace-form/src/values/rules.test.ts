import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldNames } from '../fields/fields.ts';
import type { MarketplaceFormValues } from '../fields/values.ts';
import { sampleReference } from '../testing/reference.ts';
import { filledForm } from './rules.test.support.ts';
import { allRules, checkForm, rulesAffectedBy, runRule } from './rules.ts';

/** Returns the top-level fields that a function reads. */
function readsOf(
  values: MarketplaceFormValues,
  read: (values: MarketplaceFormValues) => void,
): Set<PropertyKey> {
  const seen = new Set<PropertyKey>();
  read(
    new Proxy(values, {
      get(target, name, receiver) {
        seen.add(name);
        return Reflect.get(target, name, receiver);
      },
    }),
  );
  return seen;
}

const text = fc.constantFrom('', '0', '5', '-1', '100', 'a@b.com', '722410', 'x');
const edits = fc.record(
  Object.fromEntries(
    fieldNames.map((name) => {
      const value = filledForm[name];
      if (typeof value === 'boolean') return [name, fc.boolean()];
      return [
        name,
        typeof value === 'string' ? fc.oneof(fc.constant(value), text) : fc.constantFrom(value, []),
      ];
    }),
  ),
  { requiredKeys: [] },
) as fc.Arbitrary<Partial<MarketplaceFormValues>>;

describe('the rules', () => {
  it('MKV-1 have ids, in the order of the page', () => {
    expect(allRules.map(({ id }) => id).join(' ')).toBe(
      [
        'MKV-5 MKV-6 MKV-2 MKV-3 MKV-9 MKV-11 MKV-15 MKV-17 MKV-16 MKV-19 MKV-20',
        'MKV-21 MKV-22 MKI-26 MKV-23 MKV-27 MKV-31 MKV-29 MKV-28 MKV-32 MKV-39 MKV-41 MKV-40',
        'MKV-33 MKV-37 MKV-35 MKV-34 MKV-38 MKV-22 MKV-42 MKV-42 MKV-42 MKV-22 MKV-43 MKV-45 MKV-44',
        'MKV-48 MKV-49 MKV-50 MKV-51 MKV-53 MKV-76 MKV-76 MKV-55 MKV-63',
        'MKV-56 MKV-57 MKV-59 MKV-60 MKV-60 MKV-62 MKV-54 MKV-76 MKV-76 MKV-55',
      ].join(' '),
    );
  });

  it('MKI-5 MKI-13 MKI-17 MKI-18 MKV-54 show at once what a choice elsewhere brings about, and nothing else', () => {
    const accept = ['acceptCommercialLines', 'acceptPersonalLines', 'acceptLifeAnnuitiesLines'];
    expect(allRules.flatMap(({ id, atOnce }) => (atOnce ? [[id, ...atOnce]] : []))).toEqual([
      ['MKV-21', ...accept],
      ['MKV-22', 'acceptCommercialLines'],
      ['MKV-22', 'acceptPersonalLines'],
      ['MKV-22', 'acceptLifeAnnuitiesLines'],
      ['MKV-56', 'deliverToEmailAddress', 'paymentOption'],
      ['MKV-62', 'paymentOption', 'recipients'],
      ['MKV-54', 'recipients'],
      ['MKV-76', 'recipients'],
      ['MKV-76', 'recipients'],
      ['MKV-55', 'recipients'],
    ]);
  });

  it('MKV-17 MKV-55 mark the other side of a pair too', () => {
    const edit = { deliverAllDay: false, referralDeliveryEndTime: '00:00:00' };
    const [late] = checkForm({ ...filledForm, ...edit }, sampleReference);
    expect(late).toEqual({
      rule: 'MKV-55',
      path: 'referralDeliveryEndTime',
      message: 'End time must be after start time.',
      with: ['referralDeliveryStartTime'],
    });
    const prices = { referralPriceMin: '2', referralPriceMax: '1' };
    expect(checkForm({ ...filledForm, ...prices }, sampleReference)[0]?.with).toEqual(['referralPriceMax']);
  });

  it('MKV-1 that read a field are all that are checked again after its edit', () => {
    expect(rulesAffectedBy('phoneNumber').map(({ id }) => id)).toEqual(['MKV-3']);
    expect(rulesAffectedBy('legalEntityName')).toEqual([]);
  });
});

describe('the dependency map', () => {
  it('T1 MKV-1 names every field a rule reads, whatever the form holds', () => {
    fc.assert(
      fc.property(edits, (edit) => {
        const values = { ...filledForm, ...edit };
        for (const rule of allRules) {
          const read = readsOf(values, (form) => runRule(rule, form, sampleReference));
          expect(
            [...read].filter((name) => !rule.paths.some((path) => path === name)),
            rule.id,
          ).toEqual([]);
        }
      }),
    );
  });

  it('T1 MKV-1 an edit of one field can only change the findings of the rules that read it', () => {
    fc.assert(
      fc.property(edits, fc.constantFrom(...fieldNames), text, fc.boolean(), (edit, name, word, flag) => {
        const before = { ...filledForm, ...edit };
        const old = before[name];
        const value = typeof old === 'boolean' ? flag : typeof old === 'string' ? word : [];
        const after = { ...before, [name]: value };
        const reading = new Set(rulesAffectedBy(name));
        const rest = allRules.filter((rule) => !reading.has(rule));
        const find = (form: MarketplaceFormValues) =>
          rest.flatMap((rule) => runRule(rule, form, sampleReference));
        expect(find(after)).toEqual(find(before));
      }),
    );
  });

  it('MKV-17 MKV-29 both sides of a pair lead to its rule', () => {
    const ids = (name: 'yearsInBusinessMin' | 'yearsInBusinessMax') =>
      rulesAffectedBy(name).map(({ id }) => id);
    expect(ids('yearsInBusinessMin')).toContain('MKV-29');
    expect(ids('yearsInBusinessMax')).toContain('MKV-29');
  });
});

describe('pairs of bounds', () => {
  it('MKV-26 rest while their appetite is off', () => {
    const crossed = { yearsInBusinessMin: '12', yearsInBusinessMax: '5' };
    const off = { ...filledForm, ...crossed, acceptCommercialLines: false };
    expect(checkForm(off, sampleReference)).toEqual([]);
  });

  it('T1 MKV-17 MKV-29 MKV-35 MKV-41 MKV-42 MKV-45 min above max is found for all numbers, and only then', () => {
    const pairs = [
      ['referralPriceMin', 'referralPriceMax', 1_000_000],
      ['yearsInBusinessMin', 'yearsInBusinessMax', 99],
      ['numberOfEmployeesMin', 'numberOfEmployeesMax', 999],
      ['commercialEstimatedPremiumMin', 'commercialEstimatedPremiumMax', 1_000_000],
      ['personalEstimatedPremiumMin', 'personalEstimatedPremiumMax', 1_000_000],
      ['deathBenefitMin', 'deathBenefitMax', 1_000_000],
    ] as const;
    const anyPair = fc
      .constantFrom(...pairs)
      .chain(([min, max, most]) => fc.tuple(fc.constant([min, max] as const), fc.nat(most), fc.nat(most)));
    fc.assert(
      fc.property(anyPair, ([[min, max], low, high]) => {
        const found = checkForm({ ...filledForm, [min]: String(low), [max]: String(high) }, sampleReference);
        expect(found.map(({ path }) => path)).toEqual(low > high ? [min] : []);
      }),
    );
  });
});
