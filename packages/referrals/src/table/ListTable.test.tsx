// @vitest-environment jsdom
import { ClockProvider } from '@advantage/ui';
import { render } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { Sort } from '../list/sortCycle.ts';
import type { Referral } from '../model/referral.ts';
import { referralRows } from '../testing/referralPage.ts';
import { clock } from '../testing/TestTable.tsx';
import { ListTable } from './ListTable.tsx';
import type { ListColumn } from './listColumn.ts';

const rendered: string[] = [];

/** Columns that note when their header renders. */
const columns: readonly ListColumn[] = ['city', 'category', 'industry'].map((id) => ({
  id,
  get label() {
    rendered.push(id);
    return id;
  },
  width: '',
  cell: ({ opportunityId }) => opportunityId,
  sortField: id,
}));

const context = { audience: 'agent', actions: 'none', showPrices: true, onAction: () => {} } as const;
const rowNotes = new Map();

function drawn(rows: readonly Referral[], sort: Sort) {
  return (
    <ClockProvider clock={clock}>
      <ListTable {...{ columns, context, rowNotes, rows, sort }} label="Referrals" onSort={() => {}} />
    </ClockProvider>
  );
}

const rows = referralRows(25);
const byCity = { field: 'city', order: 'desc' } as const;

beforeEach(() => {
  rendered.length = 0;
});

it('TBL-12 a sort renders the headers whose order changes and no other', () => {
  const { rerender } = render(drawn(rows, byCity));
  rendered.length = 0;
  rerender(drawn(rows, { field: 'city', order: 'asc' }));
  expect(new Set(rendered)).toEqual(new Set(['city']));
  rendered.length = 0;
  rerender(drawn(rows, { field: 'category', order: 'desc' }));
  expect(new Set(rendered)).toEqual(new Set(['city', 'category']));
});

it('LIV-9 a poll renders no header', () => {
  const { rerender } = render(drawn(rows, byCity));
  rendered.length = 0;
  rerender(drawn(rows.with(3, { ...(rows[3] as Referral), city: 'Elsewhere' }), byCity));
  expect(rendered).toEqual([]);
});
