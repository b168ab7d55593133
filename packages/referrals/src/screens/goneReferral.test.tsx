// @vitest-environment jsdom
import { ClockProvider, createManualClock } from '@advantage/ui';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { agentColumns, extraColumns, limitedTimeColumn } from '../columns/referralColumns.tsx';
import { ReferralDetailsPanel } from '../details/ReferralDetailsPanel.tsx';
import { ReferralFeed } from '../feed/ReferralFeed.tsx';
import type { ReferralSource } from '../source/referralSource.ts';
import { aReferral } from '../testing/aReferral.ts';
import { createMemorySource } from '../testing/createMemorySource.ts';
import { storyTime } from '../testing/storyTime.ts';
import { AllReferralsScreen } from './FilteredScreen.tsx';

const clock = createManualClock(storyTime);
const rows = [
  aReferral({
    opportunityId: 'gone',
    city: 'Boise',
    opportunityType: 'WT-CIR',
    isCallIn: true,
    dynamicPrice: 31,
    discountPrice: 45,
    marketplaceExpirationDate: storyTime + 4 * 60_000,
    estimatedPremium: null,
  }),
  aReferral({ opportunityId: 'here', city: 'Austin' }),
];
const columns = [...agentColumns(), ...extraColumns(), limitedTimeColumn];
const everyColumn = { columnVisibility: { notes: true, limitedTime: true } };
const noDetails = {};

/** A source whose service still lists a referral that is gone, as happens behind a cache. */
function staleSource() {
  const memory = createMemorySource({ rows });
  const get: typeof memory.get = async (id, call) => (id === 'gone' ? null : memory.get(id, call));
  return { ...memory, get: vi.fn(get) };
}

const list = (source: ReferralSource) => (
  <ClockProvider clock={clock}>
    <AllReferralsScreen
      source={source}
      columns={columns}
      audience="agent"
      username="maya"
      rowAction="select"
      details={noDetails}
      initialState={everyColumn}
      interval={20}
    />
  </ClockProvider>
);

const panel = () => screen.findByRole('dialog', { name: 'Referral details' });
const isSaid = async () =>
  expect(await within(await panel()).findByText('This referral is no longer available.')).toBeInTheDocument();

const offers = /\$\d|Talk|Claim|min/;

afterEach(() => vi.unstubAllGlobals());

describe('a referral that is gone but still listed', () => {
  it('DTL-13 LIV-11 is marked in its row, without a claim, call, price or countdown', async () => {
    const source = staleSource();
    render(list(source));
    const row = (await screen.findByText(/Boise/)).closest('tr') as HTMLElement;
    expect(row).toHaveTextContent(/Talk.*\$45/);
    expect(row).toHaveTextContent('4 min');
    await userEvent.click(screen.getByText(/Boise/));
    await isSaid();
    expect(row).toHaveTextContent('No longer available');
    expect(row).not.toHaveTextContent(offers);
    // Neither further polls nor the claim shortcut offer it again.
    await new Promise((resolve) => setTimeout(resolve, 100));
    row.querySelector<HTMLElement>('[data-opens-row]')?.focus();
    await userEvent.keyboard('c');
    expect(screen.queryByRole('dialog', { name: /^Claim / })).toBeNull();
    expect(row).toHaveTextContent('No longer available');
    expect(row).not.toHaveTextContent(offers);
    expect(source.get).toHaveBeenCalledTimes(1);
  });

  it('DTL-13 is marked on its card, without a claim, call, price or countdown', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: /max-width|width </.test(query),
      addEventListener: () => {},
      removeEventListener: () => {},
    }));
    render(list(staleSource()));
    const card = (await screen.findByText(/Boise/)).closest('li') as HTMLElement;
    expect(card).toHaveTextContent(/Talk.*\$45/);
    await userEvent.click(within(card).getByRole('button', { name: /details/ }));
    await isSaid();
    expect(card).toHaveTextContent('No longer available');
    expect(card).not.toHaveTextContent(offers);
  });

  it('DTL-13 is marked in a feed that shares the source', async () => {
    const source = staleSource();
    const page = (id: string | null) => (
      <ClockProvider clock={clock}>
        <ReferralFeed source={source} interval={20} onSelect={() => {}} />
        <ReferralDetailsPanel
          opportunityId={id}
          row={rows[0]}
          source={source}
          audience="guest"
          onClose={() => {}}
        />
      </ClockProvider>
    );
    const { rerender } = render(page(null));
    const row = (await screen.findByText(/Boise/)).closest('tr') as HTMLElement;
    rerender(page('gone'));
    await isSaid();
    expect(row).toHaveTextContent('No longer available');
    expect(within(row).queryByRole('button', { name: /Talk|Claim/ })).toBeNull();
  });

  it('LIV-15 is offered again once its details load', async () => {
    const source = staleSource();
    render(list(source));
    const row = (await screen.findByText(/Boise/)).closest('tr') as HTMLElement;
    await userEvent.click(screen.getByText(/Boise/));
    await isSaid();
    source.get.mockImplementation(async (id) => rows.find((each) => each.opportunityId === id) ?? null);
    await userEvent.click(screen.getByText(/Austin/));
    await userEvent.click(screen.getByText(/Boise/));
    await waitFor(() => expect(row).toHaveTextContent(/Talk.*\$45/));
  });
});

describe('a referral that leaves the list while its panel is open', () => {
  it('LIV-11 is marked as gone and cannot be claimed from its row, by keyboard or in its panel', async () => {
    const source = createMemorySource({ rows });
    render(list(source));
    const row = (await screen.findByText(/Boise/)).closest('tr') as HTMLElement;
    await userEvent.click(screen.getByText(/Boise/));
    const details = await panel();
    expect(await within(details).findByRole('button', { name: /Talk/ })).toBeInTheDocument();
    act(() => source.change('gone', null));
    await waitFor(() => expect(row).toHaveTextContent('No longer available'));
    expect(row).not.toHaveTextContent(offers);
    await isSaid();
    expect(within(details).queryByRole('button', { name: /Talk/ })).toBeNull();
    row.querySelector<HTMLElement>('[data-opens-row]')?.focus();
    await userEvent.keyboard('c');
    expect(screen.queryByRole('dialog', { name: /^Claim |^Talk / })).toBeNull();
  });
});

it('DTL-1 moves focus to the first row when a panel closes whose row has left the list', async () => {
  const memory = createMemorySource({ rows });
  let isListed = true;
  const source: ReferralSource = {
    ...memory,
    list: async (query, call) => {
      const answer = await memory.list(query, { signal: call.signal });
      if (isListed || answer.unchanged) return answer;
      const rest = answer.page.rows.filter(({ opportunityId }) => opportunityId !== 'gone');
      return { unchanged: false, page: { ...answer.page, rows: rest } };
    },
  };
  render(list(source));
  const row = (await screen.findByText(/Boise/)).closest('tr') as HTMLElement;
  within(row)
    .getByRole('button', { name: /details/ })
    .focus();
  await userEvent.keyboard('{Enter}');
  await panel();
  isListed = false;
  await waitFor(() => expect(row).toHaveAttribute('data-muted'));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(row).not.toBeInTheDocument());
  const remaining = screen.getByText(/Austin/).closest('tr') as HTMLElement;
  await waitFor(() => expect(within(remaining).getByRole('button', { name: /details/ })).toHaveFocus());
});
