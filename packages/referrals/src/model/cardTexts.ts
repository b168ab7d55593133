import { formatMoney } from '@advantage/ui';
import type { ColumnName } from '../referral/columns.ts';
import type { ReferralAudience } from './audience.ts';
import { categoryText, linesText, notApplicable } from './cellTexts.ts';
import { criticalMinutes } from './limitedTime.ts';
import type { Referral } from './referral.ts';
import { shortText } from './shortText.ts';

/** A title longer than this many characters would push every other card out of sight. */
const longestTitle = 120;

/** A title as far as a card has room for it. */
export const shortTitle = (title: string): string => shortText(title, longestTitle);

/** What a card is about: its business lines, or its category where there are none. */
export const cardTitle = (referral: Pick<Referral, 'lines' | 'category'>) =>
  shortTitle(referral.lines.length > 0 ? linesText(referral) : categoryText(referral));

const count = (amount: number | string, word: string) => `${amount} ${word}${amount === 1 ? '' : 's'}`;

/** '14 employees · 6 years'; blank in personal and life rows (TBL-54), and without what nobody knows. */
export function cardBusiness(
  referral: Pick<Referral, 'category' | 'noOfEmployees' | 'yearsInBusiness'>,
  columns: readonly ColumnName[],
): string {
  if (notApplicable(referral) !== null) return '';
  const { noOfEmployees, yearsInBusiness } = referral;
  const parts = [
    columns.includes('noOfEmployees') && count(noOfEmployees ?? '1 +', 'employee'),
    columns.includes('yearsInBusiness') && yearsInBusiness !== null && count(yearsInBusiness, 'year'),
  ];
  return parts.filter(Boolean).join(' · ');
}

/** '$8,400 premium', where the list has that column and the amount is known. */
export const cardPremium = (
  { estimatedPremium }: Pick<Referral, 'estimatedPremium'>,
  columns: readonly ColumnName[],
): string =>
  columns.includes('estimatedPremium') && estimatedPremium !== null
    ? `${formatMoney(estimatedPremium)} premium`
    : '';

/** Whether a card counts down: always for those whose table does, for agents once it is critical, never in public. */
export function showsTimeLeft(minutes: number | null, audience: ReferralAudience): boolean {
  if (minutes === null || audience === 'public') return false;
  return audience === 'admin' || audience === 'carrier' || minutes <= criticalMinutes;
}
