import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildMarketplace } from '../testing/marketplaceBuilder.ts';
import { sampleReference } from '../testing/reference.ts';
import { toFormValues } from '../values/toFormValues.ts';
import { toMarketplace } from '../values/toMarketplace.ts';
import { parseJson, stringifyJson } from './json.ts';
import { marketplaceSchema } from './marketplace.ts';

describe('JSON without rounding', () => {
  it('MKS-23 a 64-bit integer in a field that the form does not know comes back from a save digit for digit', () => {
    const text = stringifyJson({
      ...buildMarketplace(),
      ledgerId: 9_223_372_036_854_775_807n,
      deep: [{ id: -9_007_199_254_740_993n, note: 'say "12345678901234567890" and \\' }],
    });
    expect(text).toContain('"ledgerId":9223372036854775807');
    const original = marketplaceSchema.parse(parseJson(text));
    const values = { ...toFormValues(original, sampleReference), marketplaceName: 'Acme' };
    const sent = stringifyJson(toMarketplace(values, original, sampleReference));
    expect(sent).toBe(stringifyJson({ ...original, marketplaceName: 'Acme' }));
    expect(sent).toContain('"ledgerId":9223372036854775807');
    expect(sent).toContain(
      '"deep":[{"id":-9007199254740993,"note":"say \\"12345678901234567890\\" and \\\\"}]',
    );
  });

  it('T1 MKS-23 reads and writes what JSON does, for all values', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = JSON.stringify(value);
        expect(stringifyJson(parseJson(text))).toBe(text);
      }),
    );
  });

  it('T1 MKS-23 keeps integers of any length', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(2n ** 64n), max: 2n ** 64n }), (value) => {
        expect(stringifyJson(parseJson(`{"a":[${value}]}`))).toBe(`{"a":[${value}]}`);
      }),
    );
  });

  it.each(['1234567890123456789.5', '12345678901234567e3', '"1234567890123456789"'])(
    'MKS-23 %s is no integer and is read as JSON reads it',
    (text) => {
      expect(parseJson(text)).toBe(JSON.parse(text));
    },
  );
});
