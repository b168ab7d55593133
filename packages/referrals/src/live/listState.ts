import { mergeReferrals } from '../model/mergeReferrals.ts';
import type { Referral } from '../model/referral.ts';
import type { ReferralPage } from '../source/referralSource.ts';
import type { ReferralListQuery } from '../wire/listParams.ts';
import { claimedByOthers, goneRows, noNotes, type RowNotes, sameNotes } from './rowNotes.ts';

/** What a live list shows. The object stays the same until something in it changes. */
export interface LiveRows {
  readonly rows: readonly Referral[];
  /** The length of the whole list, all pages together. */
  readonly total: number;
  /** The query that the rows answer; null before the first answer. While `isLoading` it is the former one. */
  readonly query: ReferralListQuery | null;
  /** True until the latest query is answered. */
  readonly isLoading: boolean;
  /** Rows that are greyed out in their place, and why (LIV-10, LIV-11). */
  readonly rowNotes: RowNotes;
  /** How many new rows wait behind the 'N new' control (LIV-9). */
  readonly newCount: number;
  /** How many rows of the page were malformed and are left out (LIV-14). */
  readonly rejected: number;
}

/** The same, with what the list knows beyond what it shows. */
export interface ListState extends LiveRows {
  /** The latest answer, which a held list does not show yet. */
  readonly latest: ReferralPage;
  /** The ids of the new rows that wait. */
  readonly waiting: ReadonlySet<string>;
  /** How many new rows the latest answer brought. */
  readonly arrived: number;
  /** When the newest row that any answer to this query held was added. */
  readonly newest: number;
}

export const emptyPage: ReferralPage = { rows: [], total: 0 };

export const initialState: ListState = {
  rows: [],
  total: 0,
  query: null,
  isLoading: true,
  rowNotes: noNotes,
  newCount: 0,
  rejected: 0,
  latest: emptyPage,
  waiting: new Set(),
  arrived: 0,
  newest: Number.NEGATIVE_INFINITY,
};

export interface AnswerFacts {
  readonly query: ReferralListQuery;
  /** The first answer to its query: shown at once, held or not, for the reader asked for it. */
  readonly isFirst: boolean;
  readonly isHeld: boolean;
  /** The ids that the reader claimed. */
  readonly own: ReadonlySet<string>;
}

/** The state after an answer. Rows that say the same as before stay the same objects. */
export function withAnswer(state: ListState, answer: ReferralPage, facts: AnswerFacts): ListState {
  const { query, isFirst, own } = facts;
  const before = state.latest.rows;
  const rows = isFirst && answer.rows.length > longest ? answer.rows : mergeReferrals(before, answer.rows);
  const { changed, moved } = isFirst ? { changed: rows, moved: [] } : differences(before, rows);
  const seen = isFirst ? initialState : state;
  const fresh = arrivals(state, moved);
  const next = {
    ...state,
    query,
    isLoading: false,
    latest: { ...answer, rows },
    newest: changed.reduce((newest, { addDate }) => Math.max(newest, addDate ?? newest), seen.newest),
    waiting: new Set([...seen.waiting, ...fresh]),
    arrived: fresh.length,
    rowNotes: isFirst ? noNotes : claimNotes(state.rowNotes, claimedByOthers(before, changed, own)),
  };
  if (isFirst || !facts.isHeld) return released(next);
  return heldState(next, own, state.rows === before ? moved : differences(state.rows, rows).moved);
}

/**
 * Of a list longer than this, another order or choice is mostly other rows: to look all of them up would take longer
 * than to draw anew what is in view.
 */
const longest = 100;

interface Differences {
  /** Rows that are not the same objects in the same places: of a long list few, mostly. */
  readonly changed: readonly Referral[];
  /** Those of them that stand where another one stood. */
  readonly moved: readonly Referral[];
}

function differences(before: readonly Referral[], rows: readonly Referral[]): Differences {
  const changed: Referral[] = [];
  const moved: Referral[] = [];
  if (rows === before) return { changed, moved };
  rows.forEach((row, index) => {
    const former = before[index];
    if (row === former) return;
    changed.push(row);
    if (row.opportunityId !== former?.opportunityId) moved.push(row);
  });
  return { changed, moved };
}

/** The ids of moved rows that the former answer did not hold and that are not just older ones from another page. */
function arrivals({ latest, newest }: ListState, moved: readonly Referral[]): readonly string[] {
  if (moved.length === 0) return [];
  const known = new Set(latest.rows.map((row) => row.opportunityId));
  return moved
    .filter((row) => !known.has(row.opportunityId) && (row.addDate === null || row.addDate >= newest))
    .map((row) => row.opportunityId);
}

/** The latest answer on screen: waiting rows show, rows that are gone leave. */
export function released(state: ListState): ListState {
  const { rows, total, rejected = 0 } = state.latest;
  return {
    ...state,
    rows,
    total,
    rejected,
    waiting: new Set(),
    newCount: 0,
    rowNotes: sameNotes(state.rowNotes, notesOfClaimed(state.rowNotes, rows)),
  };
}

/** The notes of rows that are still there as claimed ones. */
function notesOfClaimed(notes: RowNotes, rows: readonly Referral[]): RowNotes {
  if (notes.size === 0) return notes;
  const claimed = new Set(
    rows.filter((row) => row.marketplaceStatus === 'Claimed').map((row) => row.opportunityId),
  );
  return new Map([...notes].filter(([id]) => claimed.has(id)));
}

/**
 * The same rows in the same places, each as the latest answer has it; new ones wait (LIV-9, LIV-11). `moved` are those
 * that would leave their places.
 */
function heldState(state: ListState, own: ReadonlySet<string>, moved: readonly Referral[]): ListState {
  // Mostly nothing comes or goes: then there is nothing to hold.
  const stays = state.rows.length === state.latest.rows.length && state.total === state.latest.total;
  if (stays && state.rowNotes.size === 0 && moved.length === 0) return released(state);
  const latest = new Map(state.latest.rows.map((row) => [row.opportunityId, row]));
  const rows = state.rows.map((row) => latest.get(row.opportunityId) ?? row);
  const shown = new Set(rows.map((row) => row.opportunityId));
  const waiting = new Set([...state.waiting].filter((id) => latest.has(id) && !shown.has(id)));
  const notes = new Map(
    [...state.rowNotes].filter(([id, note]) => note !== 'No longer available' || !latest.has(id)),
  );
  for (const id of goneRows(rows, state.latest, state.query ?? {})) {
    if (!own.has(id) && !notes.has(id)) notes.set(id, 'No longer available');
  }
  return {
    ...state,
    rows: rows.every((row, index) => row === state.rows[index]) ? state.rows : rows,
    waiting,
    newCount: waiting.size,
    rowNotes: sameNotes(state.rowNotes, notes),
  };
}

/** The state with one referral as a claim returned it, in its place (CLM-7). */
export function withReferral(state: ListState, referral: Referral, own: ReadonlySet<string>): ListState {
  const swap = (rows: readonly Referral[]) =>
    rows.map((row) => (row.opportunityId === referral.opportunityId ? referral : row));
  const notes = new Map(state.rowNotes);
  if (own.has(referral.opportunityId)) notes.delete(referral.opportunityId);
  const rowNotes = claimNotes(notes, claimedByOthers(state.rows, [referral], own));
  return {
    ...state,
    rows: swap(state.rows),
    latest: { ...state.latest, rows: swap(state.latest.rows) },
    rowNotes,
  };
}

function claimNotes(notes: RowNotes, claimed: readonly string[]): RowNotes {
  if (claimed.length === 0) return notes;
  const next = new Map(notes);
  for (const id of claimed) next.set(id, 'Claimed by another agent');
  return next;
}
