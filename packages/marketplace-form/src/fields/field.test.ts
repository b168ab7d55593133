import { expect, it } from 'vitest';
import { sampleReference } from '../testing/reference.ts';
import { knownCodes, selectableSources, sourceNames } from './field.ts';
import { directCallSource } from './wireValues.ts';

it('MKF-16 MKF-17 every source can be ticked but direct-call', () => {
  const [first] = sampleReference.referralSources;
  if (!first) throw new Error('There is no source.');
  const referralSources = ['a', directCallSource, 'b'].map((sourceName) => ({ ...first, sourceName }));
  const reference = { ...sampleReference, referralSources };
  expect(sourceNames(reference)).toEqual(['a', directCallSource, 'b']);
  expect(selectableSources(reference)).toEqual(['a', 'b']);
});

it('MKI-26 knows the industry codes once they are there, and gathers them once', () => {
  const industryCodes = [{ code: '111150' }, { code: '236115' }];
  const known = knownCodes({ ...sampleReference, industryCodes });
  expect(known).toEqual(new Set(['111150', '236115']));
  expect(knownCodes({ ...sampleReference, industryCodes })).toBe(known);
  expect(knownCodes({ ...sampleReference, industryCodes: undefined })).toBeUndefined();
  expect(knownCodes({ ...sampleReference, industryCodes: [] })).toBeUndefined();
});
