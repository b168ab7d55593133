import { english, type Texts } from '@advantage/ui';
import * as en from '../messages/en.ts';
import type { ReferralAudience } from './audience.ts';
import { categoryText, linesText, locationText } from './cellTexts.ts';
import { criticalMinutes } from './limitedTime.ts';
import type { Referral } from './referral.ts';
import { shortText } from './shortText.ts';

/** Maximum length of a card title, in characters. A longer one would push the other cards off the screen. */
const maxTitleLength = 120;

/** Truncates a title to the length that fits on a card. */
export const shortTitle = (title: string): string => shortText(title, maxTitleLength);

/** Returns the title of a card: the names of the business lines, or the category if there are none. */
export const cardTitle = (referral: Pick<Referral, 'lines' | 'category'>, texts: Texts = english) =>
  shortTitle(referral.lines.length > 0 ? linesText(referral, texts) : categoryText(referral, texts));

/** Returns a name for a referral in messages shown away from it, e.g. 'General Liability in Tulsa, OK'. */
export const referralName = (
  referral: Pick<Referral, 'lines' | 'category' | 'city' | 'state'>,
  texts: Texts = english,
) => texts(en.memberCells).inPlace(cardTitle(referral, texts), locationText(referral));

/**
 * Returns whether a card's top line shows a countdown. Administrators and carriers always see it, guests only once the
 * time left is critical, visitors never. An agent's card shows the time left next to the price instead.
 */
export function showsTimeLeft(minutes: number | null, audience: ReferralAudience): boolean {
  if (minutes === null || audience === 'public') return false;
  return audience !== 'guest' || minutes <= criticalMinutes;
}
