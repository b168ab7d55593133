import * as z from 'zod/mini';
import { weekdays } from '../wire/values.ts';

/**
 * The leaves of the form. They are texts, ticks and lists only, and a wrong or missing leaf falls back to empty:
 * the structure never fails, so the rules across fields always run.
 */
const text = z.catch(z.string(), '');
const flag = z.catch(z.boolean(), false);
const set = z.catch(z.array(z.string()), []);

/** How a referral is priced for a marketplace (MKF-14). */
export const priceModes = ['PERCENT_MODIFIER', 'DELIVERED_PRICE'] as const;
/** One of `priceModes`. */
export type PriceMode = (typeof priceModes)[number];

/** Whether the NAICS text lists the codes left out or the codes taken (MKF-19). */
export const naicsModes = ['exclude', 'include'] as const;
/** One of `naicsModes`. */
export type NaicsMode = (typeof naicsModes)[number];

const scheduleShape = {
  /** The names of the ticked days. */
  deliveryDays: set,
  /** 24 hours a day: start and end then count as 00:00:00 and 23:59:59 (MKI-7). */
  deliverAllDay: flag,
  /** HH:mm:ss */
  referralDeliveryStartTime: text,
  referralDeliveryEndTime: text,
  referralDeliveryTimezone: text,
};

const recipientShape = {
  /** The id the server gave, or a negative one for a row that was not saved yet (MKF-28). */
  recipientId: z.catch(z.number(), 0),
  emailAddress: text,
  defaultPurchaser: flag,
  sameDeliveryDaysAsMarketplace: flag,
  sameDeliveryTimesAsMarketplace: flag,
  ...scheduleShape,
};

/** The shape of the form: every leaf a control edits, and the few that are carried along. */
export const formShape = {
  marketplaceType: text,
  generic: flag,
  agencyId: text,
  marketplaceName: text,
  legalEntityName: text,
  phoneNumber: text,
  superSubMarketplace: flag,
  paymentOption: z.catch(z.enum(['BILLED', 'DEBIT_PREPAID_BALANCE']), 'BILLED'),
  priceMode: z.catch(z.enum(priceModes), 'PERCENT_MODIFIER'),
  percentModifier: text,
  deliveredPrice: text,
  referralPriceMin: text,
  referralPriceMax: text,
  /** The ticked sources. */
  referralSources: set,
  /** The codes of the ticked states. */
  states: set,

  journayaIdRequired: flag,
  businessLineRequired: flag,
  firstNameRequired: flag,
  lastNameRequired: flag,
  cityRequired: flag,
  stateRequired: flag,
  postalCodeRequired: flag,
  emailAddressRequired: flag,
  phoneNumberRequired: flag,
  oneToOneConsentRequired: flag,
  capturesOwnConsumerConsent: flag,
  acceptWarmTransfers: flag,

  acceptCommercialLines: flag,
  acceptCommercialInsured: flag,
  acceptCommercialUninsured: flag,
  commercialBusinessLines: set,
  naicsMode: z.catch(z.enum(naicsModes), 'exclude'),
  naicsCodes: text,
  /** Excluded codes that the known-code list lacks, kept while the mode is include. No control edits them. */
  unlistedNaics: set,
  yearsInBusinessMin: text,
  yearsInBusinessMax: text,
  commercialEstimatedPremiumMin: text,
  commercialEstimatedPremiumMax: text,
  numberOfEmployeesMin: text,
  numberOfEmployeesMax: text,

  acceptPersonalLines: flag,
  acceptPersonalInsured: flag,
  acceptPersonalUninsured: flag,
  personalBusinessLines: set,
  personalEstimatedPremiumMin: text,
  personalEstimatedPremiumMax: text,

  acceptLifeAnnuitiesLines: flag,
  acceptMedicalExamConsent: flag,
  acceptMedicalExamRefusal: flag,
  acceptTobaccoUsePastYear: flag,
  acceptNoTobaccoUsePastYear: flag,
  lifeAndAnnuitiesBusinessLines: set,
  deathBenefitMin: text,
  deathBenefitMax: text,

  maxReferralsPerHour: text,
  maxReferralsPerDay: text,
  maxReferralsPerWeek: text,
  maxReferralsPerMonth: text,
  ...scheduleShape,

  deliverToApi: flag,
  referralDeliveryMethod: text,
  deliveryApiType: text,
  deliveryApiUrl: text,
  deliveryApiKey: text,
  enableRoundRobinDelivery: flag,

  deliverToEmailAddress: flag,
  emailRecipients: text,
  emailBccRecipients: text,
  enableIndividualEmailDeliverySettings: flag,
  /** Each recipient's settings, by `recipientKey`. */
  recipients: z.catch(z.record(z.string(), z.object(recipientShape)), {}),
};

/** The form as a schema; it takes anything and never fails. */
export const formValuesSchema = z.object(formShape);

/**
 * What the form edits. Values are what the person chose; what a choice forces on another field (MKI-1, MKI-7,
 * MKI-10, MKI-12) is derived by the functions of `effective.ts`, so undoing a choice brings the old value back.
 */
export type MarketplaceFormValues = z.output<typeof formValuesSchema>;
/** The settings of one recipient. */
export type RecipientValues = MarketplaceFormValues['recipients'][string];

/** The when of a delivery, shared by the marketplace and each recipient. */
export type Schedule = Pick<MarketplaceFormValues, keyof typeof scheduleShape>;

/** Every leaf of the form but the recipients' own. */
export type FieldName = Exclude<keyof MarketplaceFormValues, 'recipients' | 'unlistedNaics'>;
/** Every leaf of a recipient that a control edits. */
export type RecipientFieldName = Exclude<keyof RecipientValues, 'recipientId' | 'emailAddress'>;

/** The key of a recipient in the form; its number is the suffix of the names of its controls (MKF-28). */
export type RecipientKey = `r${number}`;
/** The key of the recipient with an id. */
export const recipientKey = (id: number): RecipientKey => `r${id}`;

/** Where a field lives in the form: a leaf, or a leaf of one recipient. */
export type FieldPath = FieldName | `recipients.${RecipientKey}.${RecipientFieldName}`;
/** Where a field of the recipient with an id lives. */
export const recipientPath = (id: number, field: RecipientFieldName): FieldPath =>
  `recipients.${recipientKey(id)}.${field}`;

/** All seven days, as the form holds them. */
export const everyDay: readonly string[] = weekdays;
