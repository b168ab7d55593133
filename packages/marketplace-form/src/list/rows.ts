import { replaceEqualDeep } from '@tanstack/react-query';
import type { Agency } from '../wire/agency.ts';
import type { Marketplace } from '../wire/marketplace.ts';
import { agencyFacts, categoriesOf, nameOf } from './summary.ts';
import { useKept } from './useKept.ts';

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

/** Asks once for each object: the same object gets the very answer of before. */
function once<Asked extends object, Answer>(ask: (asked: Asked) => Answer) {
  const answers = new WeakMap<Asked, { readonly answer: Answer }>();
  return (asked: Asked): Answer => {
    const known = answers.get(asked) ?? { answer: ask(asked) };
    answers.set(asked, known);
    return known.answer;
  };
}

const categories = once(categoriesOf);
const facts = once<Agency, string[]>(agencyFacts);
/** What is told of an agency that is not known yet, or not to be had. */
const factsOf = (agency: Agency | null | undefined) => (agency ? facts(agency) : agencyFacts(agency));

/** The rows of marketplaces in their order. */
export const rowsOf = (
  marketplaces: readonly Marketplace[],
  agencies: ReadonlyMap<string, Agency | null>,
  pending: ReadonlyMap<number, boolean>,
  hrefOf: (id: number) => string,
): RowContent[] =>
  marketplaces.map((marketplace, index) => {
    const { id, agencyId, enabled } = marketplace;
    return {
      id,
      name: nameOf(marketplace),
      href: hrefOf(id),
      agency: agencyId == null ? undefined : factsOf(agencies.get(String(agencyId))),
      isEnabled: pending.get(id) ?? enabled ?? false,
      isPending: pending.has(id),
      categories: categories(marketplace),
      place: index + 1,
      isLast: index === marketplaces.length - 1,
    };
  });

const isSame = (before: RowContent, now: RowContent) =>
  (Object.keys(now) as (keyof RowContent)[]).every((key) => before[key] === now[key]);

function sameRows(rows: readonly RowContent[], before: readonly RowContent[]): readonly RowContent[] {
  const byId = new Map(before.map((row) => [row.id, row]));
  const now = rows.map((row) => {
    const known = byId.get(row.id);
    return known && isSame(known, row) ? known : replaceEqualDeep(known, row);
  });
  return now.length === before.length && now.every((row, index) => row === before[index]) ? before : now;
}

/** The same rows, each the very object of before where nothing about it changed, wherever it stands now. */
export const useSameRows = (rows: readonly RowContent[]): readonly RowContent[] =>
  useKept((before) => (before ? sameRows(rows, before) : rows));
