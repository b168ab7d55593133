import { describe, expect, it } from 'vitest';
import type { MarketplaceFormValues } from '../fields/values.ts';
import { defaultMarketplaceForm } from '../fields/values.ts';
import { buildMarketplace, buildRecipientSetting } from '../testing/marketplaceBuilder.ts';
import { sampleIndustryCodes, sampleReference } from '../testing/reference.ts';
import type { Marketplace } from '../wire/marketplace.ts';
import { applyEffects } from './applyEffects.test.support.ts';
import { reconcileRecipients } from './recipients.ts';
import { rowsByKey } from './rules.test.support.ts';
import { toFormValues } from './toFormValues.ts';
import { toMarketplace } from './toMarketplace.ts';

/** Saves an edit of a loaded marketplace. */
function save(edit: Partial<MarketplaceFormValues>, original: Marketplace = buildMarketplace()) {
  const values = { ...toFormValues(original, sampleReference), ...edit };
  return toMarketplace(values, original, sampleReference);
}
const saveAppetite = (edit: Partial<MarketplaceFormValues>, original?: Marketplace) =>
  save(edit, original).riskAppetite ?? {};

describe('saving an existing marketplace', () => {
  it('MKS-1 the phone is saved with the +1 prefix, digits only', () => {
    expect(save({ phoneNumber: '(555) 123-4567' }).phoneNumber).toBe('+15551234567');
  });

  it('MKS-3 MKS-7 the percent is saved as a multiplier and the delivered price stays unchanged', () => {
    const original = buildMarketplace({ deliveredPrice: 40 });
    expect(save({ percentModifier: '-29', deliveredPrice: '99' }, original)).toMatchObject({
      priceModifier: 0.71,
      deliveredPrice: 40,
      applyDeliveredPrice: false,
    });
  });

  it('MKS-6 MKS-7 the delivered price is saved and the multiplier stays unchanged', () => {
    const edit = { priceMode: 'DELIVERED_PRICE', deliveredPrice: '27.50', percentModifier: '99' } as const;
    expect(save(edit)).toMatchObject({ priceModifier: 1.1, deliveredPrice: 27.5, applyDeliveredPrice: true });
  });

  it('MKI-1 for DURATION the delivered price does not apply, whatever was chosen', () => {
    const edit = { marketplaceType: 'DURATION', priceMode: 'DELIVERED_PRICE', deliveredPrice: '5' } as const;
    expect(save(edit)).toMatchObject({ type: 'DURATION', applyDeliveredPrice: false, deliveredPrice: null });
  });

  it.each(['INSTANT', 'DURATION', null])(
    'MKS-25 DURATION is saved without the delivered price, which stays as loaded, where %s was loaded',
    (type) => {
      const original = buildMarketplace({ type, applyDeliveredPrice: true, deliveredPrice: 40 });
      const expected = { type: 'DURATION', applyDeliveredPrice: false, deliveredPrice: 40 };
      expect(save({ marketplaceType: 'DURATION' }, original)).toMatchObject(expected);
      const again = { ...original, type: 'DURATION' };
      expect(save({ legalEntityName: 'Other, LLC' }, again)).toMatchObject(expected);
    },
  );

  it('MKS-20 no delivered price is saved as null where it was null', () => {
    const original = buildMarketplace({ applyDeliveredPrice: null });
    expect(save({ marketplaceType: 'DURATION' }, original).applyDeliveredPrice).toBeNull();
  });

  it.each([
    ['BILLED', true, false],
    ['DEBIT_PREPAID_BALANCE', false, true],
  ] as const)('MKS-5 %s saves exactly one flag', (paymentOption, billed, debitPrepaidBalance) => {
    const both = buildMarketplace({ billed: true, debitPrepaidBalance: true });
    expect(save({ paymentOption }, both)).toMatchObject({ billed, debitPrepaidBalance });
  });

  it('MKS-8 unticked sources are excluded, unknown ones stay', () => {
    const original = buildMarketplace({ riskAppetite: { excludedSources: ['retired-source', 'web-lead'] } });
    expect(
      saveAppetite({ referralSources: ['web-lead', 'co-brand', 'direct-call'] }, original).excludedSources,
    ).toEqual([
      'retired-source',
      'find-an-agent',
      'partner-quote',
      'carrier-overflow',
      'call-center',
      'mobile-app',
    ]);
  });

  it('MKS-9 MKS-10 ticked states and the lines of all three groups are saved, unknown ones stay', () => {
    const original = buildMarketplace({
      riskAppetite: { stateCodes: ['PR', 'GA', 'FL'], businessLines: ['ZZZZ', 'CBPY'] },
    });
    const edit = {
      states: ['TX', 'GA'],
      commercialBusinessLines: ['CGLY'],
      personalBusinessLines: ['AUTO'],
      lifeAndAnnuitiesBusinessLines: ['LIFE'],
    };
    expect(saveAppetite(edit, original)).toMatchObject({
      stateCodes: ['PR', 'GA', 'TX'],
      businessLines: ['ZZZZ', 'CGLY', 'AUTO', 'LIFE'],
    });
  });

  it('MKS-12 exclude mode saves the entered codes', () => {
    expect(saveAppetite({ naicsCodes: '236220,722410 , 236220' }).excludedNaics).toEqual([
      '236220',
      '722410',
    ]);
  });

  it('MKS-13 include mode saves the complement among all known codes', () => {
    const codes = sampleIndustryCodes.map(({ code }) => code);
    const [first, ...rest] = codes;
    expect(saveAppetite({ naicsMode: 'include', naicsCodes: rest.join(', ') }).excludedNaics).toEqual([
      first,
    ]);
  });

  it('MKI-26 include mode without the known codes never saves a wrong list', () => {
    const original = buildMarketplace();
    const values = {
      ...toFormValues(original, sampleReference),
      naicsMode: 'include',
      naicsCodes: '',
    } as const;
    const saved = toMarketplace(values, original, { ...sampleReference, industryCodes: undefined });
    expect(saved.riskAppetite?.excludedNaics).toEqual(original.riskAppetite?.excludedNaics);
  });

  it('MKV-26 codes that are none are not saved while commercial is off', () => {
    expect(saveAppetite({ acceptCommercialLines: false, naicsCodes: '72, 236220' }).excludedNaics).toEqual([
      '236220',
    ]);
  });

  it('MKS-14 addresses are split and trimmed', () => {
    expect(save({ emailRecipients: ' a@b.com ,c@d.com', emailBccRecipients: '' })).toMatchObject({
      emailRecipients: ['a@b.com', 'c@d.com'],
      emailBccRecipients: [],
    });
  });

  it('MKS-17 with 24 hours on the times are the whole day', () => {
    const times = {
      deliverAllDay: true,
      referralDeliveryStartTime: '09:00:00',
      referralDeliveryEndTime: '10:00:00',
    };
    expect(saveAppetite(times)).toMatchObject({
      referralDeliveryStartTime: '00:00:00',
      referralDeliveryEndTime: '23:59:59',
    });
  });

  it('MKS-19 a blank bound or limit is null', () => {
    expect(saveAppetite({ maxReferralsPerHour: '', yearsInBusinessMin: ' ' })).toMatchObject({
      maxReferralsPerHour: null,
      yearsInBusinessMin: null,
    });
  });

  it('MKS-20 values the form does not know and values nobody changed come back unchanged', () => {
    const original = buildMarketplace({
      hash: { a: 1 },
      type: 'AUCTION',
      generic: null,
      priceModifier: 1.105,
      riskAppetite: {
        hash: 'x',
        referralDeliveryTimezone: 'America/Phoenix',
        referralDeliveryStartTime: '9:00',
      },
    });
    expect(save({}, original)).toEqual(original);
    expect(save({ marketplaceName: 'New' }, original)).toEqual({ ...original, marketplaceName: 'New' });
  });
});

describe('saving what did not change', () => {
  it('MKS-1 a phone that was emptied is saved empty, without a prefix', () => {
    expect(save({ phoneNumber: ' ' }, buildMarketplace()).phoneNumber).toBe('');
  });

  it('MKS-14 MKS-20 addresses that were never there stay null', () => {
    const bare = buildMarketplace({ emailRecipients: null, emailBccRecipients: null });
    expect(save({}, bare)).toMatchObject({ emailRecipients: null, emailBccRecipients: null });
  });

  it.each([
    ['codes twice', ['722410', '722410']],
    ['what is no code', ['722410', '72']],
    ['codes in their own order', ['722410', '484110', '111150']],
  ])('MKS-12 MKS-20 %s stay as they were stored', (_what, excludedNaics) => {
    const stored = buildMarketplace({ riskAppetite: { excludedNaics } });
    expect(save({}, stored).riskAppetite?.excludedNaics).toEqual(excludedNaics);
  });

  it('MKS-13 MKS-20 codes that include mode leaves out keep their stored order while they are the same', () => {
    const excludedNaics = ['722511', '484110', '111150'];
    const stored = buildMarketplace({ riskAppetite: { excludedNaics } });
    const loaded = toFormValues(stored, sampleReference);
    const change = { field: 'naicsMode', value: 'include' } as const;
    const values = applyEffects(loaded, change, { reference: sampleReference, original: stored });
    expect(values.naicsMode).toBe('include');
    expect(toMarketplace(values, stored, sampleReference).riskAppetite?.excludedNaics).toEqual(excludedNaics);
  });
});

describe('saving recipients', () => {
  const original = buildMarketplace({
    emailRecipients: ['a@b.com', 'c@d.com'],
    enableIndividualEmailDeliverySettings: true,
    individualEmailRecipientSettings: [
      buildRecipientSetting({ id: 1, emailAddress: 'a@b.com', hash: 'keep' }),
      buildRecipientSetting({ id: 2, emailAddress: 'c@d.com' }),
      buildRecipientSetting({ id: 3, emailAddress: 'orphan@x.com' }),
    ],
  });
  const withAddresses = (emailRecipients: string) => {
    const { recipients } = toFormValues(original, sampleReference);
    return { emailRecipients, recipients: reconcileRecipients(emailRecipients, recipients, original) };
  };

  it('MKI-16 DAT-24 a removed address drops its row, a new one adds one, what was never shown stays', () => {
    const saved = save(withAddresses('A@b.com, new@x.com'), original).individualEmailRecipientSettings ?? [];
    expect(saved.map(({ id, emailAddress, hash }) => [id, emailAddress, hash])).toEqual([
      [1, 'a@b.com', 'keep'],
      [3, 'orphan@x.com', undefined],
      [undefined, 'new@x.com', undefined],
    ]);
    expect(saved[2]).toEqual({
      marketplaceId: 1,
      emailAddress: 'new@x.com',
      defaultPurchaser: false,
      sameDeliveryDaysAsMarketplace: true,
      sameDeliveryTimesAsMarketplace: true,
      acceptReferralsOnMonday: true,
      acceptReferralsOnTuesday: true,
      acceptReferralsOnWednesday: true,
      acceptReferralsOnThursday: true,
      acceptReferralsOnFriday: true,
      acceptReferralsOnSaturday: false,
      acceptReferralsOnSunday: false,
      referralDeliveryStartTime: '09:00:00',
      referralDeliveryEndTime: '17:00:00',
      referralDeliveryTimezone: 'America/Chicago',
    });
  });

  it('MKS-20 MKI-16 a changed row keeps the spelling of its address; a second setting of an address stays unchanged', () => {
    const first = buildRecipientSetting({ id: 1, emailAddress: 'Ana@Example.com', marketplaceId: 7 });
    const second = buildRecipientSetting({ id: 2, emailAddress: 'ana@example.com', marketplaceId: 7 });
    const doubled = buildMarketplace({
      emailRecipients: ['ana@example.com'],
      individualEmailRecipientSettings: [first, second],
    });
    expect(save({ deliveryDays: ['Sunday'] }, doubled).individualEmailRecipientSettings).toEqual([
      expect.objectContaining({
        emailAddress: 'Ana@Example.com',
        marketplaceId: 7,
        acceptReferralsOnMonday: false,
      }),
      second,
    ]);
  });

  it('MKS-15 MKS-20 a marketplace without recipients and settings gets none, one without settings gets those set', () => {
    const bare = buildMarketplace({ emailRecipients: null, individualEmailRecipientSettings: null });
    expect(save({}, bare).individualEmailRecipientSettings).toBeNull();
    const typed = { emailRecipients: 'new@x.com', recipients: reconcileRecipients('new@x.com', [], bare) };
    const on = { ...typed, enableIndividualEmailDeliverySettings: true, deliverToApi: false };
    expect(save(on, bare).individualEmailRecipientSettings).toEqual([
      expect.objectContaining({ emailAddress: 'new@x.com', marketplaceId: bare.id }),
    ]);
    expect(rowsByKey({ recipients: reconcileRecipients('new@x.com', [], bare) })['r-1']).toMatchObject({
      sameDeliveryDaysAsMarketplace: true,
      sameDeliveryTimesAsMarketplace: true,
      defaultPurchaser: false,
      deliverAllDay: true,
    });
  });

  it('MKI-9 MKI-10 MKI-11 a row that matches the marketplace is saved with its days, times and timezone', () => {
    const edit = {
      deliveryDays: ['Sunday'],
      referralDeliveryEndTime: '20:00:00',
      referralDeliveryTimezone: 'America/Denver',
    };
    expect(save(edit, original).individualEmailRecipientSettings?.[0]).toMatchObject({
      acceptReferralsOnMonday: false,
      acceptReferralsOnSunday: true,
      referralDeliveryStartTime: '09:00:00',
      referralDeliveryEndTime: '20:00:00',
      referralDeliveryTimezone: 'America/Denver',
      hash: 'keep',
    });
  });

  it('MKS-16 MKI-14 without recipients individual settings are saved as off', () => {
    expect(save(withAddresses(''), original)).toMatchObject({
      emailRecipients: [],
      enableIndividualEmailDeliverySettings: false,
      individualEmailRecipientSettings: [{ emailAddress: 'orphan@x.com' }],
    });
  });

  it('MKI-12 with Deliver to API on individual settings are saved as off', () => {
    expect(save({ deliverToApi: true }, original).enableIndividualEmailDeliverySettings).toBe(false);
  });

  it('MKS-15 rows of typed addresses that nobody touched are not saved while individual settings are off', () => {
    const edit = { ...withAddresses('a@b.com, new@x.com'), enableIndividualEmailDeliverySettings: false };
    const saved = save(edit, original).individualEmailRecipientSettings;
    expect(saved?.map(({ emailAddress }) => emailAddress)).toEqual(['a@b.com', 'orphan@x.com']);
  });
});

describe('saving a new marketplace', () => {
  const created = toMarketplace(
    { ...defaultMarketplaceForm(sampleReference), marketplaceName: 'New', phoneNumber: '5551234567' },
    undefined,
    sampleReference,
  );

  it('MKS-21 MKS-15 a create sends enabled false, no id, no priority and no recipient settings', () => {
    expect(created.enabled).toBe(false);
    for (const name of ['id', 'priority', 'individualEmailRecipientSettings'])
      expect(created).not.toHaveProperty(name);
  });

  it('MKS-19 MKS-7 every known field is sent, blank ones as null', () => {
    expect(created).toMatchObject({
      agencyId: null,
      priceModifier: 1,
      deliveredPrice: null,
      enableIndividualEmailDeliverySettings: false,
      emailRecipients: [],
      riskAppetite: {
        maxReferralsPerDay: null,
        excludedSources: ['direct-call'],
        stateCodes: [],
        businessLines: [],
      },
    });
  });

  it('MKS-7 in delivered-price mode the multiplier is 1', () => {
    const values = {
      ...defaultMarketplaceForm(sampleReference),
      priceMode: 'DELIVERED_PRICE',
      deliveredPrice: '9',
    } as const;
    expect(toMarketplace(values, undefined, sampleReference)).toMatchObject({
      applyDeliveredPrice: true,
      deliveredPrice: 9,
      priceModifier: 1,
    });
  });
});
