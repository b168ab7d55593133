import { english, type Texts } from '@advantage/ui';
import * as en from '../messages/en.ts';
import type { ReferralAudience } from './audience.ts';
import { categoryText, linesText, locationText } from './cellTexts.ts';
import { criticalMinutes } from './limitedTime.ts';
import type { Referral } from './referral.ts';
import { shortText } from './shortText.ts';

/** A title longer than this many characters would push every other card out of sight. */
const longestTitle = 120;

/** A title as far as a card has room for it. */
export const shortTitle = (title: string): string => shortText(title, longestTitle);

/** What a card is about: its business lines, or its category where there are none. */
export const cardTitle = (referral: Pick<Referral, 'lines' | 'category'>, texts: Texts = english) =>
  shortTitle(referral.lines.length > 0 ? linesText(referral, texts) : categoryText(referral, texts));

/** A referral in words, for messages that stand apart from it: 'General Liability in Tulsa, OK'. */
export const referralName = (
  referral: Pick<Referral, 'lines' | 'category' | 'city' | 'state'>,
  texts: Texts = english,
) => texts(en.memberCells).inPlace(cardTitle(referral, texts), locationText(referral));

/**
 * Whether the top line of a card counts down: for those whose table has a column for it, for guests once it is critical.
 * On an agent's card the time left is next to the price.
 */
export function showsTimeLeft(minutes: number | null, audience: ReferralAudience): boolean {
  if (minutes === null || audience === 'public' || audience === 'agent') return false;
  return audience === 'admin' || audience === 'carrier' || minutes <= criticalMinutes;
}
