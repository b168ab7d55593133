// @vitest-environment jsdom
import { ClockProvider, createManualClock } from '@advantage/ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cityColumn, typeColumn } from '../columns/referralColumns.tsx';
import { ReferralListProvider } from '../list/ReferralListProvider.tsx';
import { ReferralTable } from '../list/ReferralTable.tsx';
import { selectionColumn } from '../list/selectionColumn.tsx';
import { type ReferralListSource, useReferralList } from '../list/useReferralList.ts';
import type { ReferralColumn } from '../table/tableFeatures.ts';
import { aReferral } from '../testing/aReferral.ts';
import { chooseTool } from '../testing/chooseTool.ts';
import { storyTime } from '../testing/storyTime.ts';
import { ReferralListFooter } from './ReferralListFooter.tsx';
import { ReferralListToolbar } from './ReferralListToolbar.tsx';
import { saveFile } from './saveFile.ts';

vi.mock('./saveFile.ts', () => ({ saveFile: vi.fn() }));

const rows = ['Austin', 'Boise', 'Camden', 'Dallas'].map((city) => aReferral({ opportunityId: city, city }));
const source: ReferralListSource = { list: async () => ({ unchanged: false, page: { rows, total: 4 } }) };
const plain: readonly ReferralColumn[] = [cityColumn, typeColumn];
const always: readonly ReferralColumn[] = [selectionColumn(), ...plain];
const onSelectedKeyChange = vi.fn();

function List({ columns }: { readonly columns: readonly ReferralColumn[] }) {
  const list = useReferralList({ id: 'test', source, columns, audience: 'admin', onSelectedKeyChange });
  return (
    <ReferralListProvider list={list}>
      <ReferralListToolbar />
      <ReferralTable label="Referrals" rowAction="select" />
      <ReferralListFooter />
    </ReferralListProvider>
  );
}

/** A ResizeObserver stub: jsdom has no layout. */
class NoSizes {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', NoSizes);
  vi.mocked(saveFile).mockClear();
  onSelectedKeyChange.mockClear();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

async function open(columns = always) {
  const user = userEvent.setup();
  render(
    <ClockProvider clock={createManualClock(storyTime)}>
      <List columns={columns} />
    </ClockProvider>,
  );
  await screen.findByText('Austin, OK');
  if (columns === always) await screen.findByRole('group', { name: 'Selection' });
  const box = (city: string) => screen.getByRole('checkbox', { name: new RegExp(`${city}, OK$`) });
  return { user, box };
}

it('TBL-69 selects rows by mouse, Shift and keyboard without opening them', async () => {
  const { user, box } = await open();
  // A button must not contain a checkbox.
  expect(box('Austin').closest('button')).toBeNull();
  expect(screen.getByRole('button', { name: /Austin, OK, \$28, details$/ })).toBeVisible();
  await user.click(box('Austin'));
  await user.keyboard('{Shift>}');
  await user.click(box('Camden'));
  await user.keyboard('{/Shift}');
  expect(screen.getByText('3 referrals selected')).toBeVisible();
  box('Boise').focus();
  await user.keyboard(' ');
  expect(screen.getByText('2 referrals selected')).toBeVisible();
  expect(onSelectedKeyChange).not.toHaveBeenCalled();
});

it('TBL-69 exports and copies the selected rows, and opens a single selected row', async () => {
  const { user, box } = await open();
  await user.click(box('Boise'));
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(onSelectedKeyChange).toHaveBeenLastCalledWith('Boise');
  await user.click(box('Dallas'));
  await user.click(screen.getByRole('button', { name: 'Export' }));
  expect(saveFile).toHaveBeenCalledExactlyOnceWith(
    'test-2026-11-20-1624-UTC.csv',
    '\uFEFF"Location","Type"\r\n"Boise, OK","CIR"\r\n"Dallas, OK","CIR"\r\n',
    'text/csv;charset=utf-8',
  );
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe('Boise, OK\tCIR\nDallas, OK\tCIR');
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
  await user.click(box('Austin'));
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'));
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByRole('button', { name: 'Could not be copied' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.queryByText(/selected$/)).toBeNull();
});

it('TBL-69 selects all rows of the page, and shows a mixed checkbox for a partial selection', async () => {
  const { user, box } = await open();
  await user.click(box('Boise'));
  const page = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all on this page' });
  expect(page.indeterminate).toBe(true);
  await user.click(page);
  expect(screen.getByText('4 referrals selected')).toBeVisible();
  expect(page).toBeChecked();
});

it('TBL-69 shows checkboxes on request, first in the row, and clears the selection with them', async () => {
  const { user } = await open(plain);
  const headers = () => screen.getAllByRole('columnheader').map((header) => header.textContent);
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('group', { name: 'Selection' })).toBeNull();
  await chooseTool(user, screen, 'Select rows');
  expect(await screen.findByText('Nothing selected')).toBeVisible();

  await chooseTool(user, screen, 'Columns');
  expect(screen.queryByRole('checkbox', { name: 'Selection' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'More for Type' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Pin to the left' }));
  await user.keyboard('{Escape}');
  expect(headers()).toEqual(['', 'Type', 'Location'].map((text) => expect.stringContaining(text)));

  await user.click(screen.getByRole('checkbox', { name: /Boise, OK$/ }));
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('checkbox')).toBeNull();
  await chooseTool(user, screen, 'Select rows');
  expect(screen.getByText('Nothing selected')).toBeVisible();
  await chooseTool(user, screen, 'Stop selecting');
  expect(screen.queryByRole('group', { name: 'Selection' })).toBeNull();
});

it('toggles a checkbox from its label without opening the row', async () => {
  const { user, box } = await open();
  const around = box('Camden').closest('label');
  await user.click(around ?? document.body);
  expect(box('Camden')).toBeChecked();
  expect(onSelectedKeyChange).not.toHaveBeenCalled();
});
