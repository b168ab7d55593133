import type { ClauseId } from '../values/contract.ts';
import { type CategoryKey, categoryOf } from './categoryOf.ts';
import type { MatchReferral } from './MatchReferral.ts';
import type { MatchRuleId } from './matchRule.ts';

const clauseOfCategory: Readonly<Record<CategoryKey, ClauseId>> = {
  CL: 'commercial',
  PL: 'personal',
  'L&A': 'life',
};

/** Returns the sentence that a rule belongs to, which can depend on the referral's category. */
export function clauseOfRule(rule: MatchRuleId, referral: Pick<MatchReferral, 'category'>): ClauseId {
  const category = categoryOf(referral) ?? 'CL';
  switch (rule) {
    case 'source':
      return 'sources';
    case 'state':
      return 'states';
    case 'required':
      return 'required';
    case 'warmTransfer':
      return 'transfers';
    case 'price':
      return 'price';
    case 'naics':
    case 'employees':
    case 'years':
      return 'business';
    case 'premium':
      return category === 'CL' ? 'business' : clauseOfCategory[category];
    case 'deathBenefit':
    case 'medical':
    case 'tobacco':
      return 'life';
    case 'enabled':
    case 'limits':
    case 'days':
    case 'hours':
      return 'schedule';
    case 'target':
      return 'api';
    default:
      return clauseOfCategory[category];
  }
}
