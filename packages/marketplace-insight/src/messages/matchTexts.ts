import { count, dayAndMonth, money, timeOfDay } from '@advantage/marketplace-form/internal/values';

/** Names of the matching rules, shown before their findings. */
export const ruleNames = {
  source: 'Source',
  state: 'State',
  category: 'Category',
  line: 'Line of business',
  naics: 'NAICS',
  employees: 'Employees',
  years: 'Years in business',
  premium: 'Estimated premium',
  insured: 'Insured or not',
  deathBenefit: 'Death benefit',
  medical: 'Medical exam',
  tobacco: 'Tobacco',
  required: 'Required data',
  warmTransfer: 'Warm transfer',
  price: 'Referral price',
  enabled: 'Enabled',
  target: 'Delivery',
};

/** Why a rule fails, in at most three words. Rules that fail for several reasons say theirs in `findings`. */
export const reasons = {
  source: 'Source not taken',
  state: 'State not taken',
  category: 'Category not taken',
  line: 'Line not taken',
  naics: 'Industry not taken',
  insured: "Insurance doesn't fit",
  medical: "Exam doesn't fit",
  tobacco: "Tobacco doesn't fit",
  required: 'Data missing',
  warmTransfer: 'No warm transfers',
  enabled: 'Off',
  target: 'No delivery',
};

/** Findings of the matching rules, one sentence each. */
export const findings = {
  sourceUnknown: "The referral's source is unknown.",
  rejects: (items: string) => `Does not accept ${items}.`,
  rejectsSource: (source: string) => `Does not accept the source ${source}.`,
  noState: 'No state is chosen.',
  stateUnknown: "The referral's state is unknown.",
  noAppetite: 'No appetite is turned on.',
  commercial: 'commercial',
  personal: 'personal',
  life: 'life and annuities',
  rejectsCategory: (category: string) => `Does not accept ${category} referrals.`,
  categoryUnknown: (category: string | null) =>
    category === null ? 'A direct call has no category.' : `The category ${category} is unknown.`,
  mayNotApply: (category: string | null) =>
    `${category === null ? 'A direct call has no category' : `The category ${category} is unknown`}, so this rule may not apply.`,
  noLine: 'No line of business is chosen.',
  lineUnknown: "The referral's line of business is unknown.",

  industryUnknown: "The referral's industry is unknown.",
  rejectsIndustry: (code: string) => `Does not accept the industry ${code}.`,
  employees: 'number of employees',
  employeeCount: (employees: number) => count(employees, 'employee'),
  years: 'number of years in business',
  yearCount: (years: number) => count(years, 'year'),
  premium: 'estimated premium',
  price: 'price',
  money,
  notSaid: (what: string) => `The referral's ${what} is unknown.`,
  below: (value: string, min: string) => `${value} is below the minimum of ${min}.`,
  above: (value: string, max: string) => `${value} is above the maximum of ${max}.`,
  tooFewEmployees: 'Too few employees',
  tooManyEmployees: 'Too many employees',
  tooNew: 'Business too new',
  tooOld: 'Business too old',
  premiumLow: 'Premium too low',
  premiumHigh: 'Premium too high',
  priceLow: 'Price too low',
  priceHigh: 'Price too high',
  acceptsNeither: (yes: string, no: string) => `Accepts neither ${yes} nor ${no}.`,
  answerUnknown: (question: string) => `It isn't known ${question}.`,
  insured: 'insured',
  uninsured: 'uninsured',
  whetherInsured: 'whether the consumer is insured',
  deathBenefitUnknown: "Referrals don't include a death benefit.",
  medicalConsent: 'consent to a medical exam',
  medicalRefusal: 'refusal of a medical exam',
  whetherMedical: 'whether the consumer consents to a medical exam',
  tobacco: 'tobacco use in the past year',
  noTobacco: 'no tobacco use in the past year',
  whetherTobacco: 'whether the consumer used tobacco in the past year',

  firstName: 'first name',
  lastName: 'last name',
  emailAddress: 'email address',
  phoneNumber: 'phone number',
  postalCode: 'postal code',
  city: 'city',
  state: 'state',
  businessLine: 'business line',
  jornayaId: 'Jornaya ID',
  oneToOneConsent: 'one-to-one consent',
  missing: (facts: string) => `The referral has no ${facts}.`,
  missingOne: (fact: string) => `No ${fact}`,
  hidden: (facts: string) => `Required, but not shown here: ${facts}.`,

  rejectsTransfers: 'Does not accept warm transfers, and this is a call-in referral.',

  isOff: 'Marketplace is off.',
};

/** When a referral is delivered, as the end of a sentence. */
export const deliveryTimes = {
  isOff: "isn't delivered, because the marketplace is off",
  zoneUnknown: (zone: string) => `is delivered at an unknown time, because the time zone ${zone} is unknown`,
  never: "isn't delivered, because the schedule never opens",
  now: 'is delivered right away',
  later: (moment: string) => `waits until ${moment}`,
  timeOfDay,
  dayAndMonth,
  today: (clock: string) => `${clock} today`,
  thisWeek: (day: string, clock: string) => `${day} ${clock}`,
  onDate: (day: string, date: string, clock: string) => `${day}, ${date}, ${clock}`,
};

type Period = 'hour' | 'day' | 'week' | 'month';

/** Results of the readiness checks. */
export const readinessChecks = {
  isOff: 'The marketplace is off.',
  noState: 'No state is chosen.',
  noSource: 'Every source is excluded.',
  commercial: 'Commercial',
  personal: 'Personal',
  life: 'Life & Annuities',
  noLine: (category: string) => `${category} is on, but no line is chosen.`,
  noAppetite: 'No appetite is turned on.',

  noDelivery: 'Deliver to API and deliver to email are both off.',
  noUrl: 'Deliver to API is on, but there is no URL.',
  noRecipient: 'Deliver to email is on, but there is no recipient.',
  purchasers: (purchasers: number) => `${purchasers} default purchasers are chosen; there can be only one.`,
  noPurchaser: 'The balance is prepaid, but no default purchaser is chosen.',
  neverOpens: 'The schedule never opens.',
  notThisWeek: 'The schedule does not open this week.',

  limitTooSmall: (limit: number, period: Period) => `A limit of ${limit} per ${period} lets nothing through.`,
  limitsCross: (limit: number, period: Period, smaller: number, longer: Period) =>
    `${limit} per ${period} can never be reached: ${smaller} per ${longer} is less.`,
  referralPrice: 'referral price',
  yearsInBusiness: 'years in business',
  numberOfEmployees: 'number of employees',
  commercialEstimatedPremium: 'commercial estimated premium',
  personalEstimatedPremium: 'personal estimated premium',
  deathBenefit: 'death benefit',
  rangesCross: (ranges: string) => `The minimum is above the maximum: ${ranges}.`,
};
