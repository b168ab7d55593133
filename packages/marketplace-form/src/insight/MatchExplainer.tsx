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

/** The view state of `MatchExplainer`, so that a host can keep it from one referral to the next. */
export interface MatchExplainerView {
  /** Whether the explanation is expanded. */
  readonly isOpen: boolean;
  /** The id of the selected marketplace. Null if none is selected. */
  readonly marketplaceId: number | null;
}

/** The initial view state: collapsed, with no marketplace selected. */
export const closedExplanation: MatchExplainerView = { isOpen: false, marketplaceId: null };

/** Props of `MatchExplainer`. */
export interface MatchExplainerProps {
  /** The referral, with only the data that the user may see. */
  readonly referral: MatchReferral;
  /** Loads the marketplaces when the explanation is expanded. */
  readonly gateway: Pick<MarketplaceGateway, 'list'>;
  /** Controlled view state. Default: kept until the component unmounts. */
  readonly view?: MatchExplainerView;
  /** Called when the explanation is expanded or collapsed, and when a marketplace is selected. Default none. */
  readonly onViewChange?: (view: MatchExplainerView) => void;
}

/**
 * Explains rule by rule why a marketplace would accept a referral or not, and when the referral would be delivered. For
 * administrators: put it below the details of a referral. Requires a `QueryClientProvider`.
 */
export function MatchExplainer({ referral, gateway, view, onViewChange }: MatchExplainerProps) {
  const t = useMessages(en.explain);
  const [internalView, setInternalView] = useState(closedExplanation);
  const { isOpen, marketplaceId } = view ?? internalView;
  const change = (next: MatchExplainerView) => {
    setInternalView(next);
    onViewChange?.(next);
  };
  return (
    <Disclosure
      label={t.title}
      isExpanded={isOpen}
      onExpandedChange={(next) => change({ isOpen: next, marketplaceId })}
    >
      {isOpen && (
        <MarketplacePicker
          referral={referral}
          gateway={gateway}
          chosen={marketplaceId}
          onChoose={(id) => change({ isOpen, marketplaceId: id })}
        />
      )}
    </Disclosure>
  );
}

const toOption = (marketplace: Marketplace, index: number, t: typeof en.explain) => ({
  value: String(marketplace.id),
  label: t.option(index + 1, nameOf(marketplace), marketplace.enabled === true),
});

interface ChoiceProps extends Pick<MatchExplainerProps, 'referral' | 'gateway'> {
  readonly chosen: number | null;
  readonly onChoose: (id: number) => void;
}

/** Selects a marketplace and explains how it matches the referral. */
function MarketplacePicker({ referral, gateway, chosen, onChoose }: ChoiceProps) {
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
        options={marketplaces.map((each, index) => toOption(each, index, t))}
        value={marketplace ? String(marketplace.id) : null}
        placeholder={t.choose}
        onChange={(value) => onChoose(Number(value))}
      />
      {marketplace && <ExplainedMatch referral={referral} marketplace={marketplace} />}
    </div>
  );
}
