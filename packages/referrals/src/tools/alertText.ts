import { english, type Texts } from '@advantage/ui';
import * as en from '../messages/en.ts';
import { categoryText, linesText, locationText } from '../model/cellTexts.ts';
import type { Referral } from '../model/referral.ts';

/** What an alert says. */
export interface AlertText {
  readonly title: string;
  readonly body: string;
}

/** Most lines of the text: systems cut longer ones. */
const mostLines = 3;

const lineOf = (referral: Referral, texts: Texts) =>
  `${categoryText(referral, texts)} · ${linesText(referral, texts)} · ${locationText(referral)}`;

/** An alert in words: how many, and what they are. It says no more than a public row, and nothing of a person. */
export function alertText(referrals: readonly Referral[], texts: Texts = english): AlertText {
  const t = texts(en.alerts);
  const lines = referrals.slice(0, mostLines).map((referral) => lineOf(referral, texts));
  const more = referrals.length - lines.length;
  return {
    title: referrals.length === 1 ? t.newReferral : t.newReferrals(referrals.length),
    body: [...lines, ...(more > 0 ? [t.andMore(more)] : [])].join('\n'),
  };
}

/** The title of the tab with the number of new referrals before it. */
export const badgedTitle = (title: string, count: number): string => {
  const plain = title.replace(/^\(\d+\) /, '');
  return count > 0 ? `(${count}) ${plain}` : plain;
};
