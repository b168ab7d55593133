import type { ValueMessages } from '@advantage/marketplace-form/internal/values';
import type { NewMarketplace, RiskAppetite } from '@advantage/marketplace-form/wire';
import * as en from '../messages/matchTexts.ts';
import type { MatchReferral } from './MatchReferral.ts';

/** The texts of the rules, and the names of states and business lines by English name. */
export interface MatchMessages
  extends Pick<ValueMessages, 'usStateNames' | 'businessLineNames'>,
    Pick<typeof en, 'ruleNames' | 'findings' | 'readinessChecks'> {}

export const englishMatches: MatchMessages = {
  ruleNames: en.ruleNames,
  findings: en.findings,
  readinessChecks: en.readinessChecks,
  usStateNames: {},
  businessLineNames: {},
};

/** A marketplace prepared for the rules, with lists as sets so that thousands of referrals can be matched quickly. */
export interface MatchTerms {
  readonly marketplace: NewMarketplace;
  readonly appetite: RiskAppetite;
  readonly states: ReadonlySet<string>;
  readonly lines: ReadonlySet<string>;
  readonly excludedNaics: ReadonlySet<string>;
  readonly excludedSources: ReadonlySet<string>;
  readonly t: MatchMessages['findings'];
  readonly messages: MatchMessages;
}

export function matchTerms(marketplace: NewMarketplace, messages = englishMatches): MatchTerms {
  const appetite = marketplace.riskAppetite ?? {};
  return {
    marketplace,
    appetite,
    states: new Set(appetite.stateCodes),
    lines: new Set(appetite.businessLines),
    excludedNaics: new Set(appetite.excludedNaics),
    excludedSources: new Set(appetite.excludedSources),
    t: messages.findings,
    messages,
  };
}

/** Says what referrals need to have somewhere to go: an API URL or email recipients. */
export function missingTarget(marketplace: NewMarketplace, t: typeof en.readinessChecks): string | undefined {
  const { deliverToApi, deliveryApiUrl, deliverToEmailAddress, emailRecipients } = marketplace;
  if (!deliverToApi && !deliverToEmailAddress) return t.noDelivery;
  if (deliverToApi && !deliveryApiUrl?.trim()) return t.noUrl;
  return deliverToEmailAddress && !emailRecipients?.length ? t.noRecipient : undefined;
}

/** The ids of all rules. Their names are in the order of the explanation. */
export type MatchRuleId = keyof typeof en.ruleNames;

/** Why a rule fails, or can't be checked because a fact is missing. */
export interface Finding {
  readonly verdict: 'failed' | 'unknown';
  /** One plain sentence, or a function that returns it: most findings are only counted. */
  readonly text: string | (() => string);
  /** Why it failed, in at most three words, if the rule can fail for several reasons. */
  readonly reason?: string | undefined;
}

export const failed = (text: Finding['text'], reason?: string): Finding => ({
  verdict: 'failed',
  text,
  reason,
});
export const unknown = (text: Finding['text']): Finding => ({ verdict: 'unknown', text });

export interface MatchRule {
  readonly id: MatchRuleId;
  /** Returns undefined if the rule passes. */
  readonly check: (referral: MatchReferral, terms: MatchTerms) => Finding | undefined;
}
