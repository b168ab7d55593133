// @vitest-environment jsdom

import { MarketplaceList } from '@advantage/marketplace-form';
import { createOrderStores } from '@advantage/marketplace-form/internal/values';
import { buildMarketplace, createInMemoryMarketplaceGateway } from '@advantage/marketplace-form/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../../marketplace-form/src/testing/renderPage.test.support.tsx';
import { createInMemoryInsightSource } from '../testing/inMemoryInsightSource.ts';
import { buildMatchReferral } from '../testing/sampleReferrals.ts';
import { OrderInsight } from './OrderInsight.tsx';

const named = (id: number, marketplaceName: string, changes = {}) =>
  buildMarketplace({ id, priority: id, marketplaceName, agencyId: null, ...changes });
const marketplaces = [
  named(1, 'Harbor Point'),
  named(2, 'Meridian Direct', { riskAppetite: { stateCodes: ['GA', 'WA'] } }),
  named(3, 'Cartwright'),
  named(4, 'Copperline', { enabled: false }),
];
const referrals = ['GA', 'GA', 'WA', 'TX'].map((state, index) =>
  buildMatchReferral({ opportunityId: String(index), state }),
);

function setUp(source = createInMemoryInsightSource({ referrals })) {
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => {};
  const gateway = createInMemoryMarketplaceGateway({ marketplaces });
  const page = renderPage(
    <MarketplaceList
      gateway={gateway}
      insight={(stores) => <OrderInsight stores={stores} source={source} />}
    />,
  );
  return { ...page, gateway, source };
}

/** Returns the text of the figure columns, row by row. */
const figures = () =>
  screen
    .getAllByRole('rowheader')
    .map((cell) =>
      within(cell.closest('tr') as HTMLElement)
        .getAllByRole('cell')
        .slice(4, 7),
    )
    .map((cells) => cells.map(({ textContent }) => textContent));
const changes = () => [...document.querySelectorAll('[data-changed]')].map(({ textContent }) => textContent);
const fact = () => screen.findByRole('button', { name: '1 of the last 4 referrals reaches no marketplace' });

describe('what the order of the list gives to each marketplace', () => {
  it('MKL-2 MKL-3 shows what each matches, gets and loses, and how many reach no marketplace', async () => {
    setUp();
    expect(await fact()).toBeVisible();
    const columns = screen.getAllByRole('columnheader').map((column) => column.textContent);
    expect(columns.slice(4, 8)).toEqual(['Categories', 'Matches', 'Gets', 'Lost']);
    await waitFor(() =>
      expect(figures()).toEqual([
        ['2', '2 of 2', '0'],
        ['3', '1 of 3', '2'],
        ['2', '0 of 2', '2'],
        ['2', '', ''],
      ]),
    );
    expect(screen.getByRole('button', { name: 'How this is counted' })).toBeVisible();
  });

  it('MKL-3 opens exactly the referrals that reach no marketplace, each with its link', async () => {
    const { user } = setUp({
      ...createInMemoryInsightSource({ referrals }),
      hrefOf: ({ opportunityId }) => `/list?referral=${opportunityId}`,
    });
    await user.click(await fact());
    const panel = within(await screen.findByRole('dialog', { name: '1 referral reaches no marketplace' }));
    expect((await panel.findAllByRole('link')).map((link) => link.getAttribute('href'))).toEqual([
      '/list?referral=3',
    ]);
    await user.click(panel.getByRole('button', { name: 'Close' }));
    expect(await fact()).toHaveFocus();
  });

  it('MKL-3 MKL-22 a bar opens the dollars, who gets the other matches, and all of them', async () => {
    const { user } = setUp();
    await fact();
    await user.click(await screen.findByRole('button', { name: "Where Meridian Direct's referrals go" }));
    const popover = await screen.findByRole('dialog', { name: "Where Meridian Direct's referrals go" });
    expect(popover).toHaveTextContent('Meridian Direct$46Gets 1 of the 3 it matches. The rest go higher up:');
    expect(within(popover).getByRole('listitem')).toHaveTextContent('Harbor Point2');
    await user.click(within(popover).getByRole('button', { name: 'Show the 3 referrals' }));
    const panel = within(await screen.findByRole('dialog', { name: '3 referrals match Meridian Direct' }));
    expect((await panel.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Goes to Harbor Point$/),
      expect.stringMatching(/Goes to Harbor Point$/),
      expect.stringMatching(/Gets it$/),
    ]);
  });

  it('MKL-12 MKL-13 while a row is dragged positions and figures are those of the order after a drop', async () => {
    const { user } = setUp();
    await fact();
    await waitFor(() => expect(figures()[0]?.[0]).toBe('2'));
    screen.getByRole('button', { name: 'Drag Cartwright' }).focus();
    await user.keyboard('{Enter}{Home}');
    expect(await screen.findByText(/^Drop Cartwright at 1/)).toBeVisible();
    expect(screen.getByRole('row', { name: 'Cartwright' })).toHaveTextContent(/^1Cartwright/);
    expect(screen.getByRole('row', { name: 'Harbor Point' })).toHaveTextContent(/^2Harbor Point/);
    await waitFor(() => expect(figures()[2]).toEqual(['2', '2 of 2', '0']));
    expect(figures()[0]).toEqual(['2', '0 of 2', '2']);
    expect(changes()).toEqual(['−2 · −$92', '+2 · +$92', '+2 · +$92', '−2 · −$92']);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(figures()[2]).toEqual(['2', '0 of 2', '2']));
    expect(screen.queryByText(/^Drop /)).toBeNull();
    expect(changes()).toEqual([]);
  });

  it('MKL-12 the row goes first: its figures follow after the paint', async () => {
    const { user } = setUp();
    await fact();
    await waitFor(() => expect(figures()[0]?.[0]).toBe('2'));
    const frames: FrameRequestCallback[] = [];
    vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
    screen.getByRole('button', { name: 'Drag Cartwright' }).focus();
    await user.keyboard('{Enter}{Home}');
    expect(screen.getByRole('row', { name: 'Harbor Point' })).toHaveTextContent(/^2Harbor Point/);
    expect(figures()[2]?.[1]).toBe('0 of 2');
    vi.restoreAllMocks();
    for (const frame of frames) frame(0);
    await waitFor(() => expect(figures()[2]?.[1]).toBe('2 of 2'));
  });

  it('MKL-13 the dialog that asks for a position says what it would change', async () => {
    const { user, gateway } = setUp();
    await fact();
    await user.click(screen.getByRole('button', { name: 'More for Cartwright' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Move to position…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Move Cartwright' }));
    const position = dialog.getByRole('textbox', { name: 'Position, 1 to 4' });
    await user.type(position, '1');
    await waitFor(() => expect(changes()).toEqual(['+2 · +$92', '−2 · −$92']));
    await user.clear(position);
    await user.type(position, '4');
    expect(await dialog.findByText('No marketplace would get more or less.')).toBeVisible();
    expect(gateway.calls.filter(({ operation }) => operation === 'reorder')).toEqual([]);
  });

  it('MKL-13 after a move the message says who gets more and who less, and so does taking it back', async () => {
    const { user } = setUp();
    await fact();
    await waitFor(() => expect(figures()[0]?.[0]).toBe('2'));
    await user.click(screen.getByRole('button', { name: 'More for Cartwright' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Move to top' }));
    const saved = 'Marketplace priorities updated successfully.';
    expect(
      await screen.findByText(
        `${saved} In the sample, Cartwright gets 2 more referrals and $92 more, Harbor Point gets 2 fewer referrals and $92 less.`,
      ),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(
      await screen.findByText(
        `${saved} In the sample, Harbor Point gets 2 more referrals and $92 more, Cartwright gets 2 fewer referrals and $92 less.`,
      ),
    ).toBeVisible();
  });

  it('MKL-21 after a move in a list that a colleague has changed the message counts with their changes', async () => {
    const { user, gateway } = setUp();
    await fact();
    await waitFor(() => expect(figures()[0]?.[0]).toBe('2'));
    gateway.changeElsewhere(1, (marketplace) => ({ ...marketplace, enabled: false }));
    gateway.changeElsewhere(2, (marketplace) => ({ ...marketplace, priceModifier: 2 }));
    await user.click(screen.getByRole('button', { name: 'More for Cartwright' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Move to top' }));
    expect(
      await screen.findByText(
        'Marketplace priorities updated successfully. In the sample, Cartwright gets 2 more referrals and $92 more, Meridian Direct gets 2 fewer referrals and $168 less.',
      ),
    ).toBeVisible();
  });

  it('DAT-14 says so when there is no sample or it cannot be loaded', async () => {
    const source = createInMemoryInsightSource({ referrals: [] });
    source.fail();
    const { user } = setUp(source);
    expect(await screen.findByText('The sample of referrals could not be loaded.')).toBeVisible();
    source.fail(false);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('No recent referrals to test against.')).toBeVisible();
  });
});

it('without the provider of TanStack Query it says what needs it', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const insight = <OrderInsight stores={createOrderStores()} source={createInMemoryInsightSource()} />;
  expect(() => render(insight)).toThrow(/<QueryClientProvider> of @tanstack\/react-query/);
});
