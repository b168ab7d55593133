import { toasts, useMessages, type WriteJournal, writeOnce } from '@advantage/ui';
import { useEvent } from '@advantage/ui/internal';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { toErrorToast, useErrorToast } from '../gateway/errorToasts.ts';
import { isConflict, type MarketplaceGateway } from '../gateway/MarketplaceGateway.ts';
import { fetchMarketplaces, listQuery } from '../gateway/queries.ts';
import { useHostQueryClient } from '../gateway/useHostQueryClient.ts';
import * as en from '../messages/en.ts';
import { stringifyJson } from '../wire/json.ts';
import type { Marketplace } from '../wire/marketplace.ts';
import type { ReadMarketplace } from '../wire/readMarketplace.ts';
import {
  applyMove,
  byPriority,
  intentionSchema,
  isMoved,
  isOrderEqual,
  type Move,
  nameOf,
  sortByIds,
  toPriorities,
} from './order.ts';
import type { OrderFigures, OrderStores } from './orderStores.ts';

/** ID of the toasts about a write. */
const getToastId = (target: string) => `marketplace-${target}`;

/** Shows a toast for a failed write. Replaces an earlier toast for the same target. */
function reportFailure(target: string, text: string, error: unknown) {
  const failure = toErrorToast(text, error);
  toasts.error(failure.text, undefined, { id: getToastId(target), details: failure.details });
}

const getMarketplaces = (rows: readonly ReadMarketplace[]) => rows.map(({ marketplace }) => marketplace);
const getIds = (marketplaces: readonly Marketplace[]) => marketplaces.map(({ id }) => id);
const getOrder = (rows: readonly ReadMarketplace[]) => getIds(byPriority(getMarketplaces(rows)));

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

interface MoveContext {
  readonly gateway: MarketplaceGateway;
  readonly journal: WriteJournal;
  readonly read: () => ReturnType<typeof fetchMarketplaces>;
  readonly t: typeof en.listChanges;
}

/**
 * Applies a move to the order that the service has now, and saves that. If someone else changes the order at the same
 * time, does so once more. Returns the orders before and after: equal if the marketplace was already where the move puts
 * it.
 */
async function saveMove(
  context: MoveContext,
  move: Move,
  { isResumed = false, isRetry = false } = {},
): Promise<Record<'before' | 'after', readonly number[]>> {
  const { gateway, journal, read, t } = context;
  const refuse = (reason: string, cause?: unknown) => Object.assign(new Error(reason, { cause }), { reason });
  const { rows, etag } = await read();
  const before = getOrder(rows);
  const after = applyMove(before, move);
  if (!after || isOrderEqual(before, after)) journal.close('order');
  if (!after) throw refuse(t.moveGone);
  if (isOrderEqual(before, after)) return { before, after };
  const priorities = toPriorities(after);
  try {
    await writeOnce({
      journal,
      target: 'order',
      intention: { move },
      body: stringifyJson(priorities),
      isResumed,
      send: (options) => gateway.reorder(priorities, etag, options).then(() => true),
      async find() {
        const now = getOrder((await fetchMarketplaces(gateway)).rows);
        return isMoved(now, move) || undefined;
      },
    });
    return { before, after };
  } catch (error) {
    if (!isConflict(error)) throw error;
    if (isRetry) throw refuse(t.orderConflict, error);
    return saveMove(context, move, { isRetry: true });
  }
}

/** How long a message waits for the figures of a new order, in milliseconds. */
const figuresTimeout = 3000;

/** Returns the figures of these marketplaces as soon as they are known. Undefined without an insight. */
const figuresOf = (store: OrderStores['figures'], marketplaces: readonly Marketplace[]) =>
  new Promise<OrderFigures | undefined>((resolve) => {
    const check = () => {
      const figures = store.get();
      const known = new Set(figures?.marketplaces);
      if (!figures || marketplaces.every((marketplace) => known.has(marketplace))) finish(figures);
    };
    const finish = (figures?: OrderFigures) => {
      unsubscribe();
      clearTimeout(timer);
      resolve(figures);
    };
    const unsubscribe = store.subscribe(check);
    const timer = setTimeout(finish, figuresTimeout);
    check();
  });

/** Moves marketplaces in the order that the service has now, one after another. */
function useMove(
  context: Omit<MoveContext, 't'>,
  { byPriority, reload }: ReturnType<typeof useMarketplaces>,
  stores: OrderStores,
) {
  const t = useMessages(en.listChanges);
  const { effectSentence } = useMessages(en.orderTexts);
  const [saving, setSaving] = useState<Move>();
  const lastSave = useRef<Promise<unknown>>(Promise.resolve());
  const marketplaces = useMemo(() => {
    const order = saving && applyMove(getIds(byPriority), saving);
    return order ? sortByIds(byPriority, order) : byPriority;
  }, [byPriority, saving]);
  const move = useEvent(async (next: Move | undefined, origin?: 'undo' | 'journal') => {
    const seen = getIds(marketplaces);
    const isResumed = origin === 'journal';
    if (!next || (!isResumed && isMoved(seen, next))) return;
    setSaving(next);
    const done = () => setSaving((latest) => (latest === next ? undefined : latest));
    try {
      const save = lastSave.current.then(() => saveMove({ ...context, t }, next, { isResumed }));
      lastSave.current = save.catch(() => {});
      const { before, after } = await save;
      toasts.close(getToastId('order'));
      const { data = noMarketplaces, isError } = await reload();
      done();
      const now = isError ? after : getOrder(data);
      const name = data.find(({ marketplace }) => marketplace.id === next.id)?.marketplace;
      const where = [name ? nameOf(name) : '', now.indexOf(next.id) + 1, now.length] as const;
      if (isOrderEqual(before, after)) {
        toasts.success(isResumed ? t.orderSaved : t.movedAlready(...where));
        return;
      }
      const figures = await figuresOf(stores.figures, getMarketplaces(data));
      const isShared = !isOrderEqual(before, seen) || !isOrderEqual(after, now);
      const text = [
        t.orderSaved,
        ...(isShared ? [t.movedToo(...where)] : []),
        ...(figures ? [effectSentence(figures.effectsOf(after, before))] : []),
      ].join(' ');
      const undo = () => move({ id: next.id, order: [...before] }, 'undo');
      toasts.success(text, origin ? undefined : { label: t.undo, onPress: undo });
    } catch (error) {
      reportFailure('order', t.orderFailed, error);
      // Someone else may have added or moved a marketplace.
      await reload();
      done();
    }
  });
  return { marketplaces, isSaving: saving !== undefined, move };
}

/** Loads the marketplaces and sorts them by priority. */
export function useMarketplaces(gateway: MarketplaceGateway) {
  const t = useMessages(en.listChanges);
  const client = useHostQueryClient();
  const {
    data = noMarketplaces,
    error,
    isPending,
    isFetching,
    refetch,
  } = useQuery(listQuery(gateway), client);
  useErrorToast(error, t.loadFailed);
  return {
    byPriority: useMemo(() => byPriority(getMarketplaces(data)), [data]),
    /** Fields that couldn't be read, by marketplace ID. */
    unreadableFields: useMemo(() => {
      const unreadable = data.filter(({ unreadableFields }) => unreadableFields.length > 0);
      return new Map(
        unreadable.map(({ marketplace, unreadableFields }) => [marketplace.id, unreadableFields]),
      );
    }, [data]),
    /** Whether the first load is running, or a retry after it failed. */
    isLoading: isPending || (isFetching && data.length === 0),
    /** Message in place of rows that couldn't be loaded. */
    problem: error !== null && data.length === 0 ? getLoadErrorMessage(error, t) : undefined,
    reload: refetch,
    /** Reads the marketplaces with the version of their order, and shows them. */
    async read() {
      const answer = await fetchMarketplaces(gateway);
      client.setQueryData(listQuery(gateway).queryKey, answer.rows);
      return answer;
    },
  };
}

/** Saves changes to the marketplaces, and resumes changes in the journal that a reload interrupted. */
export function useMarketplaceChanges(
  gateway: MarketplaceGateway,
  listState: ReturnType<typeof useMarketplaces>,
  stores: OrderStores,
  journal: WriteJournal,
) {
  const { byPriority, reload, read } = listState;
  const { pending, toggle } = useToggle(gateway, reload, journal);
  const { marketplaces, isSaving, move } = useMove({ gateway, journal, read }, listState, stores);
  const isLoaded = byPriority.length > 0;
  const resumedJournal = useRef<WriteJournal>(null);
  const resume = useEvent(() => {
    if (resumedJournal.current === journal) return;
    resumedJournal.current = journal;
    for (const { target, intention } of journal.entries()) {
      const { data } = intentionSchema.safeParse(intention);
      if (!data) journal.close(target);
      else if ('move' in data) move(data.move, 'journal');
      else void toggle(data.id, data.enabled, true);
    }
  });
  useEffect(() => {
    if (isLoaded) resume();
  }, [isLoaded, resume]);
  return {
    /** The marketplaces, in the new order while it is being saved. */
    marketplaces,
    pending,
    toggle,
    move,
    isSaving,
  };
}

/** Returns the message for marketplaces that failed to load, based on the error's HTTP `status`. */
function getLoadErrorMessage(error: Error, t = en.listChanges): string {
  const status = 'status' in error ? Number(error.status) : undefined;
  if (status === 401) return t.signInRefused;
  return status === 403 ? t.noAccess : t.couldNotLoad;
}
