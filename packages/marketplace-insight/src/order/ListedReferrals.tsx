import type { OrderStores } from '@advantage/marketplace-form';
import { nameOf } from '@advantage/marketplace-form/internal/values';
import { Heading, SidePanel, useMessages } from '@advantage/ui';
import type { MarketplaceInsightSource } from '../match/MarketplaceInsightSource.ts';
import { ReferralHrefContext, ReferralLines } from '../match/ReferralLines.tsx';
import * as en from '../messages/en.ts';
import type { SampleFigures } from './orderFigures.ts';

interface ListedReferralsProps extends Pick<MarketplaceInsightSource, 'hrefOf'> {
  readonly stores: Pick<OrderStores, 'listed'>;
  readonly listed: ReturnType<OrderStores['listed']['get']>;
  readonly figures: SampleFigures | undefined;
}

/** A panel with the referrals that reach no marketplace, or that one matches, each with who gets it. */
export function ListedReferrals({ stores, listed, figures, hrefOf }: ListedReferralsProps) {
  const t = useMessages(en.orderInsight);
  const placed = listed === undefined ? undefined : figures?.referralsOf(listed);
  const marketplace = figures?.marketplaces.find(({ id }) => id === listed);
  const title = marketplace
    ? t.matchesOf(placed?.length ?? 0, nameOf(marketplace))
    : t.unmatchedTitle(placed?.length ?? 0);
  return (
    <SidePanel isOpen={placed !== undefined} onClose={() => stores.listed.set(undefined)} label={title}>
      <Heading level={2} size="xl">
        {title}
      </Heading>
      <ReferralHrefContext.Provider value={hrefOf}>
        <ReferralLines
          label={title}
          lines={(placed ?? []).map(({ referral, winner }) => ({
            referral,
            note:
              marketplace && winner && (winner.id === marketplace.id ? t.getsIt : t.goesTo(nameOf(winner))),
          }))}
        />
      </ReferralHrefContext.Provider>
    </SidePanel>
  );
}
