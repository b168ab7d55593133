// @vitest-environment jsdom
import { ClockProvider, createManualClock } from '@advantage/ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { ReferralListProvider } from '../list/ReferralListProvider.tsx';
import { ReferralTable } from '../list/ReferralTable.tsx';
import { selectionColumn } from '../list/selectionColumn.tsx';
import { type ReferralListSource, useReferralList } from '../list/useReferralList.ts';
import { cityColumn, typeColumn } from '../referral/referralColumns.tsx';
import { aReferral } from '../testing/aReferral.ts';
import { storyTime } from '../testing/storyTime.ts';
import { SelectionBar } from './SelectionBar.tsx';
import { saveFile } from './saveFile.ts';

vi.mock('./saveFile.ts', () => ({ saveFile: vi.fn() }));

const rows = ['Austin', 'Boise', 'Camden', 'Dallas'].map((city) => aReferral({ opportunityId: city, city }));
const source: ReferralListSource = { list: async () => ({ unchanged: false, page: { rows, total: 4 } }) };
const columns = [selectionColumn(), cityColumn, typeColumn];
const onSelectedKeyChange = vi.fn();

function List() {
  const list = useReferralList({ id: 'test', source, columns, audience: 'admin', onSelectedKeyChange });
  return (
    <ReferralListProvider list={list}>
      <SelectionBar />
      <ReferralTable label="Referrals" rowAction="select" />
    </ReferralListProvider>
  );
}

beforeEach(() => {
  vi.mocked(saveFile).mockClear();
  onSelectedKeyChange.mockClear();
});

async function open() {
  const user = userEvent.setup();
  render(
    <ClockProvider clock={createManualClock(storyTime)}>
      <List />
    </ClockProvider>,
  );
  await screen.findByText('Austin,');
  const box = (city: string) => screen.getByRole('checkbox', { name: new RegExp(`${city}, OK$`) });
  return { user, box };
}

it('TBL-69 selects rows by mouse, Shift and keyboard without opening them', async () => {
  const { user, box } = await open();
  // A button around a checkbox would be none.
  expect(box('Austin').closest('button')).toBeNull();
  expect(screen.getByRole('button', { name: 'Austin, OK, details' })).toBeVisible();
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

it('TBL-69 exports and copies what is selected, and opens the only one', async () => {
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
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.queryByText(/selected$/)).toBeNull();
});

it('TBL-69 selects the page, and says so while only a part of it is', async () => {
  const { user, box } = await open();
  await user.click(box('Boise'));
  const page = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all on this page' });
  expect(page.indeterminate).toBe(true);
  await user.click(page);
  expect(screen.getByText('4 referrals selected')).toBeVisible();
  expect(page).toBeChecked();
});
