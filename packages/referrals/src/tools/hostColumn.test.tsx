// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { cityColumn, typeColumn } from '../columns/referralColumns.tsx';
import { ReferralListProvider } from '../list/ReferralListProvider.tsx';
import { type ReferralList, type ReferralListSource, useReferralList } from '../list/useReferralList.ts';
import type { Referral } from '../model/referral.ts';
import { createReferralColumnHelper } from '../table/tableFeatures.ts';
import { aReferral } from '../testing/aReferral.ts';
import { chooseTool } from '../testing/chooseTool.ts';
import { ReferralListToolbar } from './ReferralListToolbar.tsx';
import { saveFile } from './saveFile.ts';
import { SavedViewStore } from './views/SavedViewStore.ts';

vi.mock('./saveFile.ts', () => ({ saveFile: vi.fn() }));

type ScoredReferral = Referral & { readonly score: number };

const rows: readonly ScoredReferral[] = [{ ...aReferral({ city: 'Waco', state: 'TX' }), score: 9 }];
const source: ReferralListSource<ScoredReferral> = {
  list: async () => ({ unchanged: false, page: { rows, total: 1 } }),
};
const score = createReferralColumnHelper<ScoredReferral>().accessor('score', { header: 'Score' });
const columns = [typeColumn, cityColumn, score];
const items = new Map<string, string>();
const store = new SavedViewStore(
  { getItem: (key) => items.get(key) ?? null, setItem: (key, text) => void items.set(key, text) },
  'scored',
);
let list: ReferralList<ScoredReferral>;

function List() {
  list = useReferralList({ id: 'scored', source, columns, audience: 'admin' });
  return (
    <ReferralListProvider list={list}>
      <ReferralListToolbar savedViews={store} />
      <span>{list.table.getRowModel().rows.map(({ original }) => original.city)}</span>
    </ReferralListProvider>
  );
}

beforeEach(async () => {
  render(<List />);
  await screen.findByText('Waco');
});

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('exports a custom column with its header and value', async () => {
  await chooseTool(userEvent, screen, 'Export');
  await screen.findByRole('dialog');
  await press('Export');
  expect(vi.mocked(saveFile).mock.lastCall?.[1]).toBe(
    '\uFEFF"Type","Location","Score"\r\n"CIR","Waco, TX",9\r\n',
  );
});

it('TBL-68 restores the width, pinning and position of a custom column from a saved view', async () => {
  const changed = {
    columnSizing: { score: 210 },
    columnPinning: { start: ['score'], end: [] },
    columnOrder: ['city', 'score', 'type'],
  };
  act(() => list.setState(changed));
  await chooseTool(userEvent, screen, 'Saved views');
  await press('Save current view');
  await userEvent.type(screen.getByRole('textbox'), 'Wide score{Enter}');
  act(() => list.setState(list.address.defaults));
  expect(list.state.columnPinning.start).toEqual([]);
  await press('Wide score');
  expect(list.state).toMatchObject(changed);
});
