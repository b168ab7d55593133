import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildMarketplace, buildRecipientSetting } from '../testing/marketplaceBuilder.ts';
import { sampleReference } from '../testing/reference.ts';
import { toFormValues } from '../values/toFormValues.ts';
import { toMarketplace } from '../values/toMarketplace.ts';
import { marketplaceSchema } from './marketplace.ts';
import { keepUnreadableFields, type MarketplaceRow, readMarketplace } from './readMarketplace.ts';

const whole: MarketplaceRow = buildMarketplace({
  individualEmailRecipientSettings: [buildRecipientSetting()],
  hash: { deep: [1] },
});
const appetite = whole.riskAppetite as MarketplaceRow;
const withAppetite = (changes: MarketplaceRow): MarketplaceRow => ({
  ...whole,
  riskAppetite: { ...appetite, ...changes },
});

describe('rows of a foreign service', () => {
  it('MKL-18 a good row is read as it is', () => {
    expect(readMarketplace(whole)).toEqual({ marketplace: whole, unreadableFields: [] });
  });

  it.each<[string, MarketplaceRow, string[]]>([
    ['a text for a list', withAppetite({ stateCodes: 'GA' }), ['States']],
    ['a number among texts', withAppetite({ stateCodes: ['GA', 7, 'TX'] }), ['States']],
    ['a text for a number', withAppetite({ maxReferralsPerDay: 'many' }), ['Referrals per day']],
    ['a number for a text', { ...whole, marketplaceName: 7 }, ['Marketplace name']],
    ['a text for a flag', { ...whole, enabled: 'yes' }, ['Enabled']],
    ['a text for the appetite', { ...whole, riskAppetite: 'all' }, ['Appetite settings']],
    ['a list for the appetite', { ...whole, riskAppetite: [1] }, ['Appetite settings']],
    ['an object for a list', { ...whole, emailRecipients: { a: 1 } }, ['Recipients']],
    [
      'a recipient without an address',
      { ...whole, individualEmailRecipientSettings: [{ id: 1 }, buildRecipientSetting()] },
      ['Individual recipient settings'],
    ],
    [
      'several at once',
      { ...withAppetite({ stateCodes: {}, businessLines: 1 }), priority: {}, phoneNumber: [] },
      ['Phone number', 'Priority', 'Business lines', 'States'],
    ],
    ['a place and an id as texts', { ...whole, id: '7', priority: '3' }, ['ID', 'Priority']],
  ])('MKL-18 %s: the rest is read, the field is named', (_what, row, labels) => {
    const read = readMarketplace(row);
    expect(read?.unreadableFields.map(({ label }) => label).sort()).toEqual(labels.sort());
    expect(marketplaceSchema.safeParse(read?.marketplace).success).toBe(true);
    expect(read?.marketplace.legalEntityName).toBe(whole.legalEntityName);
    expect(read?.marketplace.hash).toEqual({ deep: [1] });
  });

  it('MKL-18 reads what it can of a list and of numbers that came as texts', () => {
    const read = readMarketplace({
      ...withAppetite({ stateCodes: ['GA', 7, 'TX'] }),
      id: '7',
      priority: '3',
    });
    expect(read?.marketplace).toMatchObject({
      id: 7,
      priority: 3,
      riskAppetite: { stateCodes: ['GA', 'TX'] },
    });
  });

  it.each([null, 7, 'row', [], {}, { id: null }, { id: 'x7' }, { ...whole, id: {} }])(
    'MKL-18 %j has no id, so nothing can be done with it',
    (row) => {
      expect(readMarketplace(row)).toBeUndefined();
    },
  );
});

const names = Object.keys(whole).filter((name) => name !== 'id');
const hostile = fc
  .record({
    top: fc.dictionary(fc.constantFrom(...names), fc.jsonValue(), { maxKeys: 4 }),
    inside: fc.dictionary(fc.constantFrom(...Object.keys(appetite)), fc.jsonValue(), { maxKeys: 4 }),
    recipients: fc.array(fc.oneof(fc.constant(buildRecipientSetting()), fc.jsonValue()), { maxLength: 3 }),
  })
  .map(
    ({ top, inside, recipients }): MarketplaceRow => ({
      ...withAppetite(inside as MarketplaceRow),
      individualEmailRecipientSettings: recipients,
      ...(top as MarketplaceRow),
    }),
  );

describe('whatever a row holds', () => {
  it('T1 MKL-18 it is read, and what was not edited is saved as it was sent', () => {
    fc.assert(
      fc.property(hostile, (row) => {
        const read = readMarketplace(row);
        if (!read) throw new Error('The row has an id.');
        expect(marketplaceSchema.safeParse(read.marketplace).success).toBe(true);
        expect(read.unreadableFields.length > 0).toBe(!marketplaceSchema.safeParse(row).success);
        expect(keepUnreadableFields(read.marketplace, row)).toEqual(row);
      }),
    );
  });

  it('T1 MKL-18 the form opens with it, and an edit of one field changes that field alone', () => {
    fc.assert(
      fc.property(hostile, (row) => {
        const marketplace = readMarketplace(row)?.marketplace;
        if (!marketplace) throw new Error('The row has an id.');
        const values = { ...toFormValues(marketplace, sampleReference), legalEntityName: 'Edited, LLC' };
        const body = toMarketplace(values, marketplace, sampleReference);
        const unedited = toMarketplace(
          toFormValues(marketplace, sampleReference),
          marketplace,
          sampleReference,
        );
        const sent = keepUnreadableFields(body, row);
        expect(sent.legalEntityName).toBe('Edited, LLC');
        expect({ ...sent, legalEntityName: 0 }).toEqual({
          ...keepUnreadableFields(unedited, row),
          legalEntityName: 0,
        });
        const isOdd = (name: string) =>
          readMarketplace(row)?.unreadableFields.some(({ path }) => path.startsWith(name));
        for (const name of [
          'phoneNumber',
          'deliveryApiUrl',
          'emailRecipients',
          'hash',
          'priority',
          'enabled',
        ])
          if (isOdd(name)) expect(sent[name]).toEqual(row[name]);
      }),
    );
  });

  it('MKL-18 an edited field is sent as edited', () => {
    const row = withAppetite({ stateCodes: 'GA' });
    const read = readMarketplace(row)?.marketplace;
    if (!read) throw new Error('The row has an id.');
    const edited = { ...read, riskAppetite: { ...read.riskAppetite, stateCodes: ['TX'] } };
    expect(keepUnreadableFields(edited, row)).toEqual(withAppetite({ stateCodes: ['TX'] }));
  });
});
