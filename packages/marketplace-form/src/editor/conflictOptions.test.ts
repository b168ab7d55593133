import { describe, expect, it } from 'vitest';
import type { MarketplaceFormValues } from '../fields/values.ts';
import { buildMarketplace } from '../testing/marketplaceBuilder.ts';
import { sampleReference } from '../testing/reference.ts';
import { describeChanges } from '../values/describeChanges.ts';
import { toFormValues } from '../values/toFormValues.ts';
import { conflictOptions } from './SaveDialogs.tsx';

const base = toFormValues(buildMarketplace(), sampleReference);
const choose = (
  path: 'legalEntityName' | 'states' | 'phoneNumber',
  mine: Partial<MarketplaceFormValues>,
  theirs: Partial<MarketplaceFormValues>,
) =>
  conflictOptions(
    [path],
    describeChanges({ ...base, ...mine }, base, sampleReference),
    describeChanges({ ...base, ...theirs }, base, sampleReference),
  ).map(({ label, options }) => [label, ...options.map((option) => option.label)]);

describe('MKI-31 what both changed', () => {
  it('is named by what each side made of it', () => {
    expect(choose('legalEntityName', { legalEntityName: 'Mine' }, { legalEntityName: 'Theirs' })).toEqual([
      ['Legal entity name', 'Yours: Mine', 'Theirs: Theirs'],
    ]);
  });

  it('says so where a side left nothing', () => {
    expect(choose('legalEntityName', { legalEntityName: '' }, { legalEntityName: 'Theirs' })).toEqual([
      ['Legal entity name', 'Yours: Blank', 'Theirs: Theirs'],
    ]);
  });

  it('of a list tells what was added, and nothing where only something went', () => {
    const added = [...new Set([...base.states, 'AK', 'WY'])];
    expect(choose('states', { states: base.states.slice(1) }, { states: added })).toEqual([
      ['States', 'Yours', expect.stringMatching(/^Theirs: .*Wyoming/)],
    ]);
  });

  it('is named by the other side where only that one can be described, and by its path where none can', () => {
    expect(choose('phoneNumber', {}, { phoneNumber: '918-555-0100' })).toEqual([
      ['Phone number', 'Yours', 'Theirs: 918-555-0100'],
    ]);
    expect(choose('phoneNumber', {}, {})).toEqual([['phoneNumber', 'Yours', 'Theirs']]);
  });
});
