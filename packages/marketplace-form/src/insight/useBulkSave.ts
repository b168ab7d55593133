import { createWriteJournal, type WriteJournal, writeOnce } from '@advantage/ui';
import { useState } from 'react';
import type { MarketplaceGateway } from '../gateway/MarketplaceGateway.ts';
import { toErrorToast } from '../gateway/toErrorToast.ts';
import { stringifyJson } from '../wire/json.ts';
import { applyBulkChange, type BulkChange, type BulkMessages } from './bulkChange.ts';
import { useBulkMessages } from './useBulkMessages.ts';

/** The progress or outcome of saving one marketplace. */
export type BulkResult =
  | { readonly state: 'waiting' | 'saving' | 'saved' | 'same' }
  | { readonly state: 'failed' | 'impossible'; readonly text: string };

interface BulkSave {
  readonly gateway: MarketplaceGateway;
  readonly journal: WriteJournal;
  readonly id: number;
  readonly change: BulkChange;
  readonly messages: BulkMessages;
}

/** Reloads a marketplace, applies the change and saves it with its own idempotency key. */
async function saveOne({ gateway, journal, id, change, messages }: BulkSave): Promise<BulkResult> {
  const { bulkEdit: t } = messages;
  try {
    const current = await gateway.get(id);
    if (!current) return { state: 'failed', text: t.gone };
    const outcome = applyBulkChange(current.marketplace, change, messages);
    if (outcome.kind === 'same') return { state: 'same' };
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
    const text = isConflict ? t.conflict : toErrorToast(t.failed, error).text;
    return { state: 'failed', text };
  }
}

/**
 * Saves a change to several marketplaces one after another. Reports the result of each, and of `others` that aren't
 * saved.
 */
export function useBulkSave(gateway: MarketplaceGateway) {
  const messages = useBulkMessages();
  const [results, setResults] = useState<ReadonlyMap<number, BulkResult>>(new Map());
  const [isSaving, setSaving] = useState(false);
  const [journal] = useState(() => createWriteJournal('marketplace-bulk'));
  const save = async (
    change: BulkChange,
    ids: readonly number[],
    others: Iterable<readonly [number, BulkResult]> = [],
  ) => {
    setSaving(true);
    setResults(
      (all) => new Map([...all, ...others, ...ids.map((id) => [id, { state: 'waiting' }] as const)]),
    );
    for (const id of ids) {
      setResults((all) => new Map(all).set(id, { state: 'saving' }));
      const result = await saveOne({ gateway, journal, id, change, messages });
      setResults((all) => new Map(all).set(id, result));
    }
    setSaving(false);
  };
  return { results, isSaving, save };
}
