import type { ValueMessages } from '../fields/codecs.ts';
import type { Schedule } from '../fields/values.ts';
import * as en from '../messages/matchTexts.ts';
import { loadSchedule } from '../values/loadSchedule.ts';
import type { NewMarketplace, RiskAppetite } from '../wire/marketplace.ts';
import type { Check } from './check.ts';
import { target } from './deliveryChecks.ts';

/** Display names of weekdays, time zones, states and business lines, by English name. */
type MatchNames = Pick<
  ValueMessages,
  'weekdayNames' | 'timezoneNames' | 'usStateNames' | 'businessLineNames'
>;

/** The texts of an explanation. */
export interface MatchMessages
  extends MatchNames,
    Pick<typeof en, 'ruleNames' | 'findings' | 'readinessChecks'> {}

/** The texts of an explanation in English. */
export const englishMatches: MatchMessages = {
  ruleNames: en.ruleNames,
  findings: en.findings,
  readinessChecks: en.readinessChecks,
  weekdayNames: {},
  timezoneNames: {},
  usStateNames: {},
  businessLineNames: {},
};

/** A marketplace prepared for the rules, with lists as sets so that thousands of referrals can be matched quickly. */
export interface MatchTerms {
  readonly isEnabled: boolean;
  readonly needsConsent: boolean;
  readonly appetite: RiskAppetite;
  readonly states: ReadonlySet<string>;
  readonly lines: ReadonlySet<string>;
  readonly excludedNaics: ReadonlySet<string>;
  readonly excludedSources: ReadonlySet<string>;
  readonly schedule: Schedule;
  /** The check for a delivery target. */
  readonly target: Check;
  /** The texts of the rules. */
  readonly t: MatchMessages['findings'];
  /** Display names used in these texts. */
  readonly names: MatchNames;
}

/** Prepares a marketplace for matching many referrals. */
export function matchTerms(marketplace: NewMarketplace, messages = englishMatches): MatchTerms {
  const appetite = marketplace.riskAppetite ?? {};
  return {
    isEnabled: marketplace.enabled === true,
    needsConsent: marketplace.oneToOneConsentRequired === true,
    appetite,
    states: new Set(appetite.stateCodes),
    lines: new Set(appetite.businessLines),
    excludedNaics: new Set(appetite.excludedNaics),
    excludedSources: new Set(appetite.excludedSources),
    schedule: loadSchedule(appetite),
    target: target(marketplace, messages.readinessChecks),
    t: messages.findings,
    names: messages,
  };
}
