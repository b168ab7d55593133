// @vitest-environment jsdom
import { ClockProvider, createManualClock } from '@advantage/ui';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { acquiredColumns, transactionColumns } from '../columns/acquiredColumns.tsx';
import type { ReferralColumnDef } from '../columns/column.ts';
import { recentColumns } from '../columns/recentColumns.tsx';
import { acquiredReferrals } from '../testing/acquiredReferrals.ts';
import { aReferral } from '../testing/aReferral.ts';
import { chooseTool } from '../testing/chooseTool.ts';
import { createMemorySource, type MemorySource } from '../testing/createMemorySource.ts';
import { referralRows } from '../testing/referralPage.ts';
import { chicago, minutesAgo, storyTime } from '../testing/storyTime.ts';
import { AcquiredReferralsScreen } from './AcquiredReferralsScreen.tsx';
import { AllReferralsScreen, AvailableReferralsScreen } from './FilteredScreen.tsx';
import { RecentReferralsScreen } from './RecentReferralsScreen.tsx';
import { TransactionsScreen } from './TransactionsScreen.tsx';

const clock = createManualClock(storyTime);
const open = (content: ReactNode) => render(<ClockProvider clock={clock}>{content}</ClockProvider>);

const headers = () => screen.getAllByRole('columnheader').map((header) => header.textContent);
const cellsOf = (row: HTMLElement) => [...row.querySelectorAll('td, th')].map((cell) => cell.textContent);
const firstRow = async () => {
  await screen.findAllByRole('cell');
  return screen.getAllByRole('row').find((row) => row.dataset.id !== undefined) as HTMLElement;
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
      'Today 10:04 AM',
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
    expect(screen.getAllByText(/^11\/20\/26 \d/)).toHaveLength(2);
    expect(screen.queryByText(/^Today/)).toBeNull();
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
    expect(
      within(screen.getByRole('columnheader', { name: 'Type' })).queryByRole('button', { name: 'Type' }),
    ).toBeNull();
  });

  it('ACQ-4 TBL-39 have their order in the tools on phones', async () => {
    asPhone();
    const memory = createMemorySource();
    const acquired = vi.fn(memory.acquired);
    open(<AcquiredReferralsScreen source={{ acquired }} username="maya" />);
    await chooseTool(userEvent, screen, 'Order');
    const sort = await screen.findByRole('combobox', { name: 'Sort' });
    expect(within(sort).getByRole('option', { name: 'Newest', selected: true })).toBeInTheDocument();
    await userEvent.selectOptions(sort, 'Name, A to Z');
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
    const links = screen.getAllByRole('link', { name: /^(?!Skip)/ }).map((link) => link.getAttribute('href'));
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
    await userEvent.click(within(await firstRow()).getByText('Tulsa, OK'));
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

const named = (columns: readonly ReferralColumnDef[], ...ids: readonly string[]) =>
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

describe('the available referrals', () => {
  const rows = [
    aReferral({ opportunityId: '1', addDate: minutesAgo(1) }),
    aReferral({ opportunityId: '2', addDate: minutesAgo(4) }),
    aReferral({ opportunityId: '3', addDate: minutesAgo(6) }),
    aReferral({ opportunityId: '4', addDate: minutesAgo(50) }),
  ];
  const show = (order: 'newest' | 'oldest') =>
    open(
      <AvailableReferralsScreen
        source={createMemorySource({ rows })}
        audience="agent"
        username="maya"
        initialState={{ sorting: [{ id: 'addDate', desc: order === 'newest' }], filters: { scope: 'all' } }}
      />,
    );
  const earlier = () =>
    screen.queryByText('Earlier')?.closest('tr')?.nextElementSibling?.getAttribute('data-id');

  it('TBL-42 divide new ones from earlier ones while the newest come first', async () => {
    show('newest');
    await firstRow();
    expect(earlier()).toBe('3');
    expect(screen.getAllByRole('row')).toHaveLength(5);
    act(() => clock.advance(60_000));
    expect(earlier()).toBe('2');
    act(() => clock.advance(5 * 60_000));
    expect(earlier()).toBeUndefined();
  });

  it('TBL-42 have no divider in another order', async () => {
    show('oldest');
    await firstRow();
    expect(earlier()).toBeUndefined();
  });
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

  it('REC-1 STS-18 link what is available to its referral, if the host has a list of it', async () => {
    const columns = recentColumns({ linkOf: ({ opportunityId }) => `/all?referral=${opportunityId}` });
    open(<RecentReferralsScreen source={createMemorySource({ rows })} columns={columns} />);
    const link = await screen.findByRole('link', {
      name: "Available to Claim, Workers' Compensation, General Liability, Tulsa, OK",
    });
    expect(link).toHaveAttribute('href', '/all?referral=1');
    expect(link).toHaveTextContent('Available to Claim');
    expect(screen.getAllByRole('link', { name: /^(?!Skip)/ })).toEqual([link]);
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
      '4:58 PM',
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

  it('TBL-63 show lines and location, then time and buyer, on phone cards', async () => {
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
      "Workers' Compensation, General Liability · Tulsa, OK",
      '4:58 PMDana Whitfield, Harbor Point Insurance',
    ]);
    expect(screen.getByText('Yesterday').closest('li')).toHaveTextContent('Yesterday · 1$27.50');
  });

  const sold = (count: number, time: string) =>
    Array.from({ length: count }, (_, index) =>
      aReferral({
        opportunityId: `${time} ${index}`,
        marketplaceStatus: 'Claimed',
        lastModDate: chicago(time),
        soldPrice: 10.5,
      }),
    );
  const dayRows = () =>
    screen
      .getAllByRole('row')
      .filter((row) => !('id' in row.dataset) && within(row).queryAllByRole('columnheader').length === 0)
      .map(({ textContent }) => textContent);

  it('TBL-63 have a row for each day with count and sum, and say what may go on elsewhere', async () => {
    const rows = [...sold(3, '11-20 09:00'), ...sold(1, '11-19 16:58'), ...sold(30, '11-12 08:00')];
    open(<TransactionsScreen source={createMemorySource({ rows })} />);
    await firstRow();
    expect(dayRows()).toEqual([
      'Today · 3$31.50',
      'Yesterday · 1$10.50',
      'Thu, Nov 12, 2026 · 21 on this page$220.50',
    ]);
    expect(screen.getByText('on this page · 34 transactions').parentElement).toHaveTextContent('$262.50');
    await userEvent.click(screen.getByRole('button', { name: 'Name' }));
    await waitFor(() => expect(dayRows()).toEqual([]));
    expect(cellsOf(await firstRow())[0]).toMatch(/^(Today|\d+\/\d+\/26) /);
  });

  const choose = async (name: string) => {
    await userEvent.click(screen.getByRole('button', { name: /Dates$/ }));
    await userEvent.click(await screen.findByRole('option', { name }));
  };

  it('API-25 read the transactions of all dates, and go back to the pages of the service', async () => {
    const rows = [...sold(3, '11-20 09:00'), ...sold(130, '11-12 08:00')];
    const memory = createMemorySource({ rows });
    const purchased = vi.fn(memory.purchased);
    open(<TransactionsScreen source={{ purchased }} />);
    await firstRow();
    await choose('All dates');
    const total = await screen.findByText(/^· 133 transactions as of /);
    expect(total.parentElement).toHaveTextContent('$1,396.50');
    expect(purchased.mock.calls.map(([query]) => query.size)).toContain(100);
    await choose('This page');
    expect(await screen.findByText('on this page · 133 transactions')).toBeVisible();
  });

  it('API-25 show the transactions of some days, sorted and in pages, and read no page that is older', async () => {
    const rows = [
      ...sold(3, '11-20 09:00'),
      ...sold(1, '11-19 16:58'),
      ...sold(40, '11-16 08:00'),
      ...sold(300, '11-02 08:00'),
    ];
    const memory = createMemorySource({ rows });
    const purchased = vi.fn(memory.purchased);
    open(<TransactionsScreen source={{ purchased }} />);
    await firstRow();
    await choose('Last 7 days');
    const total = await screen.findByText(/^· 44 transactions as of /);
    expect(total.parentElement).toHaveTextContent('$462.00');
    expect(await screen.findByText('Showing 1 to 25 of 44 Referrals')).toBeVisible();
    expect(purchased.mock.calls.filter(([query]) => query.size !== 25)).toHaveLength(1);
    await choose('Today');
    expect(await screen.findByText(/^· 3 transactions as of /)).toBeVisible();
    await waitFor(() => expect(dayRows()).toEqual(['Today · 3$31.50']));
  });

  it('API-25 show the transactions of the user’s own dates, and say so where there are none', async () => {
    const rows = [...sold(3, '11-20 09:00'), ...sold(30, '11-12 08:00')];
    open(<TransactionsScreen source={createMemorySource({ rows })} />);
    await firstRow();
    await choose('Choose dates…');
    await userEvent.type(await screen.findByLabelText('From'), '2026-11-13');
    await userEvent.type(screen.getByLabelText('To'), '2026-11-19');
    await userEvent.click(screen.getByRole('button', { name: 'Show transactions' }));
    expect(await screen.findByText('No transactions on these dates')).toBeVisible();
    expect(screen.getByRole('button', { name: /Nov 13.*19, 2026/ })).toBeVisible();
    expect(screen.getByText(/^· 0 transactions as of /).parentElement).toHaveTextContent('$0.00');
  });

  it('API-25 offer to go on when a page cannot be read, and keep what shows', async () => {
    const memory = createMemorySource({ rows: sold(130, '11-12 08:00') });
    let isBroken = true;
    const purchased: typeof memory.purchased = (query, call) =>
      query.size !== 25 && (query.page ?? 0) > 0 && isBroken
        ? Promise.reject(new Error('down'))
        : memory.purchased(query, call);
    open(<TransactionsScreen source={{ purchased }} />);
    await firstRow();
    await choose('All dates');
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByRole('alert')).toHaveTextContent('Stopped at 100 of 130.');
    expect(screen.getByText('on this page · 130 transactions')).toBeVisible();
    isBroken = false;
    await userEvent.click(again);
    expect(await screen.findByText(/^· 130 transactions as of /)).toBeVisible();
  });

  it('API-25 stop reading when told to', async () => {
    const memory = createMemorySource({ rows: sold(130, '11-12 08:00') });
    const purchased: typeof memory.purchased = (query, call) =>
      query.size === 100 ? new Promise(() => {}) : memory.purchased(query, call);
    open(<TransactionsScreen source={{ purchased }} />);
    await firstRow();
    await choose('Last month');
    await userEvent.click(await screen.findByRole('button', { name: '0 of 130 · Cancel' }));
    expect(screen.getByRole('button', { name: 'This page Dates' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Cancel/ })).toBeNull();
  });

  it('TBL-63 a single page is the total, without a button', async () => {
    open(<TransactionsScreen source={createMemorySource({ rows: sold(1, '11-20 09:00') })} />);
    await firstRow();
    expect(screen.getByText('· 1 transaction').parentElement).toHaveTextContent('$10.50');
    expect(screen.queryByRole('button', { name: /Dates$/ })).toBeNull();
  });
});
