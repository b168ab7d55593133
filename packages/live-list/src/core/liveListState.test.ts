import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applyResponse,
  initialState,
  type LiveListState,
  type ResponseContext,
  type RowRules,
  showPendingRows,
} from './liveListState.ts';

interface Row {
  readonly id: string;
  readonly at: number;
  readonly price: number;
}
type State = LiveListState<Row, object, string>;

const rules: RowRules<Row, object, string> = {
  getRowId: (row) => row.id,
  getRowTime: (row) => row.at,
  getNote: ({ now, note }) => (now === undefined ? 'gone' : note === 'gone' ? undefined : note),
};
const rowsOf = (count: number): readonly Row[] =>
  Array.from({ length: count }, (_, index) => ({ id: `r${index}`, at: -index, price: index }));
const copies = (rows: readonly Row[]) => rows.map((row) => ({ ...row }));

const poll: ResponseContext<object> = { query: {}, isFirst: false, isHeld: false, ownIds: new Set() };
const first: ResponseContext<object> = { ...poll, isFirst: true };
const held: ResponseContext<object> = { ...poll, isHeld: true };

const after = (state: State, rows: readonly Row[], context = poll) =>
  applyResponse(state, { rows, total: rows.length }, context, rules);

describe('list state after a response', () => {
  it('D6 keeps the row objects of a page when the sort order changes', () => {
    const rows = rowsOf(25);
    const shown = after(initialState, rows, first);
    const turned = after(shown, copies(rows).toReversed(), first);
    expect(turned.rows.every((row) => rows.includes(row))).toBe(true);
  });

  it('D6 skips row matching for a long list when the sort order changes, but not between polls', () => {
    const rows = rowsOf(101);
    const shown = after(initialState, rows, first);
    const next = copies(rows).toReversed();
    const turned = after(shown, next, first);
    expect(turned.rows).toBe(next);
    expect(after(turned, copies(next)).rows).toBe(next);
  });

  it('D6 keeps the notes object when the notes are equal', () => {
    const rows = rowsOf(3);
    const shown = after(initialState, rows, first);
    const left = after(shown, rows.slice(1), held);
    expect([...left.rowNotes]).toEqual([['r0', 'gone']]);
    expect(after(left, copies(rows.slice(1)), held).rowNotes).toBe(left.rowNotes);
    expect(after(left, copies(rows), held).rowNotes.size).toBe(0);
    expect(showPendingRows(left, rules)).toMatchObject({ rows: rows.slice(1), rowNotes: new Map() });
  });

  it('LIV-9 D-28 tracks the newest row and counts new rows across polls', () => {
    const ids = fc.uniqueArray(fc.nat(12), { minLength: 1, maxLength: 8 });
    const page = ids.map((numbers) => numbers.map((number) => rowsOf(13)[number] as Row));
    fc.assert(
      fc.property(fc.array(page, { minLength: 2, maxLength: 5 }), fc.boolean(), (pages, isHeld) => {
        const [opening = [], ...polls] = pages;
        let state = after(initialState, opening, first);
        let newest = Math.max(...opening.map(({ at }) => at));
        let before = opening;
        for (const rows of polls) {
          const known = new Set(before.map(({ id }) => id));
          const fresh = rows.filter(({ id, at }) => !known.has(id) && at >= newest);
          state = after(state, copies(rows), { ...poll, isHeld });
          newest = Math.max(newest, ...rows.map(({ at }) => at));
          before = rows;
          expect(state.latest.rows).toEqual(rows);
          expect(state.newRowCount).toBe(fresh.length);
          expect(state.newest).toBe(newest);
        }
      }),
    );
  });

  it('LIV-9 LIV-11 shows every row of the latest response once released, whatever was held', () => {
    const page = fc
      .uniqueArray(fc.nat(8))
      .map((numbers) => numbers.map((number) => rowsOf(9)[number] as Row));
    fc.assert(
      fc.property(fc.array(page, { minLength: 1, maxLength: 6 }), (pages) => {
        let state: State = after(initialState, rowsOf(4), first);
        for (const rows of pages) {
          const order = state.rows.map(({ id }) => id);
          state = after(state, copies(rows), held);
          if (state.rows !== state.latest.rows) expect(state.rows.map(({ id }) => id)).toEqual(order);
          const present = new Set(rows.map(({ id }) => id));
          for (const { id } of state.rows)
            expect(state.rowNotes.get(id)).toBe(present.has(id) ? undefined : 'gone');
        }
        const released = showPendingRows(state, rules);
        expect(released.rows).toEqual(pages.at(-1));
        expect(released).toMatchObject({ newCount: 0, rowNotes: new Map(), pendingIds: new Set() });
      }),
    );
  });
});
