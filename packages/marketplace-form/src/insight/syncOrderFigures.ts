import type { OrderStores, RowFigures } from '../list/orderStores.ts';
import { afterPaint } from '../list/useAfterPaint.ts';
import type { Marketplace } from '../wire/marketplace.ts';
import type { MatchReferral } from './MatchReferral.ts';
import { computeVerdicts, orderFigures, type VerdictCache, type Verdicts } from './orderFigures.ts';

/**
 * Keeps the figures in sync with the order, saved or previewed by a drag. When the marketplaces change, computes their
 * verdicts in time slices. During a drag, updates the figures right after the row is painted at its new position.
 * Returns a function that stops.
 */
export function syncOrderFigures(
  { order, figures }: OrderStores,
  referrals: readonly MatchReferral[],
): () => void {
  const cache: VerdictCache = new WeakMap();
  const rowCache = new Map<number, RowFigures>();
  let computed:
    | { readonly of: readonly Marketplace[]; readonly verdicts: ReadonlyMap<number, Verdicts> }
    | undefined;
  let controller = new AbortController();
  let cancelPublish = () => {};
  const publish = () => {
    cancelPublish();
    cancelPublish = afterPaint(publishNow);
  };
  const publishNow = () => {
    const now = order.get();
    if (computed?.of === now.marketplaces)
      figures.set(orderFigures(now, referrals, computed.verdicts, rowCache));
  };
  const update = () => {
    const { marketplaces } = order.get();
    if (computed?.of === marketplaces) {
      publish();
      return;
    }
    controller.abort();
    controller = new AbortController();
    computeVerdicts(marketplaces, referrals, cache, { signal: controller.signal }).then(
      (verdicts) => {
        computed = { of: marketplaces, verdicts };
        publish();
      },
      // Aborted: the marketplaces changed again, or following was stopped.
      () => {},
    );
  };
  update();
  const unsubscribe = order.subscribe(update);
  return () => {
    unsubscribe();
    controller.abort();
    cancelPublish();
    figures.set(undefined);
  };
}
