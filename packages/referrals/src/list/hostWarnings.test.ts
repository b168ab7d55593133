import { SourceError } from '@advantage/live-list';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { adminColumns, extraColumns } from '../columns/referralColumns.tsx';
import { createReferralColumnHelper } from '../table/tableFeatures.ts';
import { actionColumn } from './actionColumn.tsx';
import { warnAboutColumns, warnAboutSource } from './hostWarnings.ts';
import { selectionColumn } from './selectionColumn.tsx';

const column = createReferralColumnHelper();
const warn = vi.fn<typeof console.warn>();

beforeEach(() => {
  warn.mockClear();
  vi.spyOn(console, 'warn').mockImplementation(warn);
  vi.stubEnv('NODE_ENV', 'development');
});
afterEach(() => vi.unstubAllEnvs());

it('warns once about a column that the service may not sort, and about one that exports leave out', () => {
  const columns = [
    column.accessor('source', { header: 'Source' }),
    column.display({ id: 'score', header: 'Score', cell: () => 9 }),
  ];
  warnAboutColumns(columns, false);
  warnAboutColumns(columns, false);
  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(/^Column 'source': sorting by it asks the service for the field 'source'/)],
    [expect.stringMatching(/^Column 'score': exports leave it out/)],
  ]);
});

it('warns neither about ready-made columns nor about a column that says how it behaves', () => {
  const text = () => 'Hot';
  const columns = [
    ...adminColumns(),
    ...extraColumns(),
    selectionColumn(),
    actionColumn({ label: 'Call', onAction: () => {} }),
    column.accessor('gender', { header: 'Gender', meta: { sortField: 'gender' } }),
    column.accessor('age', { header: 'Age', enableSorting: false }),
    column.display({ id: 'heat', header: 'Heat', meta: { text } }),
  ];
  warnAboutColumns(columns, false);
  expect(warn).not.toHaveBeenCalled();
});

it('warns neither about sorting in a list that sorts itself, nor in production', () => {
  warnAboutColumns([column.accessor('phone', { header: 'Phone' })], true);
  vi.stubEnv('NODE_ENV', 'production');
  warnAboutColumns([column.accessor('email', { header: 'Email' })], false);
  expect(warn).not.toHaveBeenCalled();
});

it('warns once why a source failed, unless it said so with a SourceError or was aborted', () => {
  const { signal } = new AbortController();
  const error = new Error("createReferral: 'lines' is required.");
  warnAboutSource(error, signal);
  warnAboutSource(error, signal);
  warnAboutSource(new SourceError('timeout', 'Too slow.'), signal);
  warnAboutSource(new Error('Left.'), AbortSignal.abort());
  expect(warn.mock.calls).toEqual([[`The source of a list failed. ${error}`]]);
});
