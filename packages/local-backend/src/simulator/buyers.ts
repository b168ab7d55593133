import type { Marketplace } from '@advantage/marketplace-form/wire';
import { lineMask } from '../referrals/lineMask.ts';
import type { ReferralRow } from '../referrals/referralRow.ts';

/** The parts of a marketplace that decide on delivery. */
export interface Buyer {
  readonly name: string;
  readonly categories: ReadonlySet<string | null>;
  readonly states: ReadonlySet<string>;
  readonly lines: bigint;
}

/** Returns the enabled marketplaces as buyers, in priority order. */
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

/** Returns the first buyer that accepts a referral of this category, state and lines, or undefined. */
export const firstBuyer = (
  buyers: readonly Buyer[],
  { category, state, line_mask }: Pick<ReferralRow, 'category' | 'state' | 'line_mask'>,
): Buyer | undefined =>
  buyers.find(
    ({ categories, states, lines }) =>
      states.has(state) && categories.has(category) && (lines & BigInt(line_mask)) !== 0n,
  );
