import * as z from 'zod/mini';

const flag = z.nullish(z.boolean());
const amount = z.nullish(z.number());
const text = z.nullish(z.string());
const codes = z.nullish(z.array(z.string()));

/** The seven day flags and the times that a risk appetite and a recipient setting share (DAT-14, DAT-16). */
export const scheduleShape = {
  acceptReferralsOnMonday: flag,
  acceptReferralsOnTuesday: flag,
  acceptReferralsOnWednesday: flag,
  acceptReferralsOnThursday: flag,
  acceptReferralsOnFriday: flag,
  acceptReferralsOnSaturday: flag,
  acceptReferralsOnSunday: flag,
  referralDeliveryStartTime: text,
  referralDeliveryEndTime: text,
  referralDeliveryTimezone: text,
};

/** What a marketplace buys: lines, places, limits, hours (DAT-14). Fields we do not know pass through (DAT-24). */
export const riskAppetiteSchema = z.looseObject({
  riskAppetiteId: amount,
  businessLines: codes,
  excludedNaics: codes,
  excludedSources: codes,
  stateCodes: codes,
  acceptPersonalLines: flag,
  acceptCommercialLines: flag,
  acceptLifeAnnuitiesLines: flag,
  personalEstimatedPremiumMin: amount,
  personalEstimatedPremiumMax: amount,
  commercialEstimatedPremiumMin: amount,
  commercialEstimatedPremiumMax: amount,
  acceptPersonalInsured: flag,
  acceptPersonalUninsured: flag,
  acceptCommercialInsured: flag,
  acceptCommercialUninsured: flag,
  numberOfEmployeesMin: amount,
  numberOfEmployeesMax: amount,
  yearsInBusinessMin: amount,
  yearsInBusinessMax: amount,
  deathBenefitMin: amount,
  deathBenefitMax: amount,
  acceptMedicalExamConsent: flag,
  acceptMedicalExamRefusal: flag,
  acceptTobaccoUsePastYear: flag,
  acceptNoTobaccoUsePastYear: flag,
  firstNameRequired: flag,
  lastNameRequired: flag,
  emailAddressRequired: flag,
  phoneNumberRequired: flag,
  cityRequired: flag,
  stateRequired: flag,
  postalCodeRequired: flag,
  /** Spelled so by the services. */
  journayaIdRequired: flag,
  businessLineRequired: flag,
  maxReferralsPerHour: amount,
  maxReferralsPerDay: amount,
  maxReferralsPerWeek: amount,
  maxReferralsPerMonth: amount,
  ...scheduleShape,
  acceptWarmTransfers: flag,
  referralPriceMin: amount,
  referralPriceMax: amount,
});
/** What a marketplace takes, and when. */
export type RiskAppetite = z.infer<typeof riskAppetiteSchema>;
