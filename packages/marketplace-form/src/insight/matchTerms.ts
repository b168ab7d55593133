import type { ValueMessages } from '../fields/codecs.ts';
import type { Schedule } from '../fields/values.ts';
import * as en from '../messages/matchTexts.ts';
import { loadSchedule } from '../values/schedule.ts';
import type { NewMarketplace, RiskAppetite } from '../wire/marketplace.ts';
import type { Check } from './check.ts';
import { target } from './deliveryChecks.ts';

/** Names of what rules speak of, by their English ones. */
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

/** A marketplace as the rules read it: its lists as sets, so that thousands of referrals are judged quickly. */
export interface MatchTerms {
  readonly isEnabled: boolean;
  readonly needsConsent: boolean;
  readonly appetite: RiskAppetite;
  readonly states: ReadonlySet<string>;
  readonly lines: ReadonlySet<string>;
  readonly excludedNaics: ReadonlySet<string>;
  readonly excludedSources: ReadonlySet<string>;
  readonly schedule: Schedule;
  /** Where referrals go, or that nothing says where. */
  readonly target: Check;
  /** What the rules say. */
  readonly t: MatchMessages['findings'];
  /** The names that they say it with. */
  readonly names: MatchNames;
}

/** Reads a marketplace once for many referrals. */
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
