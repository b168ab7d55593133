import { dayEnd, dayFlags, dayStart, type Marketplace } from '@advantage/marketplace-form/wire';
import {
  commercialLines,
  lifeAndAnnuitiesLines,
  personalLines,
  timezones,
  usStates,
} from '@advantage/reference-data';
import { industries } from '../core/industries.ts';
import { sourceNames } from '../referrals/sources.ts';
import type { Random } from './random.ts';

/** The categories of insurance that a marketplace buys. */
export interface Groups {
  readonly commercial: boolean;
  readonly personal: boolean;
  readonly life: boolean;
}

const someCodes = (random: Random, lines: readonly { readonly code: string }[], wanted: boolean) =>
  wanted ? random.sample(lines, random.int(3, lines.length)).map(({ code }) => code) : [];

const limit = (random: Random, low: number, high: number) =>
  random.chance(0.5) ? null : random.int(low, high);

function schedule(random: Random) {
  const isAlways = random.chance(0.5);
  const worksWeekends = isAlways || random.chance(0.3);
  const days = dayFlags.map((flag, day) => [flag, day < 5 || worksWeekends] as const);
  return {
    ...Object.fromEntries(days),
    referralDeliveryStartTime: isAlways ? dayStart : '09:00:00',
    referralDeliveryEndTime: isAlways ? dayEnd : '17:00:00',
    referralDeliveryTimezone: random.pick(timezones).value,
  };
}

const amounts = (random: Random) => ({
  personalEstimatedPremiumMin: limit(random, 200, 600),
  personalEstimatedPremiumMax: null,
  commercialEstimatedPremiumMin: limit(random, 500, 2500),
  commercialEstimatedPremiumMax: limit(random, 50_000, 250_000),
  numberOfEmployeesMin: limit(random, 1, 5),
  numberOfEmployeesMax: limit(random, 50, 500),
  yearsInBusinessMin: limit(random, 0, 3),
  yearsInBusinessMax: null,
  deathBenefitMin: limit(random, 50_000, 100_000),
  deathBenefitMax: limit(random, 500_000, 2_000_000),
  maxReferralsPerHour: limit(random, 2, 20),
  maxReferralsPerDay: limit(random, 20, 80),
  maxReferralsPerWeek: limit(random, 80, 300),
  maxReferralsPerMonth: limit(random, 300, 1200),
  referralPriceMin: limit(random, 10, 20),
  referralPriceMax: limit(random, 60, 120),
});

/** Returns the risk appetite of a marketplace in the demo data. */
export function riskAppetite(
  random: Random,
  { commercial, personal, life }: Groups,
): NonNullable<Marketplace['riskAppetite']> {
  const wantsAllStates = random.chance(0.4);
  const states = wantsAllStates ? usStates : random.sample(usStates, random.int(6, 30));
  const excludes = commercial && random.chance(0.6);
  return {
    businessLines: [
      ...someCodes(random, commercialLines, commercial),
      ...someCodes(random, personalLines, personal),
      ...someCodes(random, lifeAndAnnuitiesLines, life),
    ],
    excludedNaics: excludes ? random.sample(industries, random.int(2, 14)).map(({ code }) => code) : [],
    excludedSources: [...random.sample(sourceNames, random.int(0, 4))],
    stateCodes: states.map(({ code }) => code).sort(),
    acceptPersonalLines: personal,
    acceptCommercialLines: commercial,
    acceptLifeAnnuitiesLines: life,
    ...amounts(random),
    acceptPersonalInsured: true,
    acceptPersonalUninsured: random.chance(0.7),
    acceptCommercialInsured: true,
    acceptCommercialUninsured: random.chance(0.7),
    acceptMedicalExamConsent: true,
    acceptMedicalExamRefusal: random.chance(0.6),
    acceptTobaccoUsePastYear: random.chance(0.5),
    acceptNoTobaccoUsePastYear: true,
    firstNameRequired: true,
    lastNameRequired: true,
    emailAddressRequired: random.chance(0.8),
    phoneNumberRequired: true,
    cityRequired: random.chance(0.8),
    stateRequired: true,
    postalCodeRequired: true,
    journayaIdRequired: random.chance(0.2),
    businessLineRequired: random.chance(0.3),
    ...schedule(random),
    acceptWarmTransfers: random.chance(0.3),
  };
}
