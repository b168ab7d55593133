import { loadSchedule, type Schedule, type ValueMessages } from '@advantage/marketplace-form/internal/values';
import type { NewMarketplace, RiskAppetite } from '@advantage/marketplace-form/wire';
import * as en from '../messages/matchTexts.ts';
import type { MatchReferral } from './MatchReferral.ts';

/** The result of a check of the settings: done, to do, or unknown if data is missing. */
export interface Check {
  readonly state: 'ready' | 'missing' | 'unknown';
  /** The finding, in one plain sentence. */
  readonly text: string;
}

export const ready = (text: string): Check => ({ state: 'ready', text });
export const missing = (text: string): Check => ({ state: 'missing', text });
/** Returns a passed check or one that is still to do, with a sentence for each. */
export const check = (isReady: boolean | null | undefined, yes: string, no: string) =>
  isReady ? ready(yes) : missing(no);

/** Checks that referrals have somewhere to go: an API URL or email recipients. */
export function target(marketplace: NewMarketplace, t: typeof en.readinessChecks): Check {
  const { deliverToApi, deliveryApiUrl, deliverToEmailAddress, emailRecipients } = marketplace;
  if (!deliverToApi && !deliverToEmailAddress) return missing(t.noDelivery);
  if (deliverToApi && !deliveryApiUrl?.trim()) return missing(t.noUrl);
  const recipients = emailRecipients?.length ?? 0;
  if (deliverToEmailAddress && recipients === 0) return missing(t.noRecipient);
  return ready(t.delivers(deliverToApi === true, deliverToEmailAddress ? recipients : 0));
}

/** Display names of weekdays, time zones, states and business lines, by English name. */
type MatchNames = Pick<
  ValueMessages,
  'weekdayNames' | 'timezoneNames' | 'usStateNames' | 'businessLineNames'
>;

export interface MatchMessages
  extends MatchNames,
    Pick<typeof en, 'ruleNames' | 'findings' | 'readinessChecks'> {}

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
  readonly target: Check;
  readonly t: MatchMessages['findings'];
  /** Display names used in these texts. */
  readonly names: MatchNames;
}

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

/** The verdict of a rule; unknown if a fact is missing. */
export type MatchVerdict = 'passed' | 'failed' | 'unknown';

/** The ids of all rules of `explainMatch`. Their names are in the order of the explanation. */
export type MatchRuleId = keyof typeof en.ruleNames;

/** The verdict of a rule, and the reason. */
export interface Finding {
  readonly verdict: MatchVerdict;
  /** The reason, in one plain sentence. */
  readonly text: string;
  /** Why it failed, in at most three words, if the rule can fail for several reasons. */
  readonly reason?: string | undefined;
}

/** How many referrals a marketplace has received in each period that its limits count. A missing count is unknown. */
export interface DeliveredCounts {
  readonly hour?: number;
  readonly day?: number;
  readonly week?: number;
  readonly month?: number;
}

interface MatchMoment {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Referrals that the marketplace received before. */
  readonly delivered: DeliveredCounts;
}

export interface MatchRule {
  readonly id: MatchRuleId;
  /** `appetite` decides whether a referral matches, `delivery` when it is delivered. */
  readonly kind: 'appetite' | 'delivery';
  readonly check: (referral: MatchReferral, terms: MatchTerms, moment: MatchMoment) => Finding;
}

/** A rule of the appetite. Its finding doesn't depend on time. */
export interface AppetiteRule extends MatchRule {
  readonly kind: 'appetite';
  /** All facts of a referral that the verdict depends on, combined into one value. Equal values have equal verdicts. */
  readonly facts: (referral: MatchReferral) => string | number | boolean | null | undefined;
}

/**
 * A sentence, or a function that returns it on demand. Most findings are only counted, so their sentence is never
 * needed.
 */
type Words = string | (() => string);

class LazyFinding implements Finding {
  readonly verdict: MatchVerdict;
  readonly reason: string | undefined;
  readonly #words: Words;

  constructor(verdict: MatchVerdict, words: Words, reason?: string) {
    this.verdict = verdict;
    this.reason = reason;
    this.#words = words;
  }

  get text(): string {
    return typeof this.#words === 'string' ? this.#words : this.#words();
  }
}

export const passed = (words: Words): Finding => new LazyFinding('passed', words);
/** Returns a finding with the verdict `failed`. `reason` says it in at most three words. Default: that of the rule. */
export const failed = (words: Words, reason?: string): Finding => new LazyFinding('failed', words, reason);
export const unknown = (words: Words): Finding => new LazyFinding('unknown', words);
