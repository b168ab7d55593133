import { expect, it } from 'vitest';
import { sampleReference } from '../testing/reference.ts';
import { defaultMarketplaceForm } from './values.ts';

const form = defaultMarketplaceForm(sampleReference);

it('MKF-30 MKF-31 setup and price defaults', () => {
  expect(form).toMatchObject({
    marketplaceType: 'INSTANT',
    paymentOption: 'BILLED',
    generic: true,
    priceMode: 'PERCENT_MODIFIER',
    percentModifier: '0',
  });
});

it('MKF-32 delivery defaults', () => {
  expect(form).toMatchObject({
    deliverToApi: true,
    deliverToEmailAddress: false,
    referralDeliveryMethod: 'GENERIC',
    deliveryApiType: 'BASIC',
    deliveryApiUrl: '',
    deliveryApiKey: '',
    emailRecipients: '',
    emailBccRecipients: '',
    enableRoundRobinDelivery: false,
    enableIndividualEmailDeliverySettings: false,
    recipients: [],
  });
});

it('MKF-33 schedule defaults', () => {
  expect(form).toMatchObject({
    deliveryDays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    deliverAllDay: true,
    referralDeliveryStartTime: '00:00:00',
    referralDeliveryEndTime: '23:59:59',
    referralDeliveryTimezone: 'America/Chicago',
  });
});

it('MKF-34 required-data defaults', () => {
  const required = ['firstName', 'lastName', 'city', 'state', 'postalCode', 'emailAddress', 'phoneNumber'];
  for (const name of required) expect(form).toHaveProperty(`${name}Required`, true);
  expect(form).toMatchObject({
    journayaIdRequired: false,
    businessLineRequired: false,
    oneToOneConsentRequired: false,
    capturesOwnConsumerConsent: false,
    acceptWarmTransfers: false,
  });
});

it('MKF-35 appetite defaults', () => {
  expect(form).toMatchObject({
    acceptCommercialLines: false,
    acceptCommercialInsured: true,
    acceptCommercialUninsured: true,
    acceptPersonalLines: false,
    acceptPersonalInsured: true,
    acceptPersonalUninsured: true,
    acceptLifeAnnuitiesLines: false,
    acceptMedicalExamConsent: true,
    acceptMedicalExamRefusal: true,
    acceptTobaccoUsePastYear: true,
    acceptNoTobaccoUsePastYear: true,
    naicsMode: 'exclude',
    naicsCodes: '',
    unlistedNaics: [],
  });
});

it('MKF-36 MKF-17 every source but direct-call is ticked, no state and no line', () => {
  expect(form.referralSources).toHaveLength(sampleReference.referralSources.length - 1);
  expect(form.referralSources).not.toContain('direct-call');
  expect(form).toMatchObject({
    states: [],
    commercialBusinessLines: [],
    personalBusinessLines: [],
    lifeAndAnnuitiesBusinessLines: [],
  });
});
