// @vitest-environment jsdom

import { SourceError } from '@advantage/live-list';
import { ClockProvider, createManualClock } from '@advantage/ui';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { InitialListState, ReferralListState } from '../list/listState.ts';
import type { ReferralFilterName } from '../list/listView.ts';
import type { ReferralAudience } from '../model/audience.ts';
import { aReferral } from '../testing/aReferral.ts';
import { createMemorySource, type MemorySourceOptions } from '../testing/createMemorySource.ts';
import { referralRows } from '../testing/referralPage.ts';
import { storyTime } from '../testing/storyTime.ts';
import {
  AllReferralsScreen,
  type AllReferralsScreenProps,
  AvailableReferralsScreen,
} from './FilteredScreen.tsx';

// jsdom doesn't implement the methods of dialogs.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};

const clock = createManualClock(storyTime);
const allFilters: readonly ReferralFilterName[] = ['scope', 'claimed', 'date', 'state'];
const byTimeLeft: InitialListState = { sorting: [{ id: 'limitedTime', desc: false }] };

type OpenOptions = Partial<
  Pick<
    AllReferralsScreenProps,
    | 'audience'
    | 'rowAction'
    | 'filters'
    | 'initialState'
    | 'state'
    | 'onStateChange'
    | 'loadGeoIpStateFilter'
    | 'onSelectedKeyChange'
    | 'mobileHeading'
    | 'source'
  >
>;

function open({ rowAction, ...props }: OpenOptions = {}, options: MemorySourceOptions = {}) {
  const memory = createMemorySource({ rows: referralRows(60), ...options });
  const source = {
    list: vi.fn(memory.list),
    available: vi.fn(memory.available),
    locate: vi.fn(memory.locate),
  };
  render(
    <ClockProvider clock={clock}>
      <AllReferralsScreen
        source={source}
        audience="agent"
        username="maya"
        rowAction={rowAction}
        {...props}
        details={undefined}
      />
    </ClockProvider>,
  );
  return { source, asked: () => source.list.mock.calls.at(-1)?.[0] };
}

const tool = vi.fn(() => null);
const Tool = () => tool();

it('TBL-57 does not rerender the list tools when a referral opens', async () => {
  const source = createMemorySource({ rows: referralRows(60) });
  const tools = <Tool />;
  const drawn = (selectedKey: string | null) => (
    <ClockProvider clock={clock}>
      <AllReferralsScreen
        source={source}
        audience="agent"
        rowAction="select"
        selectedKey={selectedKey}
        toolbar={tools}
      />
    </ClockProvider>
  );
  const { rerender } = render(drawn(null));
  const row = (await screen.findAllByRole('cell'))[0]?.closest('tr');
  tool.mockClear();
  rerender(drawn(row?.dataset.id ?? null));
  expect(row).toHaveAttribute('aria-current', 'true');
  expect(tool).not.toHaveBeenCalled();
});

it('TBL-57 skips to the first row, which opens', async () => {
  open({ rowAction: 'select' });
  expect(screen.queryByRole('link', { name: 'Skip to referrals' })).toBeNull();
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Skip to referrals' });
  await userEvent.click(link);
  const [first] = screen.getAllByRole('button', { name: /, details$/ });
  expect(first).toHaveFocus();
  expect(document.getElementById(link.hash.slice(1))).toContainElement(first ?? null);
});

it('TBL-57 skips to the first row, which shows its texts', async () => {
  open();
  await userEvent.click(await screen.findByRole('link', { name: 'Skip to referrals' }));
  expect(screen.getAllByRole('row')[1]).toHaveFocus();
});

it('RTE-5 says the order after the name of the list', async () => {
  open({ initialState: byTimeLeft });
  expect(screen.getByText('All referrals').parentElement).toHaveTextContent(
    'All referrals, closing soonest first',
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Location' }));
  expect(screen.getByText('All referrals').parentElement).toHaveTextContent(
    'All referrals, by Location, Z to A',
  );
});

describe('the list query', () => {
  it('TBL-2 TBL-3 TBL-17 TBL-18 TBL-25 defaults to the last 48 hours, unclaimed, newest first', async () => {
    const { asked } = open({ audience: 'admin' });
    await waitFor(() => expect(asked()).toBeDefined());
    expect(asked()).toEqual({
      sort: 'addDate',
      order: 'desc',
      page: 0,
      size: 25,
      filters: { addDate: '11/18/2026', state: null },
      username: null,
      showClaimed: false,
    });
  });

  it('TBL-1 RTE-5 uses the initial state of the route', async () => {
    const { asked } = open({ initialState: { ...byTimeLeft, filters: { showClaimed: true } } });
    await waitFor(() =>
      expect(asked()).toMatchObject({ sort: 'marketplaceExpirationDate', order: 'asc', showClaimed: true }),
    );
  });

  it.each<[ReferralAudience, string | null]>([
    ['agent', 'maya'],
    ['carrier', 'maya'],
    ['guest', 'maya'],
    ['admin', null],
  ])('TBL-23 TBL-24 ROL-8 for %ss has the username %s', async (audience, username) => {
    const { asked } = open({ audience });
    await waitFor(() => expect(asked()).toMatchObject({ username }));
  });

  it('TBL-71 can include claimed referrals on the All but not the Available screen', () => {
    const source = createMemorySource();
    const shared = { source, audience: 'agent', rowAction: 'select' } as const;
    const { unmount } = render(<AllReferralsScreen {...shared} />);
    expect(screen.getByRole('switch', { name: 'Show Claimed' })).toBeVisible();
    unmount();
    render(<AvailableReferralsScreen {...shared} />);
    expect(screen.queryByRole('switch')).toBeNull();
    expect(screen.getByRole('radio', { name: 'In-Appetite' })).toBeVisible();
  });

  it('P-8 calls available instead of list on the Available screen', async () => {
    const memory = createMemorySource();
    const source = { list: vi.fn(memory.list), available: vi.fn(memory.available) };
    render(<AvailableReferralsScreen source={source} audience="agent" />);
    await waitFor(() => expect(source.available).toHaveBeenCalled());
    expect(source.list).not.toHaveBeenCalled();
  });
});

describe('the filters', () => {
  it('TBL-14 TBL-15 TBL-16 include only the dates by default', () => {
    open();
    expect(screen.getByRole('button', { name: /Dates/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: /State/ })).toBeNull();
    expect(screen.queryByRole('radiogroup')).toBeNull();
    expect(screen.queryByRole('switch')).toBeNull();
  });

  it.each([
    [['date'], true],
    [['state'], false],
    [['scope', 'claimed', 'state'], false],
    [allFilters, true],
  ] as const)('TBL-10 are in a sticky row only with the dates: %j', (filters, isSticky) => {
    open({ rowAction: 'select', filters });
    const row = screen.getByRole('group', { name: 'Filters' }).closest('[data-sticky]');
    expect(row !== null).toBe(isSticky);
  });

  it('TBL-14 TBL-15 include scope, claimed and state when enabled', () => {
    open({ rowAction: 'select', filters: allFilters });
    expect(screen.getByRole('radio', { name: 'In-Appetite' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'All Referrals' })).not.toBeChecked();
    expect(screen.getByRole('switch', { name: 'Show Claimed' })).not.toBeChecked();
    expect(screen.getByRole('button', { name: /State/ })).toBeVisible();
  });

  it('TBL-23 TBL-25 TBL-32 reload the list from the first page', async () => {
    const { asked } = open({ rowAction: 'select', initialState: { pagination: { pageIndex: 1 } } });
    await waitFor(() => expect(asked()).toMatchObject({ page: 1, username: 'maya', showClaimed: false }));
    await userEvent.click(screen.getByRole('radio', { name: 'All Referrals' }));
    await waitFor(() => expect(asked()).toMatchObject({ page: 0, username: null }));
    await userEvent.click(screen.getByRole('switch', { name: 'Show Claimed' }));
    await waitFor(() => expect(asked()).toMatchObject({ showClaimed: true }));
  });

  it('TBL-19 TBL-21 set the period, and the caption shows it', async () => {
    const { asked } = open();
    expect(await screen.findByText('All referral activity from the last 48hrs')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /Dates/ }));
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Last 24 hours',
      'Last 48 hours',
      'Last 72 hours',
      'Last 7 days',
      'Last 30 days',
    ]);
    await userEvent.click(screen.getByRole('option', { name: 'Last 7 days' }));
    await waitFor(() => expect(asked()).toMatchObject({ filters: { addDate: '11/13/2026' } }));
    expect(screen.getByText('All referral activity from the last 7 days')).toBeVisible();
  });
});

describe('controlled state', () => {
  it('TBL-1 is applied, and changes are only reported to the host', async () => {
    const onStateChange = vi.fn<(state: ReferralListState) => void>();
    const state = {
      sorting: [],
      pagination: { pageIndex: 1, pageSize: 25 },
      filters: { period: '30days', state: 'OR', scope: 'all', showClaimed: true },
    } as const;
    const { asked } = open({ state: { ...state, sorting: [] }, onStateChange });
    await waitFor(() =>
      expect(asked()).toMatchObject({ sort: null, filters: { state: 'OR' }, username: null, page: 1 }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Category' }));
    expect(onStateChange).toHaveBeenCalledOnce();
    expect(onStateChange.mock.lastCall?.[0]).toMatchObject({
      sorting: [{ id: 'category', desc: true }],
      pagination: { pageIndex: 0, pageSize: 25 },
      filters: state.filters,
    });
    expect(asked()).toMatchObject({ sort: null });
  });
});

describe('the location of the user', () => {
  const located = { locatedState: 'tx' };

  it('TBL-26 is not requested by default', () => {
    const { source } = open({}, located);
    expect(source.locate).not.toHaveBeenCalled();
  });

  it('TBL-26 presets the state filter', async () => {
    const { asked } = open({ loadGeoIpStateFilter: true }, located);
    await waitFor(() => expect(asked()).toMatchObject({ filters: { state: 'TX' } }));
  });

  it('TBL-28 does not override a state that is already set', async () => {
    const { source, asked } = open(
      { loadGeoIpStateFilter: true, initialState: { filters: { state: 'OR' } } },
      located,
    );
    await waitFor(() => expect(source.locate).toHaveBeenCalled());
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(asked()).toMatchObject({ filters: { state: 'OR' } });
  });

  it.each([
    ['TBL-27 is ignored when the state does not exist', { locatedState: 'ZZ' }],
    ['TBL-27 is ignored when it is unknown', { locatedState: null }],
  ])('%s', async (_rule, place) => {
    const { source, asked } = open({ loadGeoIpStateFilter: true }, place);
    await waitFor(() => expect(source.locate).toHaveBeenCalled());
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(asked()).toMatchObject({ filters: { state: null } });
  });

  it.each([null, 'OK'])('ERR-7 keeps the state %s and says nothing when the request fails', async (state) => {
    const memory = createMemorySource({ rows: [aReferral({ state: 'OK' })] });
    const locate = vi.fn(() => Promise.reject(new SourceError('http', 'No', { status: 500 })));
    const source = { ...memory, locate, list: vi.fn(memory.list) };
    const logs = [vi.spyOn(console, 'warn'), vi.spyOn(console, 'error')];
    open({ loadGeoIpStateFilter: true, source, filters: allFilters, initialState: { filters: { state } } });
    await waitFor(() => expect(locate).toHaveBeenCalled());
    expect(await screen.findAllByRole('cell')).not.toEqual([]);
    expect(source.list.mock.calls.map(([query]) => query.filters?.state)).toEqual([state]);
    expect(screen.queryByRole('alert')).toBeNull();
    for (const log of logs) expect(log).not.toHaveBeenCalled();
  });
});

describe('clicking a row or status', () => {
  it('TBL-57 STS-7 selects the referral when rowAction is select', async () => {
    const onSelectedKeyChange = vi.fn();
    open({ rowAction: 'select', onSelectedKeyChange }, { rows: undefined as never });
    await userEvent.click(await screen.findByRole('button', { name: /^Claim Now, \$28,/ }));
    expect(onSelectedKeyChange).toHaveBeenLastCalledWith('4103');
    await userEvent.click(screen.getByText('Austin, TX'));
    expect(onSelectedKeyChange).toHaveBeenLastCalledWith('4101');
  });

  it('STS-16 opens the public claim modal when rowAction is claim-dialog', async () => {
    open({ rowAction: 'claim-dialog' }, { rows: undefined as never });
    await userEvent.click(await screen.findByRole('button', { name: /^Claim Now, \$28,/ }));
    expect(screen.getByRole('dialog', { name: 'Want to get referrals like this one?' })).toHaveAttribute(
      'open',
    );
  });

  it('STS-7 does nothing by default: no status is a button', async () => {
    open();
    expect(await screen.findAllByText('Available')).not.toHaveLength(0);
    expect(screen.queryByRole('button', { name: /Claim Now|Talk Now|Delivered \(/ })).toBeNull();
  });
});

it('TBL-9 renders a mobile heading unless mobileHeading is null', () => {
  open();
  expect(screen.getByRole('heading', { name: 'Claim-it Marketplace', hidden: true })).toBeInTheDocument();
  open({ mobileHeading: null });
  expect(screen.getAllByRole('heading', { name: 'Claim-it Marketplace', hidden: true })).toHaveLength(1);
});

it('names the filters that match nothing and offers to widen them', async () => {
  const { asked } = open({ filters: ['date', 'state'], initialState: { filters: { state: 'HI' } } });
  expect(await screen.findByText('Hawaii, last 48 hours. Clear the state or widen the dates.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Last 7 days' }));
  await waitFor(() => expect(asked()).toMatchObject({ filters: { addDate: '11/13/2026', state: 'HI' } }));
  await userEvent.click(screen.getByRole('button', { name: 'Clear state' }));
  await waitFor(() => expect(asked()).toMatchObject({ filters: { state: null } }));
});
