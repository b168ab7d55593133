import { expect, it } from 'vitest';
import { percentCodec } from '../fields/codecs.ts';
import { defineField, type Field, knownCodes, loadFields, patchWire, wireField } from '../fields/field.ts';
import { fieldNames, fields } from '../fields/fields.ts';
import type { FieldName, MarketplaceFormValues } from '../fields/values.ts';
import { buildMarketplace } from '../testing/marketplaceBuilder.ts';
import { sampleReference } from '../testing/reference.ts';
import { changedPaths } from './compare.ts';
import { describeChanges } from './describeChanges.ts';
import { mergeMarketplace } from './mergeMarketplace.ts';
import { toFormValues } from './toFormValues.ts';
import { toMarketplace } from './toMarketplace.ts';

/** A marketplace in which no choice forces another field. */
const original = buildMarketplace({
  deliverToApi: false,
  debitPrepaidBalance: false,
  riskAppetite: { referralDeliveryStartTime: '09:00:00', referralDeliveryEndTime: '17:00:00' },
});
const saved = toFormValues(original, sampleReference);

/** Replacement values for fields that don't accept arbitrary text. */
const others: Partial<MarketplaceFormValues> = {
  paymentOption: 'DEBIT_PREPAID_BALANCE',
  priceMode: 'DELIVERED_PRICE',
  phoneNumber: '9125550171',
  naicsCodes: [...(knownCodes(sampleReference) ?? [])].slice(0, 2).join(', '),
  emailRecipients: 'someone@example.com',
  emailBccRecipients: 'someone@example.com',
  referralSources: [],
  states: ['AK'],
  commercialBusinessLines: ['CCYB'],
  personalBusinessLines: ['BOAT'],
  lifeAndAnnuitiesBusinessLines: ['LIFE'],
  deliveryDays: ['Sunday'],
  referralDeliveryStartTime: '10:11:12',
  referralDeliveryEndTime: '20:11:12',
};

/** Returns the form with a different value for a field, and whatever makes that value count. */
function editOf(name: FieldName): MarketplaceFormValues {
  const value = saved[name];
  const other = typeof value === 'boolean' ? !value : (others[name] ?? '7');
  return { ...saved, ...(name === 'deliveredPrice' && { priceMode: 'DELIVERED_PRICE' }), [name]: other };
}

/** NAICS mode only changes how codes are entered. It isn't saved and doesn't count as a change. */
const counting = fieldNames.filter((name) => name !== 'naicsMode');

it.each(counting)('MKS-20 MKF-9 MKI-31 %s is saved, loaded, reviewed and merged', (name) => {
  const values = editOf(name);
  const codec: Field<unknown>['codec'] = fields[name].codec;
  const loaded = toFormValues(toMarketplace(values, original, sampleReference), sampleReference);
  expect(codec.isEqual(loaded[name], values[name]), 'saved and loaded').toBe(true);
  expect(codec.isEqual(loaded[name], saved[name]), 'another value').toBe(false);
  expect(changedPaths(values, saved, sampleReference)).toContain(name);
  expect(describeChanges(values, saved, sampleReference).map(({ path }) => path)).toContain(name);
  const merged = mergeMarketplace({ base: saved, mine: values, theirs: saved, reference: sampleReference });
  expect(codec.isEqual(merged.values[name], values[name]), 'merged').toBe(true);
});

it('MKF-14 a new field is one entry: loading, saving and keeping what did not change come with it', () => {
  const bonus = defineField({
    section: 'setup',
    label: 'Bonus',
    codec: percentCodec,
    defaultValue: '',
    wire: wireField('marketplace', 'bonusModifier', percentCodec),
  });
  const stored = { id: 1, bonusModifier: 1.105, unknown: 1 };
  expect(loadFields({ bonus }, { marketplace: stored }, sampleReference)).toEqual({ bonus: '11' });
  const patch = (value: string) =>
    patchWire({ bonus }, 'marketplace', { bonus: value }, stored, sampleReference);
  expect(patch('11')).toEqual(stored);
  expect(patch('20')).toEqual({ ...stored, bonusModifier: 1.2 });
});
