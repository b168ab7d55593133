import { number } from '@advantage/marketplace-form/internal/values';
import { businessLineName } from '@advantage/reference-data';
import { formatDelivered, formatMoney } from '@advantage/ui';

interface Referral {
  readonly lines: readonly string[];
  readonly category: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly estimatedPremium: number | null;
}

interface Sample {
  readonly referrals: readonly { readonly addDate: number | null }[];
  readonly total?: number | undefined;
}

/** Formats the time span of a sample, earliest to latest; empty if no referral has a time. */
function windowWords({ referrals }: Sample, now: number): string {
  const times = referrals.flatMap(({ addDate }) => (addDate === null ? [] : [addDate]));
  if (times.length === 0) return '';
  const period = `${formatDelivered(Math.min(...times), now)} to ${formatDelivered(Math.max(...times), now)}`;
  return period.replaceAll('Today', 'today');
}

/** Texts of the preview of recent referrals. */
export const previewTexts = {
  /** The lines or category of a referral: 'BOP, General Liability'. */
  riskWords: ({ lines, category }: Referral, nameOf = businessLineName) =>
    lines.length > 0 ? lines.map((code) => nameOf(code)).join(', ') : (category ?? 'Direct Call'),
  /** The place and premium of a referral: 'Savannah, GA · $8,400'. */
  formatFact: ({ city, state, estimatedPremium }: Referral) =>
    [
      [city, state].filter(Boolean).join(', '),
      ...(estimatedPremium === null ? [] : [formatMoney(estimatedPremium)]),
    ]
      .filter(Boolean)
      .join(' · '),
  /** 'Sample: the last 312 of 4,120 referrals, 11/17/26 9:02 AM to today 10:10 AM.' */
  sampleSentence: (sample: Sample, now: number): string => {
    const count = sample.referrals.length;
    const of = sample.total !== undefined && sample.total > count ? ` of ${number(sample.total)}` : '';
    const period = windowWords(sample, now);
    return `Sample: the last ${number(count)}${of} ${count === 1 ? 'referral' : 'referrals'}${period && `, ${period}`}.`;
  },
  /**
   * Number of referrals without a price, and the consequence: '208 have no known price and count as $0. '; empty if all
   * have one.
   */
  unpricedSentence: (sample: readonly { readonly dynamicPrice: number | null }[]): string => {
    const count = sample.filter(({ dynamicPrice }) => dynamicPrice === null).length;
    if (count === 0) return '';
    return `${number(count)} ${count === 1 ? 'has no known price and counts' : 'have no known price and count'} as $0. `;
  },
  /** '12 of 64 depend on data we can't see and may not match.' */
  unsureSentence: (unsure: number, matched: number) =>
    matched === 1
      ? "It depends on data we can't see and may not match."
      : unsure === matched
        ? `All ${number(matched)} depend on data we can't see and may not match.`
        : `${number(unsure)} of ${number(matched)} ${unsure === 1 ? 'depends' : 'depend'} on data we can't see and may not match.`,
};
