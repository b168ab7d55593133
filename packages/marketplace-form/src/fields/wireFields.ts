// The fields that have one name in the form and on the wire, by kind.

/** Ticks of a marketplace. */
export const marketplaceFlags = [
  'generic',
  'superSubMarketplace',
  'oneToOneConsentRequired',
  'capturesOwnConsumerConsent',
  'deliverToApi',
  'enableRoundRobinDelivery',
  'deliverToEmailAddress',
] as const;

/** Texts of a marketplace. */
export const marketplaceTexts = [
  'marketplaceName',
  'legalEntityName',
  'deliveryApiUrl',
  'deliveryApiKey',
] as const;

/** Ticks of a risk appetite. */
export const appetiteFlags = [
  'journayaIdRequired',
  'businessLineRequired',
  'firstNameRequired',
  'lastNameRequired',
  'cityRequired',
  'stateRequired',
  'postalCodeRequired',
  'emailAddressRequired',
  'phoneNumberRequired',
  'acceptWarmTransfers',
  'acceptCommercialLines',
  'acceptCommercialInsured',
  'acceptCommercialUninsured',
  'acceptPersonalLines',
  'acceptPersonalInsured',
  'acceptPersonalUninsured',
  'acceptLifeAnnuitiesLines',
  'acceptMedicalExamConsent',
  'acceptMedicalExamRefusal',
  'acceptTobaccoUsePastYear',
  'acceptNoTobaccoUsePastYear',
] as const;

/** Bounds and limits of a risk appetite. */
export const appetiteNumbers = [
  'referralPriceMin',
  'referralPriceMax',
  'yearsInBusinessMin',
  'yearsInBusinessMax',
  'commercialEstimatedPremiumMin',
  'commercialEstimatedPremiumMax',
  'numberOfEmployeesMin',
  'numberOfEmployeesMax',
  'personalEstimatedPremiumMin',
  'personalEstimatedPremiumMax',
  'deathBenefitMin',
  'deathBenefitMax',
  'maxReferralsPerHour',
  'maxReferralsPerDay',
  'maxReferralsPerWeek',
  'maxReferralsPerMonth',
] as const;

/** Ticks of a recipient setting. */
export const recipientFlags = [
  'defaultPurchaser',
  'sameDeliveryDaysAsMarketplace',
  'sameDeliveryTimesAsMarketplace',
] as const;

/** The ticked lines of a group, and the lines it offers. */
export const lineFields = [
  ['commercialBusinessLines', 'commercial'],
  ['personalBusinessLines', 'personal'],
  ['lifeAndAnnuitiesBusinessLines', 'lifeAndAnnuities'],
] as const;
