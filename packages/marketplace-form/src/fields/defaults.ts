import { dayEnd, dayStart } from '../wire/values.ts';
import { type MarketplaceReference, selectableSources } from './reference.ts';
import { defaultTimezone } from './schedule.ts';
import { everyDay, type MarketplaceFormValues } from './values.ts';

const setup = {
  marketplaceType: 'INSTANT',
  generic: true,
  agencyId: '',
  marketplaceName: '',
  legalEntityName: '',
  phoneNumber: '',
  superSubMarketplace: false,
  paymentOption: 'BILLED',
  priceMode: 'PERCENT_MODIFIER',
  percentModifier: '0',
  deliveredPrice: '',
  referralPriceMin: '',
  referralPriceMax: '',
} as const;

const general = {
  journayaIdRequired: false,
  businessLineRequired: false,
  firstNameRequired: true,
  lastNameRequired: true,
  cityRequired: true,
  stateRequired: true,
  postalCodeRequired: true,
  emailAddressRequired: true,
  phoneNumberRequired: true,
  oneToOneConsentRequired: false,
  capturesOwnConsumerConsent: false,
  acceptWarmTransfers: false,
};

const appetites = {
  acceptCommercialLines: false,
  acceptCommercialInsured: true,
  acceptCommercialUninsured: true,
  naicsMode: 'exclude',
  naicsCodes: '',
  yearsInBusinessMin: '',
  yearsInBusinessMax: '',
  commercialEstimatedPremiumMin: '',
  commercialEstimatedPremiumMax: '',
  numberOfEmployeesMin: '',
  numberOfEmployeesMax: '',
  acceptPersonalLines: false,
  acceptPersonalInsured: true,
  acceptPersonalUninsured: true,
  personalEstimatedPremiumMin: '',
  personalEstimatedPremiumMax: '',
  acceptLifeAnnuitiesLines: false,
  acceptMedicalExamConsent: true,
  acceptMedicalExamRefusal: true,
  acceptTobaccoUsePastYear: true,
  acceptNoTobaccoUsePastYear: true,
  deathBenefitMin: '',
  deathBenefitMax: '',
} as const;

const delivery = {
  maxReferralsPerHour: '',
  maxReferralsPerDay: '',
  maxReferralsPerWeek: '',
  maxReferralsPerMonth: '',
  deliverAllDay: true,
  referralDeliveryStartTime: dayStart,
  referralDeliveryEndTime: dayEnd,
  referralDeliveryTimezone: defaultTimezone,
  deliverToApi: true,
  referralDeliveryMethod: 'GENERIC',
  deliveryApiType: 'BASIC',
  deliveryApiUrl: '',
  deliveryApiKey: '',
  enableRoundRobinDelivery: false,
  deliverToEmailAddress: false,
  emailRecipients: '',
  emailBccRecipients: '',
  enableIndividualEmailDeliverySettings: false,
};

/** The form of a new marketplace (MKF-30 to MKF-36): every source but direct-call ticked, no state, no line. */
export const defaultMarketplaceForm = (reference: MarketplaceReference): MarketplaceFormValues => ({
  ...setup,
  referralSources: selectableSources(reference),
  states: [],
  ...general,
  ...appetites,
  commercialBusinessLines: [],
  unlistedNaics: [],
  personalBusinessLines: [],
  lifeAndAnnuitiesBusinessLines: [],
  ...delivery,
  deliveryDays: [...everyDay],
  recipients: {},
});
