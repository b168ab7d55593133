import { replaceEqualDeep } from '@tanstack/react-query';
import { useState } from 'react';
import type { Agency } from '../wire/agency.ts';
import type { Marketplace } from '../wire/marketplace.ts';
import { agencyFacts, categoriesOf, nameOf } from './summary.ts';

/** What a row shows, and nothing else: a row that shows the same as before need not be drawn again. */
export interface RowContent {
  readonly id: number;
  readonly name: string;
  /** Where it is edited. */
  readonly href: string;
  /** What is told of the linked agency; nothing while it is not known, but its room is kept. */
  readonly agency: readonly string[] | undefined;
  /** On or off; while it is being saved, what it is being turned to (MKL-7). */
  readonly isEnabled: boolean;
  /** It is being saved. */
  readonly isPending: boolean;
  readonly categories: readonly string[];
  /** From 1. */
  readonly place: number;
  readonly isLast: boolean;
}

/** The rows of marketplaces in their order. */
export const rowsOf = (
  marketplaces: readonly Marketplace[],
  agencies: ReadonlyMap<string, Agency | null>,
  pending: ReadonlyMap<number, boolean>,
  hrefOf: (id: number) => string,
): RowContent[] =>
  marketplaces.map((marketplace, index) => {
    const { id, agencyId, enabled } = marketplace;
    const agency = agencies.get(String(agencyId));
    return {
      id,
      name: nameOf(marketplace),
      href: hrefOf(id),
      agency: agencyId == null ? undefined : agencyFacts(agency),
      isEnabled: pending.get(id) ?? enabled ?? false,
      isPending: pending.has(id),
      categories: categoriesOf(marketplace),
      place: index + 1,
      isLast: index === marketplaces.length - 1,
    };
  });

/** The same rows, each the very object of before where nothing about it changed. */
export function useSameRows(rows: readonly RowContent[]): readonly RowContent[] {
  const [before, keep] = useState(rows);
  const same = replaceEqualDeep(before, rows);
  if (same !== before) keep(same);
  return same;
}
