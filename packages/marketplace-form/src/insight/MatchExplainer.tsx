import { Disclosure, ErrorState, Select, Spinner, Text, useMessages } from '@advantage/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { MarketplaceGateway } from '../gateway/MarketplaceGateway.ts';
import { listQuery } from '../gateway/queries.ts';
import { useHostQueryClient } from '../gateway/useHostQueryClient.ts';
import { nameOf } from '../list/nameOf.ts';
import { byPriority } from '../list/order.ts';
import * as en from '../messages/en.ts';
import type { Marketplace } from '../wire/marketplace.ts';
import { ExplainedMatch } from './ExplainedMatch.tsx';
import * as styles from './MatchExplainer.css.ts';
import type { MatchReferral } from './MatchReferral.ts';

/** What its reader looks at, so that a host can keep it from one referral to the next. */
export interface MatchExplainerView {
  /** Whether the explanation is unfolded. */
  readonly isOpen: boolean;
  /** The id of the chosen marketplace; null before one is chosen. */
  readonly marketplaceId: number | null;
}

/** How an explanation begins: folded, with no marketplace chosen. */
export const closedExplanation: MatchExplainerView = { isOpen: false, marketplaceId: null };

/** What a host gives the explanation. */
export interface MatchExplainerProps {
  /** The referral, as its reader sees it. */
  readonly referral: MatchReferral;
  /** Where the marketplaces come from. They are asked for when the part is opened. */
  readonly gateway: Pick<MarketplaceGateway, 'list'>;
  /** What its reader looks at, held by the host. Default: kept until the part is taken away. */
  readonly view?: MatchExplainerView;
  /** Called when it is folded or unfolded, and when a marketplace is chosen. Default none. */
  readonly onViewChange?: (view: MatchExplainerView) => void;
}

/**
 * Why a marketplace would take a referral or not, rule by rule, and when it would be delivered. For administrators: put
 * it below the details of a referral. Needs a `QueryClientProvider` around it.
 */
export function MatchExplainer({ referral, gateway, view, onViewChange }: MatchExplainerProps) {
  const t = useMessages(en.explain);
  const [own, setOwn] = useState(closedExplanation);
  const { isOpen, marketplaceId } = view ?? own;
  const change = (next: MatchExplainerView) => {
    setOwn(next);
    onViewChange?.(next);
  };
  return (
    <Disclosure
      label={t.title}
      isExpanded={isOpen}
      onExpandedChange={(next) => change({ isOpen: next, marketplaceId })}
    >
      {isOpen && (
        <Choice
          referral={referral}
          gateway={gateway}
          chosen={marketplaceId}
          onChoose={(id) => change({ isOpen, marketplaceId: id })}
        />
      )}
    </Disclosure>
  );
}

const optionOf = (marketplace: Marketplace, index: number, t: typeof en.explain) => ({
  value: String(marketplace.id),
  label: t.option(index + 1, nameOf(marketplace), marketplace.enabled === true),
});

interface ChoiceProps extends Pick<MatchExplainerProps, 'referral' | 'gateway'> {
  readonly chosen: number | null;
  readonly onChoose: (id: number) => void;
}

/** Which marketplace, and what it makes of the referral. */
function Choice({ referral, gateway, chosen, onChoose }: ChoiceProps) {
  const t = useMessages(en.explain);
  const { data, isPending, isError, refetch } = useQuery(listQuery(gateway), useHostQueryClient());
  if (isPending) return <Spinner label={t.loading} size={20} />;
  if (isError) return <ErrorState what={t.loadFailed} onRetry={() => void refetch()} />;
  if (data.length === 0) return <Text tone="muted">{t.none}</Text>;
  const marketplaces = byPriority(data.map(({ marketplace }) => marketplace));
  const marketplace = marketplaces.find(({ id }) => id === chosen);
  return (
    <div className={styles.content}>
      <Select
        label={t.marketplace}
        size="m"
        options={marketplaces.map((each, index) => optionOf(each, index, t))}
        value={marketplace ? String(marketplace.id) : null}
        placeholder={t.choose}
        onChange={(value) => onChoose(Number(value))}
      />
      {marketplace && <ExplainedMatch referral={referral} marketplace={marketplace} />}
    </div>
  );
}
