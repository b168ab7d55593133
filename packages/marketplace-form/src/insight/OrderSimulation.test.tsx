// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MarketplaceList } from '../list/MarketplaceList.tsx';
import { createInMemoryInsightSource } from '../testing/inMemoryInsightSource.ts';
import { createInMemoryMarketplaceGateway } from '../testing/inMemoryMarketplaceGateway.ts';
import { buildMarketplace } from '../testing/marketplaceBuilder.ts';
import { renderPage } from '../testing/renderPage.test.support.tsx';
import { buildMatchReferral } from '../testing/sampleReferrals.ts';
import type { MarketplaceInsightSource } from './MarketplaceInsightSource.ts';
import { OrderSimulation } from './OrderSimulation.tsx';

const marketplaces = ['Harbor Point', 'Meridian Direct', 'Cartwright'].map((marketplaceName, index) =>
  buildMarketplace({ id: index + 1, priority: index + 1, marketplaceName, agencyId: null }),
);
const referrals = ['GA', 'GA', 'WA'].map((state, index) =>
  buildMatchReferral({ opportunityId: `r-${index}`, state }),
);

async function openDialog(source: MarketplaceInsightSource = createInMemoryInsightSource({ referrals })) {
  const gateway = createInMemoryMarketplaceGateway({ marketplaces });
  const { user } = renderPage(
    <MarketplaceList
      gateway={gateway}
      simulation={(change) => <OrderSimulation change={change} source={source} />}
    />,
  );
  await user.click(await screen.findByRole('button', { name: 'Move Cartwright' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Move to position…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Move Cartwright' }));
  return { user, dialog, gateway, position: dialog.getByRole('textbox', { name: 'Position, 1 to 3' }) };
}

describe('what another order moves, before it is saved', () => {
  it('MKL-3 MKL-13 DAT-14 says between which marketplaces, with examples that lead to the referral', async () => {
    const hrefOf = ({ opportunityId }: { readonly opportunityId: string }) =>
      `/list?referral=${opportunityId}`;
    const { user, dialog, gateway, position } = await openDialog({
      ...createInMemoryInsightSource({ referrals }),
      hrefOf,
    });
    await user.type(position, '1');
    expect(await dialog.findByText(/^2 of 3 referrals move\./)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: /^Harbor Point to Cartwright/ }));
    const examples = within(dialog.getByRole('list', { name: 'Examples' })).getAllByRole('link');
    expect(examples.map((link) => link.getAttribute('href'))).toEqual([
      '/list?referral=r-0',
      '/list?referral=r-1',
    ]);
    expect(examples[0]).toHaveAttribute('target', '_blank');
    expect(gateway.calls.filter(({ operation }) => operation === 'reorder')).toEqual([]);
  });

  it('MKL-13 says nothing of a position that does not exist, or the one it has', async () => {
    const { user, dialog, position } = await openDialog();
    for (const text of ['3', '4', '0']) {
      await user.clear(position);
      await user.type(position, text);
      expect(dialog.queryByText(/^Sample: /)).toBeNull();
    }
  });

  it('MKL-13 moves without it where the sample cannot be had', async () => {
    const { user, dialog, position, gateway } = await openDialog({
      sample: () => Promise.reject(new Error('offline')),
    });
    await user.type(position, '1');
    expect(await dialog.findByText('The sample of referrals could not be loaded.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Move' }));
    expect(await screen.findByText(/^Marketplace priorities updated successfully\./)).toBeVisible();
    expect(gateway.calls.some(({ operation }) => operation === 'reorder')).toBe(true);
  });
});
