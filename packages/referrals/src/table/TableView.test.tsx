// @vitest-environment jsdom
import { ClockProvider } from '@advantage/ui';
import { render } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { Referral } from '../model/referral.ts';
import { referralRows } from '../testing/referralPage.ts';
import { clock } from '../testing/TestTable.tsx';
import { TableView } from './TableView.tsx';
import type { ViewColumn, ViewSort } from './viewColumn.ts';

const rendered: string[] = [];

/** Columns that record when their header renders. */
const columns: readonly ViewColumn[] = ['city', 'category', 'industry'].map((id) => ({
  id,
  header: id,
  meta: { label: id, info: () => void rendered.push(id) },
  canSort: true,
  renderCell: ({ opportunityId }) => opportunityId,
}));

const rowNotes = new Map();

function drawn(rows: readonly Referral[], sort: ViewSort) {
  return (
    <ClockProvider clock={clock}>
      <TableView {...{ columns, rowNotes, rows, sort }} label="Referrals" onSort={() => {}} />
    </ClockProvider>
  );
}

const rows = referralRows(25);
const byCity = { id: 'city', direction: 'desc' } as const;

beforeEach(() => {
  rendered.length = 0;
});

it('TBL-12 re-renders only the headers whose sort order changes', () => {
  const { rerender } = render(drawn(rows, byCity));
  rendered.length = 0;
  rerender(drawn(rows, { id: 'city', direction: 'asc' }));
  expect(new Set(rendered)).toEqual(new Set(['city']));
  rendered.length = 0;
  rerender(drawn(rows, { id: 'category', direction: 'desc' }));
  expect(new Set(rendered)).toEqual(new Set(['city', 'category']));
});

it('LIV-9 does not re-render headers when a row changes', () => {
  const { rerender } = render(drawn(rows, byCity));
  rendered.length = 0;
  rerender(drawn(rows.with(3, { ...(rows[3] as Referral), city: 'Elsewhere' }), byCity));
  expect(rendered).toEqual([]);
});
