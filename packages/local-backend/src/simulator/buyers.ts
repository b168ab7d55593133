import type { Marketplace } from '@advantage/marketplace-form/wire';
import { lineMask } from '../referrals/lineMask.ts';
import type { ReferralRow } from '../referrals/referralRow.ts';

/** A marketplace as the delivery of referrals sees it. */
export interface Buyer {
  readonly name: string;
  readonly categories: ReadonlySet<string | null>;
  readonly states: ReadonlySet<string>;
  readonly lines: bigint;
}

/** The enabled marketplaces as buyers, first served first. */
export const toBuyers = (marketplaces: readonly Marketplace[]): readonly Buyer[] =>
  marketplaces.flatMap(({ enabled, marketplaceName, riskAppetite }) => {
    if (!enabled || !marketplaceName || !riskAppetite) return [];
    const { acceptCommercialLines, acceptPersonalLines, acceptLifeAnnuitiesLines } = riskAppetite;
    const categories = [
      acceptCommercialLines && 'CL',
      acceptPersonalLines && 'PL',
      acceptLifeAnnuitiesLines && 'L&A',
    ].filter((category) => typeof category === 'string');
    return [
      {
        name: marketplaceName,
        categories: new Set(categories),
        states: new Set(riskAppetite.stateCodes),
        lines: BigInt(lineMask(riskAppetite.businessLines ?? [])),
      },
    ];
  });

/** The first buyer who takes a referral of that category, state and lines; undefined when nobody does. */
export const firstBuyer = (
  buyers: readonly Buyer[],
  { category, state, line_mask }: Pick<ReferralRow, 'category' | 'state' | 'line_mask'>,
): Buyer | undefined =>
  buyers.find(
    ({ categories, states, lines }) =>
      states.has(state) && categories.has(category) && (lines & BigInt(line_mask)) !== 0n,
  );
