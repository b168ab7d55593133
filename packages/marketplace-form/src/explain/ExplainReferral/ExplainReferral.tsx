import { Disclosure, ErrorState, Select, Spinner, Text } from '@advantage/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { MarketplaceGateway } from '../../gateway/MarketplaceGateway.ts';
import { listQuery } from '../../gateway/queries.ts';
import { byPriority } from '../../MarketplaceList/order.ts';
import type { Marketplace } from '../../wire/marketplace.ts';
import type { MatchReferral } from '../MatchReferral.ts';
import { ExplainedMatch } from './ExplainedMatch.tsx';
import * as styles from './ExplainReferral.css.ts';

/** What a host gives the explanation. */
export interface ExplainReferralProps {
  /** The referral, as its reader sees it. */
  readonly referral: MatchReferral;
  /** Where the marketplaces come from. They are asked for when the part is opened. */
  readonly gateway: Pick<MarketplaceGateway, 'list'>;
}

/**
 * Why a marketplace would take a referral or not, rule by rule, and when it would be delivered. For administrators: put
 * it below the details of a referral. Needs a `QueryClientProvider` around it.
 */
export function ExplainReferral({ referral, gateway }: ExplainReferralProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure label="Why a marketplace would take it or not" onExpandedChange={setOpen}>
      {isOpen && <Choice referral={referral} gateway={gateway} />}
    </Disclosure>
  );
}

const optionOf = ({ id, marketplaceName, enabled }: Marketplace, index: number) => ({
  value: String(id),
  label: `${index + 1}. ${marketplaceName || `Marketplace ${id}`}${enabled ? '' : ' (off)'}`,
});

/** Which marketplace, and what it makes of the referral. */
function Choice({ referral, gateway }: ExplainReferralProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const { data, isPending, isError, refetch } = useQuery(listQuery(gateway));
  if (isPending) return <Spinner label="Loading marketplaces" size={20} />;
  if (isError) return <ErrorState what="Marketplaces could not be loaded" onRetry={() => void refetch()} />;
  if (data.length === 0) return <Text tone="muted">There is no marketplace yet.</Text>;
  const marketplaces = byPriority(data);
  const marketplace = marketplaces.find(({ id }) => String(id) === chosen);
  return (
    <div className={styles.content}>
      <Select
        label="Marketplace"
        size="m"
        options={marketplaces.map(optionOf)}
        value={chosen}
        placeholder="Choose a marketplace"
        onChange={setChosen}
      />
      {marketplace && <ExplainedMatch referral={referral} marketplace={marketplace} />}
    </div>
  );
}
