// @vitest-environment jsdom
import type { ReferralListSource } from '@advantage/referrals';
import { aReferral } from '@advantage/referrals/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { type ScoredReferral, ScoredReferrals, scoredColumns } from './ScoredReferrals.tsx';

const rows: readonly ScoredReferral[] = [
  { ...aReferral({ opportunityId: '1', city: 'Austin' }), score: 7 },
  { ...aReferral({ opportunityId: '2', city: 'Waco' }), score: 9 },
];
const list = vi.fn<ReferralListSource<ScoredReferral>['list']>(async () => ({
  unchanged: false,
  page: { rows, total: 2 },
}));
const call = vi.fn<(referral: ScoredReferral) => void>();
const columns = scoredColumns(call);

beforeEach(() => {
  list.mockClear();
});

async function open() {
  render(<ScoredReferrals source={{ list }} columns={columns} />);
  await screen.findByText(/^Waco,/);
}

const headers = () => screen.getAllByRole('columnheader').map((header) => header.textContent);

it('TBL-1 shows a custom column and sorts by it on the server', async () => {
  await open();
  expect(headers().slice(-3)).toEqual(['Est. Premium', 'Score', 'Call']);
  expect(headers()).not.toContain('Assigned To');
  expect(list.mock.lastCall?.[0]).toMatchObject({ sort: 'score', order: 'desc' });
  await userEvent.click(screen.getByRole('button', { name: 'Score' }));
  expect(list.mock.lastCall?.[0]).toMatchObject({ sort: 'score', order: 'asc' });
  expect(screen.getByRole('columnheader', { name: 'Score' })).toHaveAttribute('aria-sort', 'ascending');
});

it('shows a custom row action that receives the custom fields', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: /^Call, .+ in Waco,/ }));
  expect(call).toHaveBeenLastCalledWith(expect.objectContaining({ city: 'Waco', score: 9 }));
});

it('hides and moves custom columns like any other', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Tools' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Columns' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Columns' }));
  await userEvent.click(await panel.findByRole('button', { name: 'More for Score' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Move forward' }));
  expect(panel.getByRole('status')).toHaveTextContent('Score, column 10 of 12');
  await userEvent.click(panel.getByRole('checkbox', { name: 'Call' }));
  expect(panel.getByRole('checkbox', { name: 'Status' })).toBeDisabled();
  await userEvent.keyboard('{Escape}');
  expect(headers().slice(-2)).toEqual(['Score', 'Est. Premium']);
});

it('TBL-39 shows custom columns and actions in cards on a phone', async () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  await open();
  const [card] = screen.getAllByRole('listitem');
  expect(card).toHaveTextContent('Score7');
  expect(within(card ?? document.body).getByRole('button', { name: /^Call, .+ in Austin,/ })).toBeVisible();
  vi.unstubAllGlobals();
});
