// @vitest-environment jsdom

import { SourceError } from '@advantage/live-list';
import { ClockProvider, createManualClock } from '@advantage/ui';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { cityColumn } from '../columns/referralColumns.tsx';
import { ReferralListProvider } from '../list/ReferralListProvider.tsx';
import { type LoadPage, type ReferralListSource, useReferralList } from '../list/useReferralList.ts';
import { aReferral } from '../testing/aReferral.ts';
import { chooseTool } from '../testing/chooseTool.ts';
import { storyTime } from '../testing/storyTime.ts';
import { exportPageSize } from './csvExportJob.ts';
import { ReferralListFooter } from './ReferralListFooter.tsx';
import { ReferralListToolbar } from './ReferralListToolbar.tsx';
import { saveFile } from './saveFile.ts';

vi.mock('./saveFile.ts', () => ({ saveFile: vi.fn() }));

const rows = Array.from({ length: exportPageSize + 20 }, (_, index) =>
  aReferral({ opportunityId: `r${index}`, city: `City ${index}` }),
);
const pageOf: LoadPage = async (page, size) => ({
  rows: rows.slice(page * size, (page + 1) * size),
  total: rows.length,
});

beforeEach(() => {
  vi.mocked(saveFile).mockClear();
});

const columns = [cityColumn];
const twoOnAPage = { pagination: { pageSize: 2 } };

function List({ loadPage }: { readonly loadPage: LoadPage }) {
  const [source] = useState<ReferralListSource>(() => ({
    list: async ({ page = 0, size = 0 }, { signal }) => ({
      unchanged: false,
      page: size === 2 ? await pageOf(page, size, signal) : await loadPage(page, size, signal),
    }),
  }));
  const list = useReferralList({
    id: 'all-referrals',
    source,
    columns,
    audience: 'agent',
    initialState: twoOnAPage,
  });
  return (
    <ReferralListProvider list={list}>
      <ReferralListToolbar />
      <ReferralListFooter />
    </ReferralListProvider>
  );
}

/** Opens the export dialog of a list that shows two of 120 referrals. */
async function openDialog(loadPage = pageOf, clock = createManualClock(storyTime)) {
  const user = userEvent.setup();
  render(
    <ClockProvider clock={clock}>
      <List loadPage={loadPage} />
    </ClockProvider>,
  );
  await screen.findByText('Showing 1 to 2 of 120 Referrals');
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  await chooseTool(user, screen, 'Export');
  await screen.findByRole('dialog');
  const chooseAll = () => user.click(screen.getByRole('radio', { name: 'All pages: 120 referrals' }));
  return { press, chooseAll };
}

const savedLines = () =>
  vi.mocked(saveFile).mock.calls.map(([name, text]) => [name, text.trim().split('\r\n').length - 1]);

it('exports the current page without a request', async () => {
  const loadPage = vi.fn(pageOf);
  const { press } = await openDialog(loadPage);
  await press('Export');
  expect(screen.getByText('2 referrals exported.')).toBeVisible();
  expect(screen.getByText('As of 11/20/26 10:24 AM.')).toBeVisible();
  expect(saveFile).toHaveBeenCalledExactlyOnceWith(
    'all-referrals-2026-11-20-1624-UTC.csv',
    '\uFEFF"Location"\r\n"City 0, OK"\r\n"City 1, OK"\r\n',
    'text/csv;charset=utf-8',
  );
  expect(loadPage).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('saves no partial file after an error, shows the reason, and resumes on Try again', async () => {
  const pages: number[] = [];
  let isDown = true;
  const { press, chooseAll } = await openDialog(async (page, size, signal) => {
    pages.push(page);
    if (page === 1 && isDown) throw new SourceError('network', 'The service could not be reached.');
    return pageOf(page, size, signal);
  });
  await chooseAll();
  await press('Export');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The service could not be reached. 100 of 120 are ready',
  );
  expect(saveFile).not.toHaveBeenCalled();
  isDown = false;
  await press('Try again');
  expect(await screen.findByText('120 referrals exported.')).toBeVisible();
  expect(savedLines()).toEqual([['all-referrals-2026-11-20-1624-UTC.csv', 120]]);
  expect(pages).toEqual([0, 1, 1]);
});

it('shows progress, and saves nothing when canceled', async () => {
  const answered: AbortSignal[] = [];
  const { press, chooseAll } = await openDialog((page, size, signal) => {
    answered.push(signal);
    return page === 0 ? pageOf(page, size, signal) : new Promise(() => {});
  });
  await chooseAll();
  await press('Export');
  expect(await screen.findByText('100 of 120')).toBeVisible();
  await press('Cancel');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(answered.every(({ aborted }) => aborted)).toBe(true);
  expect(saveFile).not.toHaveBeenCalled();
});

it('shows when the rows were read, and warns when the list changes during the export', async () => {
  const clock = createManualClock(storyTime);
  const { press, chooseAll } = await openDialog(async (page, size) => {
    act(() => clock.advance(60_000));
    return { rows: page === 0 ? rows.slice(0, size) : [], total: page === 0 ? 120 : 90 };
  }, clock);
  await chooseAll();
  await press('Export');
  expect(await screen.findByText('Read between 11/20/26 10:24 AM and 11/20/26 10:30 AM.')).toBeVisible();
  expect(screen.getByText('The list changed during the export, so rows may be missing.')).toBeVisible();
  expect(savedLines()).toEqual([['all-referrals-2026-11-20-1630-UTC-incomplete.csv', 100]]);
});

it('LIV-14 shows how many rows could not be read', async () => {
  const { press, chooseAll } = await openDialog(async () => ({
    rows: rows.slice(0, 1),
    total: 2,
    rejected: 1,
  }));
  await chooseAll();
  await press('Export');
  expect(await screen.findByText('1 referral exported.')).toBeVisible();
  expect(screen.getByText('1 referral could not be read and is left out.')).toBeVisible();
  expect(savedLines()).toEqual([['all-referrals-2026-11-20-1624-UTC-incomplete.csv', 1]]);
  expect(screen.getAllByRole('button', { name: 'Close' })).toHaveLength(1);
  await press('Done');
  expect(screen.queryByRole('dialog')).toBeNull();
});
