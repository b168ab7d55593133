// @vitest-environment jsdom
import { ClockProvider, createManualClock } from '@advantage/ui';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { acquiredColumns, transactionColumns } from '../referral/acquiredColumns.tsx';
import type { ReadyColumn } from '../referral/readyColumn.ts';
import { recentColumns } from '../referral/recentColumns.tsx';
import { acquiredReferrals } from '../testing/acquiredReferrals.ts';
import { aReferral } from '../testing/aReferral.ts';
import { createMemorySource, type MemorySource } from '../testing/createMemorySource.ts';
import { referralRows } from '../testing/referralPage.ts';
import { chicago, minutesAgo, storyTime } from '../testing/storyTime.ts';
import { AcquiredReferralsScreen } from './AcquiredReferralsScreen.tsx';
import { AllReferralsScreen } from './AllReferralsScreen.tsx';
import { AvailableReferralsScreen } from './AvailableReferralsScreen.tsx';
import { RecentReferralsScreen } from './RecentReferralsScreen.tsx';
import { TransactionsScreen } from './TransactionsScreen.tsx';

const clock = createManualClock(storyTime);
const open = (content: ReactNode) => render(<ClockProvider clock={clock}>{content}</ClockProvider>);

const headers = () => screen.getAllByRole('columnheader').map((header) => header.textContent);
const cellsOf = (row: HTMLElement) => [...row.querySelectorAll('td, th')].map((cell) => cell.textContent);
const firstRow = async () => {
  await screen.findAllByRole('cell');
  return screen.getAllByRole('row')[1] as HTMLElement;
};

const asPhone = () =>
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));

afterEach(() => {
  clock.set(storyTime);
  vi.unstubAllGlobals();
});

describe('the acquired referrals', () => {
  it.each([
    ['agent', true],
    ['carrier', false],
    ['guest', false],
  ] as const)('ACQ-8 mention claiming when empty, for audience %s: %s', async (audience, isTold) => {
    const source = createMemorySource({ acquired: [] });
    open(<AcquiredReferralsScreen source={source} username="maya" audience={audience} />);
    expect(await screen.findByText('No acquired referrals yet')).toBeInTheDocument();
    expect(screen.queryByText(/claim/i) !== null).toBe(isTold);
  });

  it('ACQ-8 TBL-31 lead back to the first page from a page past the end', async () => {
    const acquired = Array.from({ length: 26 }, (_, index) => aReferral({ opportunityId: String(index) }));
    open(
      <AcquiredReferralsScreen
        source={createMemorySource({ acquired })}
        username="maya"
        initialState={{ pagination: { pageIndex: 9, pageSize: 25 } }}
      />,
    );
    expect(await screen.findByText('No referrals on this page')).toBeInTheDocument();
    expect(screen.queryByText('No acquired referrals yet')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'First page' }));
    await firstRow();
  });

  it('ACQ-2 ACQ-3 show who was acquired and when', async () => {
    open(<AcquiredReferralsScreen source={createMemorySource()} username="maya" />);
    expect(cellsOf(await firstRow())).toEqual([
      'Today10:04 AM20 min ago',
      'CIR',
      'Jordan Ellery',
      '(918) 555-0142',
      'jordan.ellery@example.com',
      'Tulsa, OK',
      'CL',
      "Workers' Compensation, General Liability",
    ]);
    expect(headers()).toEqual([
      'Acquired',
      'Type',
      'Name',
      'Phone',
      'Email',
      'City/State',
      'Category',
      'Line of Business',
    ]);
    act(() => clock.advance(24 * 3_600_000));
    expect(screen.getAllByText('11/20/26')).toHaveLength(2);
    expect(screen.queryByText('Today')).toBeNull();
  });

  it('ACQ-4 ACQ-5 load the latest first and sort by column', async () => {
    const memory = createMemorySource();
    const acquired = vi.fn(memory.acquired);
    open(<AcquiredReferralsScreen source={{ acquired }} username="maya" />);
    await firstRow();
    const asked = () => acquired.mock.calls.at(-1)?.[0];
    expect(asked()).toEqual({ sort: 'lastModDate', order: 'desc', page: 0, size: 25, username: 'maya' });
    const fields = [];
    for (const name of ['Name', 'Phone', 'Email', 'City/State', 'Category', 'Acquired']) {
      await userEvent.click(screen.getByRole('button', { name }));
      await waitFor(() => expect(asked()?.order).toBe('desc'));
      fields.push(asked()?.sort);
    }
    expect(fields).toEqual(['lastName', 'phone', 'email', 'city', 'category', 'lastModDate']);
    expect(within(screen.getByRole('columnheader', { name: 'Type' })).queryByRole('button')).toBeNull();
  });

  it('ACQ-4 TBL-39 have a sort menu on phones', async () => {
    asPhone();
    const memory = createMemorySource();
    const acquired = vi.fn(memory.acquired);
    open(<AcquiredReferralsScreen source={{ acquired }} username="maya" />);
    const sort = screen.getByRole('combobox', { name: 'Sort by' });
    expect(within(sort).getByRole('option', { name: 'Acquired', selected: true })).toBeVisible();
    await userEvent.selectOptions(sort, 'Name');
    await userEvent.click(screen.getByRole('button', { name: 'Sorted descending' }));
    await waitFor(() =>
      expect(acquired.mock.calls.at(-1)?.[0]).toMatchObject({ sort: 'lastName', order: 'asc', page: 0 }),
    );
  });

  it('ACQ-2 link only valid phone numbers and email addresses', async () => {
    const acquired = [
      aReferral({ opportunityId: '1', phone: '(918) 555-0142', email: 'jordan@example.com' }),
      aReferral({ opportunityId: '2', phone: 'javascript:alert(1)', email: 'javascript:alert(1)' }),
      aReferral({ opportunityId: '3', phone: null, email: null }),
    ];
    open(<AcquiredReferralsScreen source={createMemorySource({ acquired })} username="maya" />);
    await firstRow();
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['tel:9185550142', 'mailto:jordan@example.com']);
  });

  it('ACQ-2 LIV-13 have copy buttons, and the result is announced outside the rows', async () => {
    const user = userEvent.setup();
    const onSelectedKeyChange = vi.fn();
    open(
      <AcquiredReferralsScreen
        source={createMemorySource()}
        username="maya"
        rowAction="select"
        onSelectedKeyChange={onSelectedKeyChange}
      />,
    );
    const row = within(await firstRow());
    await user.click(row.getByRole('button', { name: 'Copy phone' }));
    expect(await navigator.clipboard.readText()).toBe('(918) 555-0142');
    expect(row.getByRole('button', { name: 'Phone copied' })).toBeVisible();
    expect(row.queryByRole('status')).toBeNull();
    expect(screen.getAllByRole('status').map((status) => status.textContent)).toContain('Phone copied');
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('forbidden'));
    await user.click(row.getByRole('button', { name: 'Copy email' }));
    expect(row.getByRole('button', { name: 'The email could not be copied' })).toBeVisible();
    expect(onSelectedKeyChange).not.toHaveBeenCalled();
  });

  it('ACQ-6 select a referral from its row or details button', async () => {
    const onSelectedKeyChange = vi.fn();
    open(
      <AcquiredReferralsScreen
        source={createMemorySource()}
        username="maya"
        rowAction="select"
        onSelectedKeyChange={onSelectedKeyChange}
      />,
    );
    await userEvent.click(within(await firstRow()).getByText('Tulsa,'));
    expect(onSelectedKeyChange).toHaveBeenLastCalledWith(acquiredReferrals[0]?.opportunityId);
    await userEvent.click(within(await firstRow()).getByRole('button', { name: /details/ }));
    expect(onSelectedKeyChange).toHaveBeenCalledTimes(2);
  });

  it('ACQ-7 are paginated like the referrals table', async () => {
    const acquired = referralRows(60).map((row) => ({ ...row, marketplaceStatus: 'Claimed' as const }));
    open(<AcquiredReferralsScreen source={createMemorySource({ acquired })} username="maya" />);
    await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Showing 26 to 50 of 60 Referrals', { selector: 'nav *' })).toBeVisible();
  });

  it('TBL-39 become cards with contact links under 768 px', async () => {
    asPhone();
    open(<AcquiredReferralsScreen source={createMemorySource()} username="maya" />);
    const cards = await screen.findAllByRole('listitem');
    expect(within(cards[0] as HTMLElement).getByRole('link', { name: 'Call' })).toHaveAttribute(
      'href',
      'tel:9185550142',
    );
    expect(within(cards[1] as HTMLElement).queryByRole('link', { name: 'Email' })).toBeNull();
  });
});

const lists: readonly (readonly [name: string, open: (list: MemorySource['list']) => ReactNode])[] = [
  ['all referrals', (list) => <AllReferralsScreen source={{ list }} audience="agent" username="maya" />],
  [
    'available referrals',
    (available) => <AvailableReferralsScreen source={{ available }} audience="agent" username="maya" />,
  ],
  ['acquired referrals', (acquired) => <AcquiredReferralsScreen source={{ acquired }} username="maya" />],
  [
    'recent referrals',
    (list) => <RecentReferralsScreen source={{ recent: (options) => list({}, options) }} />,
  ],
  ['transactions', (purchased) => <TransactionsScreen source={{ purchased }} />],
];

describe.each(lists)('the list of %s', (_name, content) => {
  afterEach(() => void vi.useRealTimers());

  it('API-16 API-17 polls every 3000 ms', async () => {
    vi.useFakeTimers();
    const load = vi.fn(createMemorySource().list);
    open(content(load));
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(load).toHaveBeenCalledOnce();
    for (const calls of [2, 3]) {
      await act(() => vi.advanceTimersByTimeAsync(2800));
      expect(load).toHaveBeenCalledTimes(calls - 1);
      await act(() => vi.advanceTimersByTimeAsync(200));
      expect(load).toHaveBeenCalledTimes(calls);
    }
  });

  it('TBL-33 ACQ-7 shows a spinner until the first response', async () => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const memory = createMemorySource();
    open(content((query, options) => answered.then(() => memory.list(query, options))));
    expect(screen.getByRole('progressbar', { name: 'Loading referrals' })).toBeInTheDocument();
    answer();
    await screen.findAllByRole('cell');
    expect(screen.queryByRole('progressbar')).toBeNull();
  });
});

const named = (columns: readonly ReadyColumn[], ...ids: readonly string[]) =>
  ids.flatMap((name) => columns.filter(({ id }) => id === name));

it('TBL-1 shows the columns passed to each list, in that order', async () => {
  const acquired = open(
    <AcquiredReferralsScreen
      source={createMemorySource()}
      username="maya"
      columns={named(acquiredColumns(), 'phone', 'name')}
    />,
  );
  await firstRow();
  expect(headers()).toEqual(['Phone', 'Name']);
  acquired.unmount();
  const recent = open(
    <RecentReferralsScreen source={createMemorySource()} columns={named(recentColumns(), 'age', 'status')} />,
  );
  await firstRow();
  expect(headers()).toEqual(['Age', 'Marketplace Status']);
  recent.unmount();
  open(
    <TransactionsScreen
      source={createMemorySource()}
      columns={named(transactionColumns(), 'soldPrice', 'name', 'purchased')}
    />,
  );
  await firstRow();
  expect(headers()).toEqual(['Sold Price', 'Name', 'Purchased']);
});

describe('the recent referrals', () => {
  const rows = [
    aReferral({ opportunityId: '1', addDate: minutesAgo(4) }),
    aReferral({ opportunityId: '2', addDate: minutesAgo(12), marketplaceStatus: 'Claimed' }),
    aReferral({ opportunityId: '3', addDate: minutesAgo(90), marketplaceStatus: 'Settled', category: 'PL' }),
    aReferral({ opportunityId: '4', addDate: chicago('11-18 09:00'), marketplaceStatus: 'Incoming' }),
  ];

  it('REC-1 REC-2 REC-3 STS-18 show status, age and risk', async () => {
    open(<RecentReferralsScreen source={createMemorySource({ rows })} />);
    await firstRow();
    expect(headers()).toEqual([
      'Marketplace Status',
      'Delivered',
      'Age',
      'Category',
      'Policy Type',
      'Industry (NAICS)',
      '# Employees',
      'Years in Business',
      'Est. Premium',
      'Location',
    ]);
    const shown = screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => cellsOf(row).slice(0, 5));
    const lines = "Workers' Compensation, General Liability";
    expect(shown).toEqual([
      ['Available to Claim', 'Today 10:20 AM', 'New', 'CL', lines],
      ['Claimed Referral', 'Today 10:12 AM', '12 min ago', 'CL', lines],
      ['Settled', 'Today 8:54 AM', 'Today', 'PL', lines],
      ['Assigned CCR', '11/18/26 9:00 AM', '2 day ago', 'CL', lines],
    ]);
  });

  it('REC-3 update their age as time passes', async () => {
    open(<RecentReferralsScreen source={createMemorySource({ rows })} />);
    await screen.findByText('New');
    act(() => clock.advance(60_000));
    expect(screen.getByText('5 min ago')).toBeVisible();
  });

  it('REC-5 have no pagination', async () => {
    open(<RecentReferralsScreen source={createMemorySource({ rows })} />);
    await firstRow();
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
  });
});

describe('the transactions', () => {
  it('TBL-63 show what was purchased, the buyer and the price, latest first', async () => {
    const memory = createMemorySource({
      rows: [
        aReferral({
          marketplaceStatus: 'Claimed',
          lastModDate: chicago('11-19 16:58'),
          soldPrice: 27.5,
          assignedAgent: 'Dana Whitfield',
          assignedAgency: 'Harbor Point Insurance',
          firstName: 'Jordan',
          lastName: 'Ellery',
        }),
      ],
    });
    const purchased = vi.fn(memory.purchased);
    open(<TransactionsScreen source={{ purchased }} />);
    expect(cellsOf(await firstRow())).toEqual([
      '11/19/264:58 PM',
      'CIR',
      'Dana Whitfield, Harbor Point Insurance',
      '$27.50',
      'Jordan Ellery',
      'Tulsa, OK',
      'CL',
      "Workers' Compensation, General Liability",
    ]);
    expect(headers()).toEqual([
      'Purchased',
      'Type',
      'Purchased By',
      'Sold Price',
      'Name',
      'City/State',
      'Category',
      'Line of Business',
    ]);
    expect(purchased.mock.lastCall?.[0]).toMatchObject({ sort: 'lastModDate', order: 'desc' });
  });

  it('TBL-63 show location and lines, then type and buyer, on phone cards', async () => {
    asPhone();
    const rows = [
      aReferral({
        marketplaceStatus: 'Claimed',
        lastModDate: chicago('11-19 16:58'),
        soldPrice: 27.5,
        assignedAgent: 'Dana Whitfield',
        assignedAgency: 'Harbor Point Insurance',
        firstName: 'Jordan',
        lastName: 'Ellery',
      }),
    ];
    open(<TransactionsScreen source={createMemorySource({ rows })} />);
    const card = (await screen.findByText('Jordan Ellery')).closest('li');
    expect([...(card?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Jordan Ellery$27.50',
      "Tulsa, OK · Workers' Compensation, General Liability",
      'CIR · Dana Whitfield, Harbor Point Insurance11/19/264:58 PM',
    ]);
  });
});
