import { weekdays } from '../wire/values.ts';
import type { FieldName, RecipientFieldName } from './values.ts';

/** The parts of the form, in order (MKF-4). `group` is the heading they stand under, `card` their own heading. */
export const sections = [
  { id: 'setup', title: 'Marketplace Setup', card: 'Marketplace Setup' },
  { id: 'general', title: 'General', group: 'Appetite Settings', card: 'Appetite: General' },
  { id: 'commercial', title: 'Commercial', group: 'Appetite Settings', card: 'Appetite: Commercial' },
  { id: 'personal', title: 'Personal', group: 'Appetite Settings', card: 'Appetite: Personal' },
  { id: 'life', title: 'Life & Annuities', group: 'Appetite Settings', card: 'Appetite: Life & Annuities' },
  {
    id: 'schedule',
    title: 'Limits and schedule',
    group: 'Delivery Settings',
    card: 'Delivery: Limits and schedule',
  },
  { id: 'api', title: 'API', group: 'Delivery Settings', card: 'Delivery: API' },
  { id: 'email', title: 'Email', group: 'Delivery Settings', card: 'Delivery: Email' },
] as const satisfies readonly { id: string; title: string; card: string; group?: string }[];
/** The id of a part of the form. */
export type SectionId = (typeof sections)[number]['id'];

/** How a field's value is compared, merged and put into words. */
export type FieldKind =
  | 'flag'
  | 'text'
  | 'secret'
  | 'number'
  | 'choice'
  | 'time'
  | 'states'
  | 'lines'
  | 'names'
  | 'addresses'
  | 'naicsMode'
  | 'naics';

/** What the form knows about one field. */
export interface FieldInfo {
  /** The part of the form it stands in. */
  readonly section: SectionId;
  /** Its name beside its control and in a list of changes. */
  readonly label: string;
  /** How its value is compared, merged and put into words. */
  readonly kind: FieldKind;
}

const flag = (section: SectionId, label: string): FieldInfo => ({ section, label, kind: 'flag' });
const number = (section: SectionId, label: string): FieldInfo => ({ section, label, kind: 'number' });

/** Every field of the form, in the order of the page (MKF-14 to MKF-26). */
export const fields: Readonly<Record<FieldName, FieldInfo>> = {
  marketplaceType: { section: 'setup', label: 'Type', kind: 'choice' },
  generic: flag('setup', 'Generic marketplace'),
  agencyId: number('setup', 'Agency ID'),
  marketplaceName: { section: 'setup', label: 'Marketplace name', kind: 'text' },
  legalEntityName: { section: 'setup', label: 'Legal entity name', kind: 'text' },
  phoneNumber: { section: 'setup', label: 'Phone number', kind: 'text' },
  superSubMarketplace: flag('setup', 'Super sub marketplace'),
  paymentOption: { section: 'setup', label: 'Payment option', kind: 'choice' },
  priceMode: { section: 'setup', label: 'Price mode', kind: 'choice' },
  percentModifier: number('setup', 'Percent modifier'),
  deliveredPrice: number('setup', 'Delivered price'),
  referralPriceMin: number('setup', 'Min referral price'),
  referralPriceMax: number('setup', 'Max referral price'),
  referralSources: { section: 'setup', label: 'Referral sources', kind: 'names' },
  states: { section: 'setup', label: 'States', kind: 'states' },

  journayaIdRequired: flag('general', 'Jornaya ID'),
  businessLineRequired: flag('general', 'Business line'),
  firstNameRequired: flag('general', 'First name'),
  lastNameRequired: flag('general', 'Last name'),
  cityRequired: flag('general', 'City'),
  stateRequired: flag('general', 'State'),
  postalCodeRequired: flag('general', 'Postal code'),
  emailAddressRequired: flag('general', 'Email address'),
  phoneNumberRequired: flag('general', 'Phone number'),
  oneToOneConsentRequired: flag('general', 'One-to-one consent'),
  capturesOwnConsumerConsent: flag('general', 'Captures own consumer consent'),
  acceptWarmTransfers: flag('general', 'Accept warm transfers'),

  acceptCommercialLines: flag('commercial', 'Accept commercial'),
  acceptCommercialInsured: flag('commercial', 'Insured'),
  acceptCommercialUninsured: flag('commercial', 'Uninsured'),
  commercialBusinessLines: { section: 'commercial', label: 'Business lines', kind: 'lines' },
  naicsMode: { section: 'commercial', label: 'NAICS mode', kind: 'naicsMode' },
  naicsCodes: { section: 'commercial', label: 'NAICS codes', kind: 'naics' },
  yearsInBusinessMin: number('commercial', 'Min years in business'),
  yearsInBusinessMax: number('commercial', 'Max years in business'),
  commercialEstimatedPremiumMin: number('commercial', 'Min estimated premium'),
  commercialEstimatedPremiumMax: number('commercial', 'Max estimated premium'),
  numberOfEmployeesMin: number('commercial', 'Min number of employees'),
  numberOfEmployeesMax: number('commercial', 'Max number of employees'),

  acceptPersonalLines: flag('personal', 'Accept personal'),
  acceptPersonalInsured: flag('personal', 'Insured'),
  acceptPersonalUninsured: flag('personal', 'Uninsured'),
  personalBusinessLines: { section: 'personal', label: 'Business lines', kind: 'lines' },
  personalEstimatedPremiumMin: number('personal', 'Min estimated premium'),
  personalEstimatedPremiumMax: number('personal', 'Max estimated premium'),

  acceptLifeAnnuitiesLines: flag('life', 'Accept life and annuities'),
  acceptMedicalExamConsent: flag('life', 'Medical exam consent'),
  acceptMedicalExamRefusal: flag('life', 'Medical exam refusal'),
  acceptTobaccoUsePastYear: flag('life', 'Tobacco use in past year'),
  acceptNoTobaccoUsePastYear: flag('life', 'No tobacco use in past year'),
  lifeAndAnnuitiesBusinessLines: { section: 'life', label: 'Business lines', kind: 'lines' },
  deathBenefitMin: number('life', 'Min death benefit'),
  deathBenefitMax: number('life', 'Max death benefit'),

  maxReferralsPerHour: number('schedule', 'Referrals per hour'),
  maxReferralsPerDay: number('schedule', 'Referrals per day'),
  maxReferralsPerWeek: number('schedule', 'Referrals per week'),
  maxReferralsPerMonth: number('schedule', 'Referrals per month'),
  deliveryDays: { section: 'schedule', label: 'Days', kind: 'names' },
  referralDeliveryStartTime: { section: 'schedule', label: 'Start time', kind: 'time' },
  referralDeliveryEndTime: { section: 'schedule', label: 'End time', kind: 'time' },
  referralDeliveryTimezone: { section: 'schedule', label: 'Timezone', kind: 'choice' },
  deliverAllDay: flag('schedule', '24 hours a day'),

  deliverToApi: flag('api', 'Deliver to API'),
  referralDeliveryMethod: { section: 'api', label: 'Delivery method', kind: 'choice' },
  deliveryApiType: { section: 'api', label: 'Authentication', kind: 'choice' },
  deliveryApiUrl: { section: 'api', label: 'Delivery API URL', kind: 'text' },
  deliveryApiKey: { section: 'api', label: 'Delivery API key', kind: 'secret' },
  enableRoundRobinDelivery: flag('api', 'Round robin delivery'),

  deliverToEmailAddress: flag('email', 'Deliver to email'),
  emailRecipients: { section: 'email', label: 'Recipients', kind: 'addresses' },
  emailBccRecipients: { section: 'email', label: 'Bcc recipients', kind: 'addresses' },
  enableIndividualEmailDeliverySettings: flag('email', 'Individual email recipient settings'),
};

/** Every field of one recipient (MKF-27). */
export const recipientFields: Readonly<Record<RecipientFieldName, Omit<FieldInfo, 'section'>>> = {
  defaultPurchaser: { label: 'Default purchaser', kind: 'flag' },
  sameDeliveryDaysAsMarketplace: { label: 'Match marketplace days', kind: 'flag' },
  deliveryDays: { label: 'Days', kind: 'names' },
  sameDeliveryTimesAsMarketplace: { label: 'Match marketplace times', kind: 'flag' },
  referralDeliveryStartTime: { label: 'Start time', kind: 'time' },
  referralDeliveryEndTime: { label: 'End time', kind: 'time' },
  referralDeliveryTimezone: { label: 'Timezone', kind: 'choice' },
  deliverAllDay: { label: '24 hours a day', kind: 'flag' },
};

/** The name of every field, in the order of the page. */
export const fieldNames = Object.keys(fields) as readonly FieldName[];
/** The name of every field of a recipient, in the order of its row. */
export const recipientFieldNames = Object.keys(recipientFields) as readonly RecipientFieldName[];

/** The fields of a section, in the order of the page. */
export const fieldsOf = (section: SectionId): readonly FieldName[] =>
  fieldNames.filter((name) => fields[name].section === section);

/** Days in the order of the week. */
export const inWeekOrder = (days: readonly string[]) => weekdays.filter((day) => days.includes(day));
