// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { Sort } from '../list/listView.ts';
import type { Referral } from '../model/referral.ts';
import { referralRows } from '../testing/referralPage.ts';
import { TestTable } from '../testing/TestTable.tsx';
import { createReferralColumnHelper } from './tableFeatures.ts';

const rendered: string[] = [];
const helper = createReferralColumnHelper();

/** Columns that record when their header renders its help, which waits until someone uses the headers. */
const columns = (['city', 'category', 'industryCode'] as const).map((id) =>
  helper.accessor(id, { header: id, meta: { info: () => void rendered.push(id) } }),
);

const drawn = (rows: readonly Referral[], sort: Sort) => (
  <TestTable {...{ columns, rows, sort }} onSort={() => {}} />
);

const rows = referralRows(25);
const byCity = { field: 'city', order: 'desc' } as const;

beforeEach(() => {
  rendered.length = 0;
});

it('TBL-12 re-renders only the headers whose sort order changes', () => {
  const { rerender } = render(drawn(rows, byCity));
  expect(rendered).toEqual([]);
  fireEvent.focus(screen.getByRole('button', { name: 'city' }));
  rendered.length = 0;
  rerender(drawn(rows, { field: 'city', order: 'asc' }));
  expect(new Set(rendered)).toEqual(new Set(['city']));
  rendered.length = 0;
  rerender(drawn(rows, { field: 'category', order: 'desc' }));
  expect(new Set(rendered)).toEqual(new Set(['city', 'category']));
});

it('LIV-9 does not re-render headers when a row changes', () => {
  const { rerender } = render(drawn(rows, byCity));
  fireEvent.focus(screen.getByRole('button', { name: 'city' }));
  rendered.length = 0;
  rerender(drawn(rows.with(3, { ...(rows[3] as Referral), city: 'Elsewhere' }), byCity));
  expect(rendered).toEqual([]);
});
