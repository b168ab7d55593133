import { describe, expect, it } from 'vitest';
import { industryCodeSchema, referralSourceSchema } from '../fields/reference.ts';
import {
  apiAuthTypes,
  dayFlags,
  deliveryMethods,
  marketplaceTypes,
  paymentOptions,
  weekdays,
} from '../fields/wireValues.ts';
import { buildMarketplace, buildRecipientSetting } from '../testing/marketplaceBuilder.ts';
import { agencyPageSchema, agencySchema } from './agency.ts';
import {
  marketplaceSchema,
  newMarketplaceSchema,
  prioritiesSchema,
  recipientSettingSchema,
  riskAppetiteSchema,
} from './marketplace.ts';
import { parseRows } from './parseRows.ts';

const whole = buildMarketplace({ individualEmailRecipientSettings: [buildRecipientSetting()] });

describe('marketplaces', () => {
  it('DAT-11 DAT-14 DAT-15 a whole marketplace is read as it is', () => {
    expect(marketplaceSchema.parse(whole)).toEqual(whole);
  });

  it.each([
    [
      'DAT-11',
      'a marketplace',
      marketplaceSchema.shape,
      `id marketplaceName legalEntityName phoneNumber generic superSubMarketplace agencyId type
      referralDeliveryMethod billed debitPrepaidBalance priority enabled applyDeliveredPrice deliveredPrice
      priceModifier deliverToApi deliveryApiUrl deliveryApiKey deliveryApiType deliverToEmailAddress
      enableRoundRobinDelivery enableIndividualEmailDeliverySettings emailRecipients emailBccRecipients
      oneToOneConsentRequired capturesOwnConsumerConsent riskAppetite individualEmailRecipientSettings`,
    ],
    [
      'DAT-14',
      'a risk appetite',
      riskAppetiteSchema.shape,
      `riskAppetiteId businessLines excludedNaics excludedSources stateCodes acceptPersonalLines
      acceptCommercialLines acceptLifeAnnuitiesLines personalEstimatedPremiumMin personalEstimatedPremiumMax
      commercialEstimatedPremiumMin commercialEstimatedPremiumMax acceptPersonalInsured acceptPersonalUninsured
      acceptCommercialInsured acceptCommercialUninsured numberOfEmployeesMin numberOfEmployeesMax
      yearsInBusinessMin yearsInBusinessMax deathBenefitMin deathBenefitMax acceptMedicalExamConsent
      acceptMedicalExamRefusal acceptTobaccoUsePastYear acceptNoTobaccoUsePastYear firstNameRequired
      lastNameRequired emailAddressRequired phoneNumberRequired cityRequired stateRequired postalCodeRequired
      journayaIdRequired businessLineRequired maxReferralsPerHour maxReferralsPerDay maxReferralsPerWeek
      maxReferralsPerMonth acceptReferralsOnMonday acceptReferralsOnTuesday acceptReferralsOnWednesday
      acceptReferralsOnThursday acceptReferralsOnFriday acceptReferralsOnSaturday acceptReferralsOnSunday
      referralDeliveryStartTime referralDeliveryEndTime referralDeliveryTimezone acceptWarmTransfers
      referralPriceMin referralPriceMax`,
    ],
    [
      'DAT-15 DAT-16',
      'a recipient setting',
      recipientSettingSchema.shape,
      `id marketplaceId emailAddress notificationSequenceId defaultPurchaser sameDeliveryDaysAsMarketplace
      acceptReferralsOnMonday acceptReferralsOnTuesday acceptReferralsOnWednesday acceptReferralsOnThursday
      acceptReferralsOnFriday acceptReferralsOnSaturday acceptReferralsOnSunday sameDeliveryTimesAsMarketplace
      referralDeliveryStartTime referralDeliveryEndTime referralDeliveryTimezone`,
    ],
    ['DAT-17', 'an agency', agencySchema.shape, 'name fulcrumId address contact'],
  ])('%s the fields of %s', (_rule, _what, shape, names) => {
    expect(Object.keys(shape).toSorted()).toEqual(names.split(/\s+/).toSorted());
  });

  it('DAT-24 D-3 fields we do not know survive in the marketplace, its appetite and its recipients', () => {
    const marketplace = {
      ...whole,
      hash: 1,
      riskAppetite: { ...whole.riskAppetite, hash: { deep: [1] } },
      individualEmailRecipientSettings: [{ ...buildRecipientSetting(), hash: null }],
    };
    expect(marketplaceSchema.parse(marketplace)).toEqual(marketplace);
  });

  it('DAT-11 DAT-14 nulls and missing fields are fine, but for the id', () => {
    const nulls = Object.fromEntries(Object.keys(whole).map((name) => [name, null]));
    expect(marketplaceSchema.parse({ ...nulls, id: 1 })).toEqual({ ...nulls, id: 1 });
    expect(marketplaceSchema.parse({ id: 1 })).toEqual({ id: 1 });
    expect(marketplaceSchema.safeParse(nulls).success).toBe(false);
    expect(newMarketplaceSchema.parse({})).toEqual({});
    expect(riskAppetiteSchema.parse({ stateCodes: null })).toEqual({ stateCodes: null });
  });

  it.each([
    ['a text for a number', { ...whole, priority: '1' }],
    ['NaN', { ...whole, priceModifier: Number.NaN }],
    ['a text for a list', { ...whole, emailRecipients: 'a@b.com' }],
    ['a recipient without an address', { ...whole, individualEmailRecipientSettings: [{ id: 1 }] }],
    ['a text for an appetite', { ...whole, riskAppetite: '' }],
  ])('DAT-11 %s is refused', (_what, marketplace) => {
    expect(marketplaceSchema.safeParse(marketplace).success).toBe(false);
  });

  it('DAT-12 MKF-24 the known values', () => {
    expect(marketplaceTypes).toEqual(['INSTANT', 'DURATION']);
    expect(paymentOptions).toEqual(['BILLED', 'DEBIT_PREPAID_BALANCE']);
    expect(deliveryMethods).toEqual([
      'GENERIC',
      'TIVLY',
      'HUB',
      'BOLD_PENGUIN',
      'DATALOT',
      'MOMENTUM',
      'CTQ',
    ]);
    expect(apiAuthTypes).toEqual(['BASIC', 'X_API_KEY']);
  });

  it('DAT-14 DAT-16 the day flags of appetite and recipient have one name each', () => {
    expect(weekdays[0]).toBe('Monday');
    expect(dayFlags).toHaveLength(7);
    for (const flag of dayFlags) {
      expect(riskAppetiteSchema.shape).toHaveProperty(flag);
      expect(recipientSettingSchema.shape).toHaveProperty(flag);
    }
  });
});

describe('the other answers', () => {
  it('DAT-17 API-38 agencies, with nulls and unknown fields', () => {
    const agency = { name: null, fulcrumId: 7, address: { region: 'Southeast', extra: 1 }, contact: null };
    expect(agencyPageSchema.parse({ content: [agency], page: 0 })).toEqual({ content: [agency], page: 0 });
    expect(agencyPageSchema.parse({ content: null })).toEqual({ content: null });
  });

  it.each([
    { name: 1 },
    { fulcrumId: null },
    { address: { region: 1 } },
    { address: { regionCode: 1 } },
    { address: { zipCode: 1 } },
    { contact: { name: 1 } },
    { contact: { email: 1 } },
    { contact: { phone: 1 } },
  ])('DAT-17 an agency with %j is refused', (wrong) => {
    expect(agencySchema.safeParse({ fulcrumId: 7 }).success).toBe(true);
    expect(agencySchema.safeParse({ fulcrumId: 7, ...wrong }).success).toBe(false);
  });

  it('DAT-18 DAT-23 API-39 sources and industry codes', () => {
    expect(referralSourceSchema.parse({ sourceName: 'web-lead', id: 3 })).toEqual({
      sourceName: 'web-lead',
      id: 3,
    });
    expect(industryCodeSchema.parse({ code: '722410' })).toEqual({ code: '722410' });
    expect(industryCodeSchema.safeParse({ code: 722410 }).success).toBe(false);
  });

  it('API-37 priorities are pairs of id and priority', () => {
    expect(prioritiesSchema.parse([{ id: 3, priority: 1 }])).toEqual([{ id: 3, priority: 1 }]);
  });

  it('D-29 one bad row never blanks a list', () => {
    const { rows, errors } = parseRows(marketplaceSchema, [whole, { id: 'x' }, { id: 2 }]);
    expect(rows).toEqual([whole, { id: 2 }]);
    expect(errors.map(({ index }) => index)).toEqual([1]);
    expect(() => parseRows(marketplaceSchema, { content: [] })).toThrow();
  });
});
