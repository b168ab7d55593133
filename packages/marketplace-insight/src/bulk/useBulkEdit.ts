import type { MarketplaceGateway } from '@advantage/marketplace-form';
import { listQuery, toErrorToast, useHostQueryClient } from '@advantage/marketplace-form/internal';
import { byPriority, type OrderFigures } from '@advantage/marketplace-form/internal/values';
import { errors, fieldLabels } from '@advantage/marketplace-form/messages';
import { type Marketplace, stringifyJson } from '@advantage/marketplace-form/wire';
import { createWriteJournal, writeOnce } from '@advantage/ui';
import { useAreas } from '@advantage/ui/internal';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { type MarketplaceInsightSource, sampleQuery } from '../match/MarketplaceInsightSource.ts';
import { computeVerdicts, type VerdictCache } from '../match/verdicts.ts';
import * as en from '../messages/en.ts';
import { orderFigures } from '../order/orderFigures.ts';
import { applyBulkChange, type BulkChange, type BulkOutcome } from './bulkChange.ts';

const areas = { bulkEdit: en.bulkEdit, businessLineNames: en.businessLineNames, errors, fieldLabels };

/**
 * Computes what a change does to the selected marketplaces: the outcome for each, and how many more referrals of the
 * sample it would match, or get if it is turned on or off. Empty until the marketplaces are loaded and the change is
 * complete.
 */
export function useBulkEffects(
  gateway: MarketplaceGateway,
  source: MarketplaceInsightSource,
  change: BulkChange | undefined,
  selectedIds: readonly number[],
) {
  const messages = useAreas(areas);
  const client = useHostQueryClient();
  const { data: rows } = useQuery(listQuery(gateway), client);
  const { data: sample } = useQuery(sampleQuery(source), client);
  const [cache] = useState<VerdictCache>(() => new WeakMap());
  const planned = useMemo(() => {
    const outcomes = new Map<number, BulkOutcome>();
    if (!rows || !change) return { outcomes };
    const before = byPriority(rows.map(({ marketplace }) => marketplace));
    const after = before.map((each) => {
      if (!selectedIds.includes(each.id)) return each;
      const outcome = applyBulkChange(each, change, messages);
      outcomes.set(each.id, outcome);
      return outcome.kind === 'changed' ? outcome.marketplace : each;
    });
    return { outcomes, before, after };
  }, [rows, selectedIds, change, messages]);
  const [known, setKnown] = useState<{ of: typeof planned; figures: readonly OrderFigures[] }>();
  useEffect(() => {
    const { before, after } = planned;
    if (!before || !after || !sample) return;
    const controller = new AbortController();
    const figuresOf = async (marketplaces: readonly Marketplace[]) =>
      orderFigures(
        { marketplaces },
        sample.referrals,
        await computeVerdicts(marketplaces, sample.referrals, cache, { signal: controller.signal }),
      );
    Promise.all([figuresOf(before), figuresOf(after)]).then(
      (figures) => setKnown({ of: planned, figures }),
      // Aborted: the change is another one by now.
      () => {},
    );
    return () => controller.abort();
  }, [planned, sample, cache]);
  const counts = change?.kind === 'enable' || change?.kind === 'disable' ? 'gets' : 'matches';
  return {
    outcomes: planned.outcomes,
    effectOf(id: number): number | undefined {
      if (known?.of !== planned) return undefined;
      const [before, after] = known.figures.map((figures) => figures.rowOf(id)?.[counts]);
      return before === undefined || after === undefined ? undefined : after - before;
    },
  };
}

/** The progress or outcome of saving one marketplace. */
export type BulkResult =
  | { readonly state: 'waiting' | 'saving' | 'saved' }
  | { readonly state: 'failed'; readonly text: string };

/** Saves a change to several marketplaces one after another. `save` resolves to whether all are saved. */
export function useBulkSave(gateway: MarketplaceGateway) {
  const messages = useAreas(areas);
  const [results, setResults] = useState<ReadonlyMap<number, BulkResult>>(new Map());
  const [isSaving, setSaving] = useState(false);
  const [journal] = useState(() => createWriteJournal('marketplace-bulk'));
  /** Reloads a marketplace, applies the change and saves it with its own idempotency key. */
  const saveOne = async (id: number, change: BulkChange): Promise<BulkResult> => {
    const { bulkEdit: t } = messages;
    try {
      const current = await gateway.get(id);
      if (!current) return { state: 'failed', text: t.gone };
      const outcome = applyBulkChange(current.marketplace, change, messages);
      if (outcome.kind === 'same') return { state: 'saved' };
      if (outcome.kind === 'problem') return { state: 'failed', text: outcome.text };
      await writeOnce({
        journal,
        target: `bulk-${id}`,
        intention: change,
        body: stringifyJson(outcome.marketplace),
        send: (options) => gateway.update(outcome.marketplace, current.etag, options).then(() => true),
        async find() {
          const latest = await gateway.get(id);
          return (latest && applyBulkChange(latest.marketplace, change).kind === 'same') || undefined;
        },
      });
      return { state: 'saved' };
    } catch (error) {
      const isConflict = error instanceof Error && error.name === 'MarketplaceConflictError';
      return { state: 'failed', text: isConflict ? t.conflict : toErrorToast(t.failed, error).text };
    }
  };
  const save = async (change: BulkChange, ids: readonly number[]): Promise<boolean> => {
    setSaving(true);
    setResults((all) => new Map([...all, ...ids.map((id) => [id, { state: 'waiting' }] as const)]));
    let areAllSaved = true;
    for (const id of ids) {
      setResults((all) => new Map(all).set(id, { state: 'saving' }));
      const result = await saveOne(id, change);
      setResults((all) => new Map(all).set(id, result));
      areAllSaved &&= result.state === 'saved';
    }
    setSaving(false);
    return areAllSaved;
  };
  return { results, isSaving, save };
}
