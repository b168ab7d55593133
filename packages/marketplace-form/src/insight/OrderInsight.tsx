import { Button, Spinner, Text, useMessages, useNow } from '@advantage/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useHostQueryClient } from '../gateway/useHostQueryClient.ts';
import type { OrderStores } from '../list/orderStores.ts';
import * as en from '../messages/en.ts';
import type { MarketplaceInsightSource } from './MarketplaceInsightSource.ts';
import * as styles from './OrderInsight.css.ts';
import { sampleQuery } from './sampleQuery.ts';
import { syncOrderFigures } from './syncOrderFigures.ts';

/** Props of `OrderInsight`. */
export interface OrderInsightProps {
  /** The stores shared with the list: reads its order and writes the figures. */
  readonly stores: OrderStores;
  /** Provides the sample of referrals that the order is tested on. */
  readonly source: MarketplaceInsightSource;
}

/**
 * Shows in the list of marketplaces how many recent referrals each marketplace gets in the current order, or in the
 * order that a drop would make. Pass it to `MarketplaceList` as `insight`, and load it lazily: the list works without
 * it.
 */
export function OrderInsight({ stores, source }: OrderInsightProps) {
  const t = useMessages(en.orderInsight);
  const s = useMessages(en.previewTexts);
  const { data, isError, isFetching, refetch } = useQuery(sampleQuery(source), useHostQueryClient());
  const referrals = data?.referrals;
  useEffect(
    () => (referrals && referrals.length > 0 ? syncOrderFigures(stores, referrals) : undefined),
    [stores, referrals],
  );
  const { subscribe, get } = stores.figures;
  const unmatched = useSyncExternalStore(
    subscribe,
    () => get()?.unmatched,
    () => undefined,
  );
  const now = useNow(60_000);
  if (isError) {
    return (
      <div className={styles.line}>
        <Text size="s" tone="muted">
          {t.sampleFailed}
        </Text>
        <Button size="s" onPress={() => void refetch()} isPending={isFetching}>
          {t.retry}
        </Button>
      </div>
    );
  }
  if (!data) return <Spinner label={t.loadingSample} size={20} />;
  if (data.referrals.length === 0) {
    return (
      <Text size="s" tone="muted">
        {t.noSample}
      </Text>
    );
  }
  return (
    <div className={styles.line}>
      <Text size="s" tone="muted">
        {t.estimate(s.sampleSentence(data, now))}
        <span className={styles.onDesktop}>{t.basis(s.unpricedSentence(data.referrals))}</span>
        {unmatched !== undefined && <b>{s.unmatchedSentence(unmatched)}</b>}
      </Text>
      <span className={styles.legend}>
        <span className={styles.key}>
          <span className={styles.sure} aria-hidden="true" />
          {t.sureMatch}
        </span>
        <span className={styles.key}>
          <span className={styles.unsure} aria-hidden="true" />
          {t.mayNotMatch}
        </span>
        <span className={styles.key}>
          <span className={styles.gets} aria-hidden="true" />
          {t.gets}
        </span>
      </span>
    </div>
  );
}
