// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MarketplaceList } from '../list/MarketplaceList.tsx';
import { createInMemoryInsightSource } from '../testing/inMemoryInsightSource.ts';
import { createInMemoryMarketplaceGateway } from '../testing/inMemoryMarketplaceGateway.ts';
import { buildMarketplace } from '../testing/marketplaceBuilder.ts';
import { renderPage } from '../testing/renderPage.test.support.tsx';
import { buildMatchReferral } from '../testing/sampleReferrals.ts';
import { ReachButton } from './ReachButton.tsx';
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
  const gateway = createInMemoryMarketplaceGateway({ marketplaces });
  const page = renderPage(
    <MarketplaceList
      gateway={gateway}
      readinessOf={(marketplace) => <ReadinessButton marketplace={marketplace} />}
      insight={(shown) => <ReachButton marketplaces={shown} source={source} />}
    />,
  );
  const open = async () => {
    await page.user.click(await screen.findByRole('button', { name: 'Reach' }));
    return within(await screen.findByRole('dialog', { name: 'Reach by priority' }));
  };
  return { ...page, gateway, source, open };
}

const linesOf = async (panel: ReturnType<typeof within>) =>
  within(await panel.findByRole('list', { name: 'Reach by priority' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

describe('what the order of the list gives to whom', () => {
  it('MKL-3 tells what each gets, who is before it, and who would hardly ever be reached', async () => {
    const panel = await setUp().open();
    expect(await linesOf(panel)).toEqual([
      '1Harbor PointGets all 2 that it matches. ',
      '2Meridian DirectGets 1 of the 3 that it matches. Harbor Point takes 2.',
      '3CartwrightHardly ever reachedGets 0 of the 2 that it matches. Harbor Point takes 2.',
      '4CopperlineOffOff; it would match 2. ',
    ]);
    expect(panel.getByText('1 referral would go to no marketplace.')).toBeVisible();
    expect(panel.getByText(/^Sample: the last 4 referrals, .*the service decides\.$/)).toBeVisible();
  });

  it('MKL-13 after a move it tells what the move did, and stays open meanwhile', async () => {
    const { user, open } = setUp();
    const panel = await open();
    await linesOf(panel);
    await user.click(screen.getByRole('button', { name: 'Move Cartwright' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Move to top' }));
    expect(await panel.findByText('(0 before the last move)')).toBeVisible();
    expect((await linesOf(panel))[0]).toBe('1CartwrightGets all 2 that it matches. (0 before the last move)');
  });

  it('DAT-14 says so when there is no sample or it cannot be had', async () => {
    const source = createInMemoryInsightSource({ referrals: [] });
    source.fail();
    const { user, open } = setUp(source);
    const panel = await open();
    expect(await panel.findByText('The sample of referrals could not be loaded.')).toBeVisible();
    source.fail(false);
    await user.click(panel.getByRole('button', { name: 'Retry' }));
    expect(await panel.findByText('There are no referrals yet to try the order on.')).toBeVisible();
  });
});

describe('whether a marketplace is ready to receive', () => {
  it('DAT-11 stands in its row, and shows the checklist when it is pressed', async () => {
    const { user } = setUp();
    expect(
      await screen.findByRole('button', { name: 'Harbor Point. Ready to receive? Yes.' }),
    ).toHaveTextContent('Ready');
    const button = screen.getByRole('button', { name: 'Copperline. Ready to receive? 1 to do.' });
    await user.click(button);
    const list = within(await screen.findByRole('list', { name: 'Ready to receive?' }));
    expect(list.getByText('The marketplace is off.')).toBeVisible();
    expect(list.getAllByRole('listitem')[0]).toHaveTextContent('To do: The marketplace is off.');
  });
});
