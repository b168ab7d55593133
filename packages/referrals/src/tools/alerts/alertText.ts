import { english, type Texts } from '@advantage/ui';
import * as en from '../../messages/en.ts';
import { categoryText, linesText, locationText } from '../../model/cellTexts.ts';
import type { Referral } from '../../model/referral.ts';

/** Text of an alert. */
export interface AlertText {
  readonly title: string;
  readonly body: string;
}

/** Maximum number of lines, because systems cut off longer texts. */
const maxLines = 3;

const formatLine = (referral: Referral, texts: Texts) =>
  `${categoryText(referral, texts)} · ${linesText(referral, texts)} · ${locationText(referral)}`;

/**
 * Returns the text of an alert: how many referrals, and which. It contains only public data and identifies no person.
 */
export function alertText(referrals: readonly Referral[], texts: Texts = english): AlertText {
  const t = texts(en.alerts);
  const lines = referrals.slice(0, maxLines).map((referral) => formatLine(referral, texts));
  const more = referrals.length - lines.length;
  return {
    title: referrals.length === 1 ? t.newReferral : t.newReferrals(referrals.length),
    body: [...lines, ...(more > 0 ? [t.andMore(more)] : [])].join('\n'),
  };
}

/** Prefixes the tab title with the number of new referrals. */
export const badgedTitle = (title: string, count: number): string => {
  const plain = title.replace(/^\(\d+\) /, '');
  return count > 0 ? `(${count}) ${plain}` : plain;
};
