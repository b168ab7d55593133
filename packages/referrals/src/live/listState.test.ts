import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Referral } from '../model/referral.ts';
import { referralRows } from '../testing/referralPage.ts';
import { minutesAgo } from '../testing/storyTime.ts';
import { type AnswerFacts, initialState, type ListState, withAnswer } from './listState.ts';

const copies = (rows: readonly Referral[]) => rows.map((row) => ({ ...row, lines: [...row.lines] }));

const poll: AnswerFacts = { query: {}, isFirst: false, isHeld: false, own: new Set() };
const first: AnswerFacts = { ...poll, isFirst: true };

const after = (state: ListState, rows: readonly Referral[], facts = poll) =>
  withAnswer(state, { rows, total: rows.length }, facts);

describe('the state after an answer', () => {
  it('D6 keeps the rows of a page that stay when another order is asked', () => {
    const rows = referralRows(25);
    const shown = after(initialState, rows, first);
    const turned = after(shown, copies(rows).toReversed(), first);
    expect(turned.rows.every((row) => rows.includes(row))).toBe(true);
  });

  it('D6 looks no row of a long list up when another order is asked, but compares them poll by poll', () => {
    const rows = referralRows(101);
    const shown = after(initialState, rows, first);
    const next = copies(rows).toReversed();
    const turned = after(shown, next, first);
    expect(turned.rows).toBe(next);
    expect(after(turned, copies(next)).rows).toBe(next);
  });

  it('LIV-9 D-28 knows the newest row and what arrived, however few rows it looks at', () => {
    const ids = fc.uniqueArray(fc.nat(12), { minLength: 1, maxLength: 8 });
    const page = ids.map((numbers) =>
      numbers.map((number) => ({ ...(referralRows(13)[number] as Referral), addDate: minutesAgo(number) })),
    );
    fc.assert(
      fc.property(fc.array(page, { minLength: 2, maxLength: 5 }), fc.boolean(), (pages, isHeld) => {
        const [opening = [], ...polls] = pages;
        let state = after(initialState, opening, first);
        let newest = Math.max(...opening.map(({ addDate }) => addDate));
        let before = opening;
        for (const rows of polls) {
          const known = new Set(before.map(({ opportunityId }) => opportunityId));
          const fresh = rows.filter((row) => !known.has(row.opportunityId) && row.addDate >= newest);
          state = after(state, copies(rows), { ...poll, isHeld });
          newest = Math.max(newest, ...rows.map(({ addDate }) => addDate));
          before = rows;
          expect(state.latest.rows).toEqual(rows);
          expect(state.arrived).toBe(fresh.length);
          expect(state.newest).toBe(newest);
        }
      }),
    );
  });
});
