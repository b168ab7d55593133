import {
  english,
  formatMoney,
  formatShortDate,
  formatTime,
  isToday,
  nameIn,
  type Texts,
} from '@advantage/ui';
import { numbers, time } from '@advantage/ui/messages';
import * as en from '../messages/en.ts';
import { categoryText } from '../model/cellTexts.ts';
import type { Referral } from '../model/referral.ts';

/** The position of the panel's referral in its list. */
export interface PanelPosition {
  /** Zero-based index across all pages. */
  readonly index: number;
  readonly total: number;
}

/** Formats a position, e.g. '3 of 214'. */
export const positionText = ({ index, total }: PanelPosition, t = en.details) =>
  t.position(String(index + 1), String(Math.max(total, index + 1)));

/** Returns the full name of the category, or 'Direct Call' if there is none. */
export const categoryName = (referral: Pick<Referral, 'category'>, texts: Texts = english): string =>
  nameIn(texts(en.details).categories, categoryText(referral, texts));

/** Says how and when the user acquired a referral, e.g. 'Claimed at 10:04 AM for $28.' */
export function acquiredText(
  referral: Pick<Referral, 'marketplaceStatus' | 'lastModDate' | 'soldPrice'>,
  now: number,
  texts: Texts = english,
): string {
  const { marketplaceStatus, lastModDate, soldPrice } = referral;
  const times = texts(time);
  return texts(en.details).acquired(
    nameIn(texts(en.statusNames), marketplaceStatus),
    lastModDate === null || isToday(lastModDate, now) ? null : formatShortDate(lastModDate, times),
    lastModDate === null ? null : formatTime(lastModDate, times),
    soldPrice === null ? null : formatMoney(soldPrice, texts(numbers)),
  );
}

/** Returns the text shown instead of contact details. It says how to see them, if that's possible. */
export function redactionText(
  {
    isOpen,
    canClaim,
    isCallIn,
  }: { readonly isOpen: boolean; readonly canClaim: boolean; readonly isCallIn: boolean },
  t = en.details,
) {
  if (!isOpen) return t.hidden;
  if (!canClaim) return t.shownOnceClaimed;
  return isCallIn ? t.talkToSee : t.claimToSee;
}
