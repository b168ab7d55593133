// @vitest-environment jsdom
import { advantageContent, bridgeContent } from '@advantage/reference-data';
import { advantage, bridge, ClockProvider, createManualClock } from '@advantage/ui';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { publicColumns } from '../columns/referralColumns.tsx';
import { type MarketplaceStatus, marketplaceStatuses } from '../model/status.ts';
import type { FeedSource } from '../source/referralSource.ts';
import { aReferral } from '../testing/aReferral.ts';
import { createMemorySource } from '../testing/createMemorySource.ts';
import { referralRows } from '../testing/referralPage.ts';
import { storyTime } from '../testing/storyTime.ts';
import { ReferralFeed, type ReferralFeedProps } from './ReferralFeed.tsx';

// jsdom has `<dialog>` but doesn't implement opening and closing it.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};

const clock = createManualClock(storyTime);

const feed = (props: ReferralFeedProps) => (
  <ClockProvider clock={clock}>
    <ReferralFeed {...props} />
  </ClockProvider>
);

/** Wraps a source and records its queries. */
function watched(source: FeedSource = createMemorySource({ rows: referralRows(60) })) {
  const list = vi.fn(source.list);
  return { source: { list }, asked: () => list.mock.calls.at(-1)?.[0] };
}

const rows = () => screen.findAllByRole('row');

afterEach(() => vi.unstubAllGlobals());

describe('the feed query', () => {
  it('FEED-9 FEED-13 FEED-15 FEED-16 FEED-17 covers the last 72 hours, newest first', async () => {
    const { source, asked } = watched();
    render(feed({ source }));
    await waitFor(() => expect(asked()).toBeDefined());
    expect(asked()).toEqual({
      sort: 'addDate',
      order: 'desc',
      page: 0,
      size: 25,
      filters: { addDate: '11/17/2026', state: null },
      username: null,
      showClaimed: true,
    });
  });

  it('FEED-17 goes to the public endpoint at src', async () => {
    const fetch = vi.fn(() => Promise.resolve(Response.json({ content: [], totalElements: 0 })));
    vi.stubGlobal('fetch', fetch);
    render(feed({ src: 'https://referrals.example.com' }));
    await waitFor(() => expect(fetch).toHaveBeenCalled());
    expect(String(fetch.mock.calls.flat()[0])).toMatch(
      /^https:\/\/referrals\.example\.com\/api\/v1\/marketplace-opportunities\?/,
    );
  });

  it('FEED-18 LIV-1 goes out while the window that the feed was moved into is visible', async () => {
    const { source } = watched();
    const container = document.body.appendChild(document.createElement('div'));
    const { rerender } = render(feed({ source, interval: 10 }), { container });
    await rows();
    const { contentDocument } = document.body.appendChild(document.createElement('iframe'));
    contentDocument?.body.append(container);
    rerender(feed({ source, interval: 10, ownerWindow: contentDocument?.defaultView ?? undefined }));
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    const count = source.list.mock.calls.length;
    await waitFor(() => expect(source.list.mock.calls.length).toBeGreaterThan(count));
    vi.restoreAllMocks();
  });

  it('TBL-32 returns to the first page when the sort or state changes', async () => {
    const { source, asked } = watched();
    render(feed({ source }));
    await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
    await waitFor(() => expect(asked()).toMatchObject({ page: 1 }));
    await userEvent.click(screen.getByRole('button', { name: 'Location' }));
    await waitFor(() => expect(asked()).toMatchObject({ page: 0, sort: 'city', order: 'desc' }));
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(asked()).toMatchObject({ page: 1 }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Texas');
    await waitFor(() => expect(asked()).toMatchObject({ page: 0, filters: { state: 'TX' } }));
  });

  it('TBL-12 TBL-13 cycles through descending, ascending and no sort', async () => {
    const { source, asked } = watched();
    render(feed({ source }));
    await rows();
    const header = screen.getByRole('button', { name: 'Industry' });
    for (const [sort, order] of [
      ['industry', 'desc'],
      ['industry', 'asc'],
      [null, 'desc'],
    ]) {
      await userEvent.click(header);
      await waitFor(() => expect(asked()).toMatchObject({ sort, order }));
    }
    expect(screen.queryAllByRole('columnheader').filter((each) => each.hasAttribute('aria-sort'))).toEqual(
      [],
    );
  });
});

describe('the feed', () => {
  it('FEED-5 FEED-10 FEED-11 FEED-12 shows its columns, caption and state filter, but no price', async () => {
    const { container } = render(feed({ source: createMemorySource() }));
    await screen.findAllByRole('button', { name: /^Claim Now,/ });
    expect(screen.getAllByRole('columnheader')).toHaveLength(publicColumns().length);
    const footer = within(screen.getByRole('navigation', { name: 'Pages' }));
    expect(footer.getByText('All referral activity from the last 72hrs')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'State' })).toHaveValue('');
    expect(screen.queryByRole('combobox', { name: 'Dates' })).toBeNull();
    expect(container).not.toHaveTextContent('$');
  });

  const signUp = 'Want to get referrals like this one?';
  const grayStatuses = marketplaceStatuses.filter((status) => status !== 'Available' && status !== 'Claimed');
  const statuses: readonly (readonly [type: string, status: MarketplaceStatus, text: string])[] = [
    ['CIR', 'Available', 'Claim Now'],
    ['WT-CIR', 'Available', 'Talk Now'],
    ['CIR', 'Claimed', 'Claimed'],
    ['WT-CIR', 'Claimed', 'Transferred'],
    ...grayStatuses.map((status) => ['CIR', status, status] as const),
  ];

  it.each(statuses)(
    'FEED-14 STS-16 STS-17 opens the claim modal from a %s referral that is %s: %s',
    async (opportunityType, marketplaceStatus, text) => {
      const source = createMemorySource({ rows: [aReferral({ opportunityType, marketplaceStatus })] });
      render(feed({ source }));
      const button = await screen.findByRole('button', { name: new RegExp(`^${text}, `) });
      expect(screen.queryByRole('dialog', { name: signUp })).toBeNull();
      await userEvent.click(button);
      expect(screen.getByRole('dialog', { name: signUp })).toHaveAttribute('open');
    },
  );

  it('CLM-14 STS-16 names the pressed referral in the invitation, and marks its row behind it', async () => {
    const rows = [
      aReferral({ opportunityId: 'a' }),
      aReferral({ opportunityId: 'b', city: 'Mesa', state: 'AZ', category: 'PL', lines: ['RV'] }),
    ];
    render(feed({ source: createMemorySource({ rows }) }));
    const current = () => screen.getAllByRole('row').filter((row) => row.hasAttribute('aria-current'));
    const press = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }));
    await press(/^Claim Now,.* Tulsa, OK$/);
    const dialog = screen.getByRole('dialog', { name: signUp });
    expect(dialog).toHaveTextContent(
      "Workers' Compensation, General LiabilityTulsa, OK · 12 employees · 8 years in business",
    );
    expect(current()).toEqual([screen.getByText('Tulsa, OK', { selector: 'th' }).closest('tr')]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(current()).toEqual([]);
    // The size of a household isn't known.
    await press(/^Claim Now,.* Mesa, AZ$/);
    expect(within(dialog).getByText('Mesa, AZ')).toBeInTheDocument();
  });

  it("has its controls next to the host's heading", async () => {
    render(feed({ source: createMemorySource(), heading: <h2>Leads</h2> }));
    const head = screen.getByRole('heading', { name: 'Leads' }).parentElement ?? document.body;
    expect(within(head).getByRole('combobox', { name: 'State' })).toBeVisible();
    expect(await within(head).findByRole('button', { name: 'Live' })).toBeVisible();
    expect(within(head).queryByRole('table')).toBeNull();
  });

  it('TBL-12 TBL-39 changes the order of its cards', async () => {
    vi.stubGlobal('matchMedia', () => ({
      matches: true,
      addEventListener: () => {},
      removeEventListener: () => {},
    }));
    const { source, asked } = watched();
    render(feed({ source, view: { state: null, sort: null, page: 0 } }));
    const order = await screen.findByRole('combobox', { name: 'Sort by' });
    expect(order).toHaveDisplayValue('Not sorted');
    cleanup();
    render(feed({ source }));
    const select = await screen.findByRole('combobox', { name: 'Sort by' });
    expect(select).toHaveDisplayValue('Newest');
    await userEvent.selectOptions(select, 'Location, A to Z');
    await waitFor(() => expect(asked()).toMatchObject({ page: 0, sort: 'city', order: 'asc' }));
  });

  it('FEED-14 TBL-57 opens no details from a row', async () => {
    render(feed({ source: createMemorySource({ rows: [aReferral()] }) }));
    await userEvent.click(await screen.findByText('Tulsa, OK'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('button', { name: /details/ })).toBeNull();
    expect(screen.getAllByRole('row').filter((row) => row.hasAttribute('aria-current'))).toEqual([]);
  });

  it.each([
    ['advantage', advantage, advantageContent, 'Log in now'],
    ['bridge', bridge, bridgeContent, 'Claim Now'],
  ])(
    'CLM-14 CLM-15 CLM-16 CLM-17 CLM-18 CLM-19 invites visitors to sign up, for the %s brand',
    async (_key, brand, { links }, link) => {
      render(feed({ source: createMemorySource({ rows: [aReferral()] }), brand }));
      await userEvent.click(await screen.findByRole('button', { name: /^Claim Now,/ }));
      const dialog = screen.getByRole('dialog', { name: signUp });
      const inside = within(dialog);
      expect(
        inside.getByText(
          'Sign up for Advantage to get high-intent, inbound, appetite-matched insurance leads.',
        ),
      ).toBeInTheDocument();
      expect(inside.getByText('Already signed up?')).toBeInTheDocument();
      expect(
        inside.getAllByRole('link').map((each) => [each.textContent, each.getAttribute('href')]),
      ).toEqual([
        ['Get Advantage Now', links.getAdvantageNow],
        [link, links.logInNow],
      ]);
      await userEvent.click(inside.getByRole('button', { name: 'Close' }));
      expect(dialog).not.toHaveAttribute('open');
    },
  );
});

describe('the view of the feed', () => {
  it('TBL-31 TBL-32 can be controlled by the host', async () => {
    const user = userEvent.setup();
    const onViewChange = vi.fn();
    const { source, asked } = watched();
    const view = { state: 'TX', sort: { field: 'city', order: 'asc' }, page: 1 } as const;
    render(feed({ source: { list: source.list }, pageSize: 1, view, onViewChange }));
    await waitFor(() => expect(asked()).toMatchObject({ sort: 'city', order: 'asc', page: 1 }));
    await user.click(await screen.findByRole('button', { name: 'Previous' }));
    expect(onViewChange).toHaveBeenLastCalledWith({ ...view, page: 0 });
    await user.selectOptions(screen.getByLabelText('State'), 'Ohio');
    expect(onViewChange).toHaveBeenLastCalledWith({ ...view, state: 'OH', page: 0 });
  });
});

describe('the state filter of the feed', () => {
  it('TBL-8 can be controlled by the host', async () => {
    const { source, asked } = watched();
    const onStateChange = vi.fn();
    const { rerender } = render(feed({ source, state: 'TX', onStateChange }));
    await waitFor(() => expect(asked()).toMatchObject({ filters: { state: 'TX' } }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'All States');
    expect(onStateChange).toHaveBeenCalledExactlyOnceWith(null);
    rerender(feed({ source, state: null, onStateChange }));
    await waitFor(() => expect(asked()).toMatchObject({ filters: { state: null } }));
  });

  it('TBL-6 ignores an unknown state', async () => {
    const { source, asked } = watched();
    render(feed({ source, state: 'ZZ' }));
    await waitFor(() => expect(asked()).toMatchObject({ filters: { state: null } }));
  });
});

describe('a paused feed', () => {
  it('LIV-2 resumes when the host sets isPaused to false', async () => {
    const source = createMemorySource();
    const { rerender } = render(feed({ source, isPaused: true }));
    expect(await screen.findByText('Paused')).toBeVisible();
    await rows();
    rerender(feed({ source, isPaused: false }));
    expect(await screen.findByText(/^Live/)).toBeVisible();
  });

  it('LIV-2 resumes when the user presses the paused control', async () => {
    render(feed({ source: createMemorySource() }));
    await rows();
    await userEvent.click(await screen.findByRole('button', { name: 'Live' }));
    await userEvent.click(screen.getByRole('button', { name: 'Paused', pressed: true }));
    expect(await screen.findByText(/^Live/)).toBeVisible();
  });
});

it('LIV-2 shows the seconds since the last update', async () => {
  render(feed({ source: createMemorySource() }));
  await rows();
  act(() => clock.advance(2000));
  expect(await screen.findByRole('button', { name: 'Live' })).toHaveAttribute(
    'title',
    expect.stringMatching(/^Updated \d s ago\./),
  );
});
