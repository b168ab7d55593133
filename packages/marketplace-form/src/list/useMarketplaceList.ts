import { toasts, useMessages, type WriteJournal, writeOnce } from '@advantage/ui';
import { useEvent } from '@advantage/ui/internal';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { getLoadErrorMessage } from '../gateway/getLoadErrorMessage.ts';
import type { MarketplaceGateway } from '../gateway/MarketplaceGateway.ts';
import { fetchMarketplaces, listQuery } from '../gateway/queries.ts';
import { toErrorToast } from '../gateway/toErrorToast.ts';
import { useErrorToast } from '../gateway/useErrorToast.ts';
import { useHostQueryClient } from '../gateway/useHostQueryClient.ts';
import * as en from '../messages/en.ts';
import { stringifyJson } from '../wire/json.ts';
import type { ReadMarketplace } from '../wire/readMarketplace.ts';
import { byPriority, isOrderEqual, sortByIds, toPriorities } from './order.ts';
import type { OrderStores } from './orderStores.ts';

/** Schema of a change in the journal: a new order, or the target state of a switch. */
const intentionSchema = z.union([
  z.object({ order: z.array(z.number()) }),
  z.object({ id: z.number(), enabled: z.boolean() }),
]);

/** ID of the toasts about a write. */
const getToastId = (target: string) => `marketplace-${target}`;

/** Shows a toast for a failed write. Replaces an earlier toast for the same target. */
function reportFailure(target: string, text: string, error: unknown) {
  const failure = toErrorToast(text, error);
  toasts.error(failure.text, undefined, { id: getToastId(target), details: failure.details });
}

const getIds = (marketplaces: readonly ReadMarketplace['marketplace'][]) => marketplaces.map(({ id }) => id);

const noMarketplaces: readonly ReadMarketplace[] = [];

/** Turns marketplaces on and off. */
function useToggle(gateway: MarketplaceGateway, reload: () => Promise<unknown>, journal: WriteJournal) {
  const t = useMessages(en.listChanges);
  const [pending, setPending] = useState<ReadonlyMap<number, boolean>>(new Map());
  const toggle = async (id: number, enabled: boolean, isResumed = false) => {
    const target = `switch-${id}`;
    setPending((all) => new Map(all).set(id, enabled));
    try {
      // The service takes the full marketplace, so fetch it first to keep what others have changed.
      const current = await gateway.get(id);
      if (!current) throw new Error(`Marketplace ${id} is gone.`);
      const { etag } = current;
      const marketplace = { ...current.marketplace, enabled };
      await writeOnce({
        journal,
        target,
        intention: { id, enabled },
        body: stringifyJson(marketplace),
        isResumed,
        send: (options) => gateway.update(marketplace, etag, options).then(() => true),
        find: async () => (await gateway.get(id))?.marketplace.enabled === enabled || undefined,
      });
      toasts.close(getToastId(target));
      await reload();
      if (isResumed) toasts.success(t.switched(id, enabled));
    } catch (error) {
      reportFailure(target, t.switchFailed(id), error);
      await reload();
    }
    setPending((all) => new Map([...all].filter(([other]) => other !== id)));
  };
  return { pending, toggle };
}

/** Saves a new order of the marketplaces. */
function useReorder(
  gateway: MarketplaceGateway,
  ids: readonly number[],
  reload: () => Promise<unknown>,
  stores: OrderStores,
  journal: WriteJournal,
) {
  const t = useMessages(en.listChanges);
  const { effectSentence } = useMessages(en.orderTexts);
  const [saving, setSaving] = useState<readonly number[]>();
  const reorder = async (order: readonly number[], undo?: readonly number[], isResumed = false) => {
    if (isOrderEqual(order, ids) && !undo && !isResumed) return;
    // For an undo right after a save, name the order to compare with: the figures may not know the saved one yet.
    const effects = stores.figures.get()?.effectsOf(order, undo ?? ids);
    setSaving(order);
    try {
      const priorities = toPriorities(order);
      await writeOnce({
        journal,
        target: 'order',
        intention: { order },
        body: stringifyJson(priorities),
        isResumed,
        send: (options) => gateway.reorder(priorities, options).then(() => true),
        async find() {
          const now = await fetchMarketplaces(gateway);
          return (
            isOrderEqual(getIds(byPriority(now.map(({ marketplace }) => marketplace))), order) || undefined
          );
        },
      });
      toasts.close(getToastId('order'));
      await reload();
      toasts.success(
        effects ? `${t.orderSaved} ${effectSentence(effects)}` : t.orderSaved,
        undo || isResumed ? undefined : { label: t.undo, onPress: () => void reorder(ids, order) },
      );
    } catch (error) {
      reportFailure('order', t.orderFailed, error);
      // Someone else may have added or moved a marketplace. Without a reload, the next attempt would fail too.
      await reload();
    }
    setSaving(undefined);
  };
  return { saving, reorder };
}

/** Loads the marketplaces and sorts them by priority. */
export function useMarketplaces(gateway: MarketplaceGateway) {
  const t = useMessages(en.listChanges);
  const {
    data = noMarketplaces,
    error,
    isPending,
    isFetching,
    refetch,
  } = useQuery(listQuery(gateway), useHostQueryClient());
  useErrorToast(error, t.loadFailed);
  return {
    byPriority: useMemo(() => byPriority(data.map(({ marketplace }) => marketplace)), [data]),
    /** Fields that couldn't be read, by marketplace ID. */
    unreadableFields: useMemo(
      () =>
        new Map(
          data.flatMap(({ marketplace, unreadableFields }) =>
            unreadableFields.length > 0 ? [[marketplace.id, unreadableFields]] : [],
          ),
        ),
      [data],
    ),
    /** Whether the first load is running, or a retry after it failed. */
    isLoading: isPending || (isFetching && data.length === 0),
    /** Message in place of rows that couldn't be loaded. */
    problem: error !== null && data.length === 0 ? getLoadErrorMessage(error, t) : undefined,
    reload: refetch,
  };
}

/** Saves changes to the marketplaces, and resumes changes in the journal that a reload interrupted. */
export function useMarketplaceChanges(
  gateway: MarketplaceGateway,
  listState: ReturnType<typeof useMarketplaces>,
  stores: OrderStores,
  journal: WriteJournal,
) {
  const { byPriority, reload } = listState;
  const ids = useMemo(() => getIds(byPriority), [byPriority]);
  const { pending, toggle } = useToggle(gateway, reload, journal);
  const { saving, reorder } = useReorder(gateway, ids, reload, stores, journal);
  const isLoaded = ids.length > 0;
  const resumedJournal = useRef<WriteJournal>(null);
  const resume = useEvent(() => {
    if (resumedJournal.current === journal) return;
    resumedJournal.current = journal;
    for (const { target, intention } of journal.entries()) {
      const { data } = intentionSchema.safeParse(intention);
      if (!data) journal.close(target);
      else if ('order' in data) void reorder(data.order, undefined, true);
      else void toggle(data.id, data.enabled, true);
    }
  });
  useEffect(() => {
    if (isLoaded) resume();
  }, [isLoaded, resume]);
  return {
    /** The marketplaces, in the new order while it is being saved. */
    marketplaces: useMemo(() => (saving ? sortByIds(byPriority, saving) : byPriority), [byPriority, saving]),
    pending,
    toggle,
    reorder,
    isSaving: saving !== undefined,
  };
}
