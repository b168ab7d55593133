import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../testing/propertyRuns.test.support.ts';
import { sampleReference } from '../../testing/reference.ts';
import { fieldNames } from '../fields.ts';
import type { MarketplaceFormValues } from '../values.ts';
import { allRules, checkForm, rulesReading } from './allRules.ts';
import { runRule } from './rule.ts';
import { filledForm } from './rules.test.support.ts';

/** Which top-level fields a function reads. */
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
      runs,
    );
  });

  it('T1 MKV-1 an edit of one field can only change the findings of the rules that read it', () => {
    fc.assert(
      fc.property(edits, fc.constantFrom(...fieldNames), text, fc.boolean(), (edit, name, word, flag) => {
        const before = { ...filledForm, ...edit };
        const old = before[name];
        const value = typeof old === 'boolean' ? flag : typeof old === 'string' ? word : [];
        const after = { ...before, [name]: value };
        const reading = new Set(rulesReading(name));
        const rest = allRules.filter((rule) => !reading.has(rule));
        const find = (form: MarketplaceFormValues) =>
          rest.flatMap((rule) => runRule(rule, form, sampleReference));
        expect(find(after)).toEqual(find(before));
      }),
      runs,
    );
  });

  it('MKV-17 MKV-29 both sides of a pair lead to its rule', () => {
    const ids = (name: 'yearsInBusinessMin' | 'yearsInBusinessMax') => rulesReading(name).map(({ id }) => id);
    expect(ids('yearsInBusinessMin')).toContain('MKV-29');
    expect(ids('yearsInBusinessMax')).toContain('MKV-29');
  });
});

describe('pairs of bounds', () => {
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
      runs,
    );
  });
});
