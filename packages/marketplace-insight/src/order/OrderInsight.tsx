import type { OrderStores } from '@advantage/marketplace-form';
import { useHostQueryClient } from '@advantage/marketplace-form/internal';
import type { RowFigures } from '@advantage/marketplace-form/internal/values';
import type { Marketplace } from '@advantage/marketplace-form/wire';
import { Button, Heading, InfoPopover, lazyComponent, Text, useMessages, useNow } from '@advantage/ui';
import { ChevronRightIcon } from '@advantage/ui/icons';
import { afterPaint } from '@advantage/ui/internal';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { type MarketplaceInsightSource, sampleQuery } from '../match/MarketplaceInsightSource.ts';
import type { MatchReferral } from '../match/MatchReferral.ts';
import { computeVerdicts, type VerdictCache, type Verdicts } from '../match/verdicts.ts';
import * as en from '../messages/en.ts';
import * as styles from './OrderInsight.css.ts';
import { orderFigures, type SampleFigures } from './orderFigures.ts';

const ListedReferrals = lazyComponent(async () => (await import('./ListedReferrals.tsx')).ListedReferrals, {
  pending: null,
});

export interface OrderInsightProps {
  /** The stores shared with the list: reads its order and writes the figures. */
  readonly stores: OrderStores;
  /** Provides the sample of referrals that the order is tested on. */
  readonly source: MarketplaceInsightSource;
}

/**
 * Shows how many recent referrals each marketplace gets, and how many reach none: in the current order, and in the
 * order that a drop would make. Pass it to `MarketplaceList` as `insight`.
 */
export function OrderInsight({ stores, source }: OrderInsightProps) {
  const t = useMessages(en.orderInsight);
  const s = useMessages(en.previewTexts);
  const { data, isError, isFetching, refetch } = useQuery(sampleQuery(source), useHostQueryClient());
  const figures = useOrderFigures(stores, data?.referrals);
  const now = useNow(60_000);
  const { subscribe, get } = stores.listed;
  const listed = useSyncExternalStore(subscribe, get, () => undefined);
  const [hasListed, setListed] = useState(false);
  if (listed !== undefined && !hasListed) setListed(true);
  if (isError) {
    return (
      <div className={styles.fact}>
        <span>{t.sampleFailed}</span>
        <Button size="s" onPress={() => void refetch()} isPending={isFetching}>
          {t.retry}
        </Button>
      </div>
    );
  }
  if (!data) return null;
  if (data.referrals.length === 0) return <div className={styles.fact}>{t.noSample}</div>;
  return (
    <div className={styles.fact}>
      {figures &&
        (figures.unmatched === 0 ? (
          <span>{t.allReach(figures.count)}</span>
        ) : (
          <button type="button" className={styles.link} onClick={() => stores.listed.set('unmatched')}>
            <span>
              <b className={styles.number}>{t.unmatched(figures.unmatched)}</b>{' '}
              <span>{t.ofLast(figures.unmatched, figures.count)}</span>
            </span>
            <ChevronRightIcon size={16} />
          </button>
        ))}
      <InfoPopover label={t.howCounted}>
        <Heading level={2} size="m">
          {t.howCounted}
        </Heading>
        <Text size="s" tone="muted">
          {t.method(s.sampleSentence(data, now), s.unpricedSentence(data.referrals))}
        </Text>
      </InfoPopover>
      {hasListed && <ListedReferrals {...{ stores, listed, figures }} hrefOf={source.hrefOf} />}
    </div>
  );
}

/**
 * Keeps the figures in sync with the order, saved or previewed by a drag. When the marketplaces change, computes their
 * verdicts in time slices. During a drag, updates the figures right after the row is painted at its new position.
 */
function useOrderFigures({ order, figures }: OrderStores, referrals: readonly MatchReferral[] | undefined) {
  const current = useSyncExternalStore(order.subscribe, order.get, order.get);
  const { marketplaces } = current;
  const [judged, setJudged] = useState<{
    readonly of: readonly Marketplace[];
    readonly sample: readonly MatchReferral[];
    readonly verdicts: ReadonlyMap<number, Verdicts>;
  }>();
  const [shown, setShown] = useState<SampleFigures>();
  const caches = useMemo<
    { readonly verdicts: VerdictCache; readonly rows: Map<number, RowFigures> } | undefined
  >(() => referrals && { verdicts: new WeakMap(), rows: new Map() }, [referrals]);
  useEffect(() => {
    if (!caches || !referrals?.length) return;
    const controller = new AbortController();
    computeVerdicts(marketplaces, referrals, caches.verdicts, { signal: controller.signal }).then(
      (verdicts) => setJudged({ of: marketplaces, sample: referrals, verdicts }),
      // Aborted: the marketplaces changed again, or nobody waits for it any more.
      () => {},
    );
    return () => controller.abort();
  }, [marketplaces, referrals, caches]);
  useEffect(() => {
    if (!caches || judged?.of !== marketplaces || judged.sample !== referrals) return;
    return afterPaint(() => {
      const next = orderFigures(current, referrals, judged.verdicts, caches.rows);
      figures.set(next);
      setShown(next);
    });
  }, [figures, current, marketplaces, referrals, judged, caches]);
  useEffect(() => () => figures.set(undefined), [figures]);
  return shown;
}
