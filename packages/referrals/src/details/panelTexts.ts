import { formatMoney, formatShortDate, formatTime, isToday } from '@advantage/ui';
import * as en from '../messages/en.ts';
import { categoryText } from '../model/cellTexts.ts';
import type { Referral } from '../model/referral.ts';

/** The position of the panel's referral in its list. */
export interface PanelPosition {
  /** Counts from 0, over all pages. */
  readonly index: number;
  readonly total: number;
}

/** '3 of 214'. */
export const positionText = ({ index, total }: PanelPosition) =>
  `${index + 1} of ${Math.max(total, index + 1)}`;

const categoryNames: Readonly<Record<string, string>> = {
  CL: 'Commercial',
  PL: 'Personal',
  'L&A': en.details.lifeAndAnnuities,
};

/** The category by its whole name; 'Direct Call' where there is none (TBL-56). */
export function categoryName(referral: Pick<Referral, 'category'>): string {
  const text = categoryText(referral);
  return Object.hasOwn(categoryNames, text) ? (categoryNames[text] ?? text) : text;
}

/** How and when a referral of the reader's own became that: 'Claimed at 10:04 AM for $28.' */
export function acquiredText(
  referral: Pick<Referral, 'marketplaceStatus' | 'lastModDate' | 'soldPrice'>,
  now: number,
): string {
  const { marketplaceStatus, lastModDate, soldPrice } = referral;
  const on = isToday(lastModDate, now) ? '' : ` on ${formatShortDate(lastModDate)}`;
  const when = lastModDate === null ? '' : `${on} at ${formatTime(lastModDate)}`;
  const price = soldPrice === null ? '' : ` for ${formatMoney(soldPrice)}`;
  return `${marketplaceStatus}${when}${price}.`;
}

/** The text in place of contact details: how to see them, where that is possible. */
export function redactionText({
  isOpen,
  canClaim,
}: {
  readonly isOpen: boolean;
  readonly canClaim: boolean;
}) {
  if (!isOpen) return en.details.hidden;
  return canClaim ? en.details.claimToSee : en.details.shownOnceClaimed;
}
