import { enumeration } from './englishNumbers.ts';

/** Field labels, including those of individual recipient settings. */
export const fieldLabels = {
  marketplaceType: 'Type',
  generic: 'Generic marketplace',
  agencyId: 'Agency ID',
  marketplaceName: 'Marketplace name',
  legalEntityName: 'Legal entity name',
  phoneNumber: 'Phone number',
  superSubMarketplace: 'Super sub marketplace',
  paymentOption: 'Payment option',
  priceMode: 'Price mode',
  percentModifier: 'Percent modifier',
  deliveredPrice: 'Delivered price',
  referralPriceMin: 'Min referral price',
  referralPriceMax: 'Max referral price',
  referralSources: 'Referral sources',
  states: 'States',

  journayaIdRequired: 'Jornaya ID',
  businessLineRequired: 'Business line',
  firstNameRequired: 'First name',
  lastNameRequired: 'Last name',
  cityRequired: 'City',
  stateRequired: 'State',
  postalCodeRequired: 'Postal code',
  emailAddressRequired: 'Email address',
  phoneNumberRequired: 'Phone number',
  oneToOneConsentRequired: 'One-to-one consent',
  capturesOwnConsumerConsent: 'Captures own consumer consent',
  acceptWarmTransfers: 'Accept warm transfers',

  acceptCommercialLines: 'Accept commercial',
  acceptCommercialInsured: 'Insured',
  acceptCommercialUninsured: 'Uninsured',
  commercialBusinessLines: 'Business lines',
  naicsMode: 'NAICS mode',
  naicsCodes: 'NAICS codes',
  excludedNaicsCodes: 'Excluded NAICS codes',
  yearsInBusinessMin: 'Min years in business',
  yearsInBusinessMax: 'Max years in business',
  commercialEstimatedPremiumMin: 'Min estimated premium',
  commercialEstimatedPremiumMax: 'Max estimated premium',
  numberOfEmployeesMin: 'Min number of employees',
  numberOfEmployeesMax: 'Max number of employees',

  acceptPersonalLines: 'Accept personal',
  acceptPersonalInsured: 'Insured',
  acceptPersonalUninsured: 'Uninsured',
  personalBusinessLines: 'Business lines',
  personalEstimatedPremiumMin: 'Min estimated premium',
  personalEstimatedPremiumMax: 'Max estimated premium',

  acceptLifeAnnuitiesLines: 'Accept life and annuities',
  acceptMedicalExamConsent: 'Medical exam consent',
  acceptMedicalExamRefusal: 'Medical exam refusal',
  acceptTobaccoUsePastYear: 'Tobacco use in past year',
  acceptNoTobaccoUsePastYear: 'No tobacco use in past year',
  lifeAndAnnuitiesBusinessLines: 'Business lines',
  deathBenefitMin: 'Min death benefit',
  deathBenefitMax: 'Max death benefit',

  maxReferralsPerHour: 'Referrals per hour',
  maxReferralsPerDay: 'Referrals per day',
  maxReferralsPerWeek: 'Referrals per week',
  maxReferralsPerMonth: 'Referrals per month',
  deliveryDays: 'Days',
  referralDeliveryStartTime: 'Start time',
  referralDeliveryEndTime: 'End time',
  referralDeliveryTimezone: 'Timezone',
  deliverAllDay: '24 hours a day',

  deliverToApi: 'Deliver to API',
  referralDeliveryMethod: 'Delivery method',
  deliveryApiType: 'Authentication',
  deliveryApiUrl: 'Delivery API URL',
  deliveryApiKey: 'Delivery API key',
  enableRoundRobinDelivery: 'Round robin delivery',

  deliverToEmailAddress: 'Deliver to email',
  emailRecipients: 'Recipients',
  emailBccRecipients: 'Bcc recipients',
  enableIndividualEmailDeliverySettings: 'Individual email recipient settings',
  defaultPurchaser: 'Default purchaser',
  sameDeliveryDaysAsMarketplace: 'Match marketplace days',
  sameDeliveryTimesAsMarketplace: 'Match marketplace times',
};

/** States of a switch in a list of changes. */
export const flagNames = { on: 'On', off: 'Off' };

/** Names of the marketplace types. */
export const marketplaceTypeNames = { INSTANT: 'Instant', DURATION: 'Duration' };

/** Names of the payment options. */
export const paymentOptionNames = { BILLED: 'Billed', DEBIT_PREPAID_BALANCE: 'Debit Prepaid Balance' };

/** Names of the price modes. */
export const priceModeNames = { PERCENT_MODIFIER: 'Percent Modifier', DELIVERED_PRICE: 'Delivered Price' };

/** Names a referral source in words: `find-an-agent` is 'Find an agent'. Other names stay as they are. */
function sourceName(source: string): string {
  if (!/^[a-z\d]+([-_][a-z\d]+)*$/.test(source)) return source;
  const words = source.replaceAll(/[-_]/g, ' ').replaceAll(/\bapi\b/g, 'API');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** Names of referral sources. */
export const sourceTexts = { sourceName };

/** Names of the delivery methods. */
export const deliveryMethodNames = {
  GENERIC: 'Generic',
  TIVLY: 'Tivly',
  HUB: 'HUB',
  BOLD_PENGUIN: 'Bold Penguin',
  DATALOT: 'Datalot',
  MOMENTUM: 'Momentum',
  CTQ: 'CTQ',
};

/** Names of the authentication types. */
export const apiAuthNames = { BASIC: 'Basic', X_API_KEY: 'X-API-Key' };

/**
 * Names for parts of a marketplace that couldn't be read, keyed by their names in the service. Form fields use their
 * labels.
 */
export const unreadable = {
  enabled: 'Enabled',
  priority: 'Priority',
  id: 'ID',
  riskAppetite: 'Appetite settings',
  individualEmailRecipientSettings: 'Individual recipient settings',
  fields: (fields: readonly string[]) => `Can't read ${enumeration(fields)}.`,
};

/** Validation messages, letter by letter as the specification prescribes them. */
export const errors = {
  notANumber: (label: string) => `${label} must be a number.`,
  notWhole: (label: string) => `${label} must be a whole number.`,
  tooPrecise: (label: string) => `${label} can have at most 2 decimals.`,
  tooSmall: (label: string, least: number) => `${label} cannot be less than ${least}.`,
  tooLarge: (label: string, most: number) => `${label} cannot be greater than ${most}.`,
  minPrice: 'Min Price',
  maxPrice: 'Max Price',

  nameRequired: 'Please provide marketplace name',
  phoneInvalid: 'Please provide a valid phone number',
  agencyUnknown: 'No agency found matching the provided agency ID',
  percentRequired: 'Percent Modifier is required.',
  percentNotWhole: 'Percent Modifier must be a whole number.',
  percentTooSmall: 'The negative percent modifier cannot exceed abs(-100)%.',
  deliveredPriceNotANumber: 'Delivered Price must be a number.',
  deliveredPriceTooPrecise: 'Delivered Price can have at most 2 decimals.',
  deliveredPriceRequired: 'Delivered Price is required.',
  deliveredPriceTooSmall: 'Delivered Price cannot be less than 0.',
  priceRange: 'Min price cannot be greater than max price.',
  sourceRequired: 'At least one referral source must be selected.',
  stateRequired: 'At least one state must be selected.',

  appetiteRequired: 'At least one business line appetite must be enabled.',
  lineRequired: 'At least one business line must be selected.',
  naicsMalformed: 'NAICS codes must be 6 digits and separated by commas.',
  naicsUnavailable: 'The NAICS code list is not available. Choose Exclude to save.',
  yearsRange: 'Min years in business cannot be greater than max years in business.',
  premiumRange: 'Min estimated premium cannot be greater than max estimated premium.',
  employeesRange: 'Min number of employees cannot be greater than max number of employees.',
  deathBenefitRange: 'Min death benefit cannot be greater than max death benefit.',

  dayRequired: 'At least one delivery day must be selected.',
  notATime: (label: string) => `${label} must be a time, such as 9:00 AM or 17:30.`,
  endBeforeStart: 'End time must be after start time.',
  urlRequired: 'Please provide a delivery API URL.',
  urlTooLong: 'URL cannot be longer than 100 characters.',
  invalidUrl: 'Please provide a valid URL.',
  recipientRequired: 'At least one email recipient is required.',
  addressesInvalid: 'Email addresses must be valid and separated by commas.',
  addressesDuplicated: 'Email addresses must not be duplicated.',
  purchaserRequired: 'A default purchaser must be selected.',
};

/** Name of a marketplace without a name. */
export const unnamed = (id: number) => `Marketplace ${id}`;
