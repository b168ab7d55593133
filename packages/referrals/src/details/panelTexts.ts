import { english, nameIn, type Texts } from '@advantage/ui';
import * as en from '../messages/en.ts';
import type { Referral } from '../model/referral.ts';
import { categoryText } from '../model/texts.ts';

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

/** Returns the text shown instead of contact details. It names what claiming would show, if the user can claim. */
export function lockedText(
  { category }: Pick<Referral, 'category'>,
  { isOpen, canClaim }: { readonly isOpen: boolean; readonly canClaim: boolean },
  t = en.details,
) {
  if (!isOpen) return t.hidden;
  if (!canClaim) return t.shownOnceClaimed;
  return category === 'CL' ? t.lockedBusiness : t.locked;
}
