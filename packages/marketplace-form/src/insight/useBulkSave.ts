import { useState } from 'react';
import type { MarketplaceGateway } from '../gateway/MarketplaceGateway.ts';
import { writeFailure, writeOnce } from '../gateway/writeOnce.ts';
import { applyBulkChange, type BulkChange } from './bulkChange.ts';

/** What became of one marketplace. */
export type BulkResult =
  | { readonly state: 'waiting' | 'saving' | 'saved' | 'same' }
  | { readonly state: 'failed'; readonly text: string };

/** Reads a marketplace again, applies the change and saves it, with an idempotency key of this save alone. */
async function saveOne(gateway: MarketplaceGateway, id: number, change: BulkChange): Promise<BulkResult> {
  try {
    const current = await gateway.get(id);
    if (!current) return { state: 'failed', text: 'It does not exist anymore.' };
    const outcome = applyBulkChange(current.marketplace, change);
    if (outcome.kind === 'same') return { state: 'same' };
    if (outcome.kind === 'problem') return { state: 'failed', text: outcome.text };
    await writeOnce(
      (options) => gateway.update(outcome.marketplace, current.etag, options),
      async () => {
        const now = await gateway.get(id);
        return now !== undefined && applyBulkChange(now.marketplace, change).kind === 'same';
      },
    );
    return { state: 'saved' };
  } catch (error) {
    const isConflict = error instanceof Error && error.name === 'MarketplaceConflictError';
    const text = isConflict
      ? 'Someone else changed it meanwhile.'
      : writeFailure('It was not saved.', error).text;
    return { state: 'failed', text };
  }
}

/** Saves a change to several marketplaces, one after the other, and says what became of each. */
export function useBulkSave(gateway: MarketplaceGateway) {
  const [results, setResults] = useState<ReadonlyMap<number, BulkResult>>(new Map());
  const [isSaving, setSaving] = useState(false);
  const save = async (ids: readonly number[], change: BulkChange) => {
    setSaving(true);
    setResults((all) => new Map([...all, ...ids.map((id) => [id, { state: 'waiting' }] as const)]));
    for (const id of ids) {
      setResults((all) => new Map(all).set(id, { state: 'saving' }));
      const result = await saveOne(gateway, id, change);
      setResults((all) => new Map(all).set(id, result));
    }
    setSaving(false);
  };
  return { results, isSaving, save };
}
