import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { MarketplaceGateway } from '../gateway/MarketplaceGateway.ts';
import { listQuery } from '../gateway/queries.ts';
import { useHostQueryClient } from '../gateway/useHostQueryClient.ts';
import { byPriority } from '../list/order.ts';
import { applyBulkChange, type BulkChange, type BulkOutcome } from './bulkChange.ts';
import type { SimulatedChange } from './simulate.ts';
import { useBulkMessages } from './useBulkMessages.ts';
import type { BulkResult } from './useBulkSave.ts';

/** What a change would make of each of some marketplaces. */
export type BulkOutcomes = ReadonlyMap<number, BulkOutcome>;

/** What a change would make of the chosen marketplaces, and of the order of all; nothing before these are known. */
export function useBulkOutcomes(
  gateway: MarketplaceGateway,
  change: BulkChange | undefined,
  chosen: readonly string[],
): { readonly outcomes: BulkOutcomes; readonly simulated?: SimulatedChange } {
  const messages = useBulkMessages();
  const { data: rows } = useQuery(listQuery(gateway), useHostQueryClient());
  const key = JSON.stringify(change);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the change
  return useMemo(() => {
    const outcomes = new Map<number, BulkOutcome>();
    if (!rows || !change) return { outcomes };
    const before = byPriority(rows.map(({ marketplace }) => marketplace));
    const after = before.map((each) => {
      if (!chosen.includes(String(each.id))) return each;
      const outcome = applyBulkChange(each, change, messages);
      outcomes.set(each.id, outcome);
      return outcome.kind === 'changed' ? outcome.marketplace : each;
    });
    return { outcomes, simulated: { before, after } };
  }, [rows, chosen, key, messages]);
}

/** What becomes of the marketplaces that are not saved: those that the change leaves as they are, or that cannot take it. */
export const unsaved = (outcomes: BulkOutcomes) =>
  [...outcomes].flatMap(([id, outcome]): (readonly [number, BulkResult])[] => {
    if (outcome.kind === 'same') return [[id, { state: 'same' }]];
    return outcome.kind === 'problem' ? [[id, { state: 'impossible', text: outcome.text }]] : [];
  });
