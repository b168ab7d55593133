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

/** The outcome of a change for each marketplace, by id. */
export type BulkOutcomes = ReadonlyMap<number, BulkOutcome>;

/**
 * Computes the outcome of a change for the chosen marketplaces, and all marketplaces before and after it. Empty until
 * the marketplaces are loaded and the change is complete.
 */
export function useBulkOutcomes(
  gateway: MarketplaceGateway,
  change: BulkChange | undefined,
  selectedIds: readonly string[],
): { readonly outcomes: BulkOutcomes; readonly simulated?: SimulatedChange } {
  const messages = useBulkMessages();
  const { data: rows } = useQuery(listQuery(gateway), useHostQueryClient());
  return useMemo(() => {
    const outcomes = new Map<number, BulkOutcome>();
    if (!rows || !change) return { outcomes };
    const before = byPriority(rows.map(({ marketplace }) => marketplace));
    const after = before.map((each) => {
      if (!selectedIds.includes(String(each.id))) return each;
      const outcome = applyBulkChange(each, change, messages);
      outcomes.set(each.id, outcome);
      return outcome.kind === 'changed' ? outcome.marketplace : each;
    });
    return { outcomes, simulated: { before, after } };
  }, [rows, selectedIds, change, messages]);
}

/**
 * Returns the results of marketplaces that won't be saved: those that the change leaves unchanged or can't be applied
 * to.
 */
export const unsavedResults = (outcomes: BulkOutcomes) =>
  [...outcomes].flatMap(([id, outcome]): (readonly [number, BulkResult])[] => {
    if (outcome.kind === 'same') return [[id, { state: 'same' }]];
    return outcome.kind === 'problem' ? [[id, { state: 'impossible', text: outcome.text }]] : [];
  });
