import fc from 'fast-check';
import { expect, it } from 'vitest';
import { joinList, parseNaics } from '../fields/lists.ts';
import { sampleIndustryCodes, sampleReference } from '../testing/reference.ts';
import { excludedCodes, switchNaicsMode } from './naics.ts';

const known = sampleIndustryCodes.map(({ code }) => code);
const exclude = (naicsCodes: string) => ({ naicsMode: 'exclude' as const, naicsCodes, unlistedNaics: [] });

it('T1 MKI-25 MKS-13 D-20 switching to include and back leaves any excluded codes unchanged', () => {
  const codes = fc.tuple(fc.subarray(known), fc.uniqueArray(fc.stringMatching(/^9\d{5}$/)));
  fc.assert(
    fc.property(codes, ([listed, unlisted]) => {
      const before = exclude(joinList([...listed, ...unlisted]));
      const included = switchNaicsMode(before, 'include', sampleReference);
      expect(parseNaics(included.naicsCodes).codes).toEqual(known.filter((code) => !listed.includes(code)));
      expect(new Set(excludedCodes(included, sampleReference))).toEqual(new Set([...listed, ...unlisted]));
      const back = switchNaicsMode(included, 'exclude', sampleReference);
      expect(new Set(parseNaics(back.naicsCodes).codes)).toEqual(new Set([...listed, ...unlisted]));
    }),
  );
});

it('MKI-24 include shows every known code that is not excluded', () => {
  const reference = {
    ...sampleReference,
    industryCodes: [{ code: '111150' }, { code: '236115' }, { code: '722410' }],
  };
  expect(switchNaicsMode(exclude('722410'), 'include', reference).naicsCodes).toBe('111150, 236115');
});

it('MKI-25 what is no code stays in the text', () => {
  const reference = { ...sampleReference, industryCodes: [{ code: '111150' }, { code: '236115' }] };
  const included = switchNaicsMode(exclude('111150, 72'), 'include', reference);
  expect(included.naicsCodes).toBe('236115, 72');
  expect(switchNaicsMode(included, 'exclude', reference).naicsCodes).toBe('111150, 72');
});

it('MKI-25 an excluded code that is not known is taken by naming it among the included', () => {
  const included = switchNaicsMode(exclude('999999'), 'include', sampleReference);
  expect(excludedCodes(included, sampleReference)).toEqual(['999999']);
  const named = { ...included, naicsCodes: `${included.naicsCodes}, 999999` };
  expect(excludedCodes(named, sampleReference)).toEqual([]);
});

it('MKI-26 without the known codes the mode stays and nobody can say what is excluded', () => {
  const reference = { ...sampleReference, industryCodes: undefined };
  expect(switchNaicsMode(exclude('722410'), 'include', reference)).toEqual(exclude('722410'));
  const included = { ...exclude('722410'), naicsMode: 'include' as const };
  expect(excludedCodes(included, reference)).toBeUndefined();
  expect(switchNaicsMode(included, 'exclude', reference)).toBe(included);
});

it('MKI-25 choosing the mode that is on changes nothing, and excluded codes need no second list', () => {
  const written = exclude('722410 ,722410');
  expect(switchNaicsMode(written, 'exclude', sampleReference)).toBe(written);
  const included = switchNaicsMode(exclude('999999'), 'include', sampleReference);
  expect(switchNaicsMode(included, 'exclude', sampleReference).unlistedNaics).toEqual([]);
});
