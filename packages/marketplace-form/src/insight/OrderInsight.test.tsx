// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { MarketplaceList } from '../list/MarketplaceList.tsx';
import { createInMemoryInsightSource } from '../testing/inMemoryInsightSource.ts';
import { createInMemoryMarketplaceGateway } from '../testing/inMemoryMarketplaceGateway.ts';
import { buildMarketplace } from '../testing/marketplaceBuilder.ts';
import { renderPage } from '../testing/renderPage.test.support.tsx';
import { buildMatchReferral } from '../testing/sampleReferrals.ts';
import { OrderInsight } from './OrderInsight.tsx';
import { ReadinessButton } from './ReadinessButton.tsx';

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
      renderReadiness={(marketplace) => <ReadinessButton marketplace={marketplace} />}
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
const sample = () => screen.findByText(/^Sample: the last 4 referrals/);

describe('what the order of the list gives to each marketplace', () => {
  it('MKL-2 MKL-3 shows what each matches, gets and loses, out of a sample that it names', async () => {
    setUp();
    const line = await sample();
    await waitFor(() =>
      expect(line).toHaveTextContent(
        "Estimate. Unknown facts count as matches; limits and hours aren't included. 1 referral wouldn't reach any marketplace.",
      ),
    );
    const columns = screen.getAllByRole('columnheader').map((column) => column.textContent);
    expect(columns.slice(4)).toEqual(['Categories', 'Matches', 'Gets', 'Lost to', 'Move']);
    await waitFor(() =>
      expect(figures()).toEqual([
        ['2', '2$92 · Receives all 2 matches.', '0'],
        ['3', '1$46 · Receives 1 of 3 matches.', '2Harbor Point 2'],
        ['2', '0$0 · Receives 0 of 2 matches.', '2Harbor Point 2'],
        ['2', 'Off. Would match 2.', ''],
      ]),
    );
  });

  it('MKL-12 MKL-13 while a row is dragged the figures are those of the order that a drop would make', async () => {
    const { user } = setUp();
    await sample();
    await waitFor(() => expect(figures()[0]?.[0]).toBe('2'));
    screen.getByRole('button', { name: 'Drag Cartwright' }).focus();
    await user.keyboard('{Enter}{Home}');
    expect(await screen.findByText(/^Drop Cartwright at 1/)).toBeVisible();
    expect(screen.getByText('Cartwright +2 · +$92')).toBeVisible();
    expect(screen.getByText('Harbor Point −2 · −$92')).toBeVisible();
    await waitFor(() => expect(figures()[2]?.[1]).toBe('2+2 · +$92 · Receives all 2 matches.'));
    expect(figures()[0]).toEqual(['2', '0−2 · −$92 · Receives 0 of 2 matches.', '2Cartwright 2']);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(figures()[2]?.[1]).toBe('0$0 · Receives 0 of 2 matches.'));
    expect(screen.queryByText(/^Drop /)).toBeNull();
  });

  it('MKL-12 the row goes first: its figures follow after the paint', async () => {
    const { user } = setUp();
    await sample();
    await waitFor(() => expect(figures()[0]?.[0]).toBe('2'));
    const frames: FrameRequestCallback[] = [];
    vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
    screen.getByRole('button', { name: 'Drag Cartwright' }).focus();
    await user.keyboard('{Enter}{Home}');
    expect(screen.getByRole('row', { name: 'Harbor Point' })).toHaveAttribute('data-drop-target', 'before');
    expect(figures()[2]?.[1]).toBe('0$0 · Receives 0 of 2 matches.');
    vi.restoreAllMocks();
    for (const frame of frames) frame(0);
    await waitFor(() => expect(figures()[2]?.[1]).toBe('2+2 · +$92 · Receives all 2 matches.'));
  });

  it('MKL-13 after a move the message says who gets more and who less, and so does taking it back', async () => {
    const { user } = setUp();
    await sample();
    await waitFor(() => expect(figures()[0]?.[0]).toBe('2'));
    await user.click(screen.getByRole('button', { name: 'Move Cartwright' }));
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

describe('whether a marketplace is ready to receive', () => {
  it('DAT-11 is in its row, and shows the checklist when it is pressed', async () => {
    const { user } = setUp();
    expect(
      await screen.findByRole('button', { name: 'Harbor Point. Ready to receive referrals.' }),
    ).toHaveTextContent('Ready');
    const button = screen.getByRole('button', { name: 'Copperline. Setup: 1 step left.' });
    await user.click(button);
    const list = within(await screen.findByRole('list', { name: 'Steps left' }));
    expect(list.getByText('The marketplace is off.')).toBeVisible();
    expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'To do: The marketplace is off.',
    ]);
  });
});
