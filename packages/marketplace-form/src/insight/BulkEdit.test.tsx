// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MarketplaceList } from '../list/MarketplaceList.tsx';
import { createInMemoryInsightSource } from '../testing/inMemoryInsightSource.ts';
import { createInMemoryMarketplaceGateway } from '../testing/inMemoryMarketplaceGateway.ts';
import { plainMarketplace } from '../testing/renderForm.test.support.tsx';
import { renderPage } from '../testing/renderPage.test.support.tsx';
import { BulkEdit } from './BulkEdit.tsx';

const names = ['Harbor Point', 'Windward', 'Newbury'];
const marketplaces = names.map((marketplaceName, index) =>
  plainMarketplace({
    id: index + 1,
    priority: index + 1,
    marketplaceName,
    enabled: true,
    riskAppetite: { stateCodes: index === 2 ? ['GA', 'TX'] : ['GA'] },
  }),
);

async function choose(chosen: readonly string[]) {
  const gateway = createInMemoryMarketplaceGateway({ marketplaces });
  const source = createInMemoryInsightSource();
  const { user } = renderPage(
    <MarketplaceList
      gateway={gateway}
      tools={(shown) => <BulkEdit gateway={gateway} marketplaces={shown} source={source} />}
    />,
  );
  const open = screen.getByRole('button', { name: 'Change several' });
  // Rendered before the marketplaces load, to prevent a layout shift.
  expect(open).toBeDisabled();
  await waitFor(() => expect(open).toBeEnabled());
  await user.click(open);
  const dialog = within(await screen.findByRole('dialog', { name: 'Change several marketplaces' }));
  expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  await user.click(dialog.getByRole('button', { name: 'Choose a state State' }));
  await user.click(await screen.findByRole('option', { name: 'Texas' }));
  for (const name of chosen) await user.click(dialog.getByRole('checkbox', { name }));
  const results = () => within(screen.getByRole('list', { name: 'Results' }));
  const lines = () =>
    results()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  const keys = () => gateway.calls.flatMap(({ operation, key }) => (operation === 'update' ? [key] : []));
  return { gateway, user, dialog, lines, results, keys };
}

describe('one change for several marketplaces, from the list', () => {
  it('DAT-14 MKS-20 previews what it moves, saves one by one with a key each, and reports each', async () => {
    const { gateway, user, dialog, lines, results, keys } = await choose(names);
    expect(dialog.getByText('1 marketplace is already set this way.')).toBeVisible();
    expect(await dialog.findByText(/of 312 referrals move\./)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Save 2 marketplaces' }));
    expect(await results().findByText('Nothing to change')).toBeVisible();
    expect(lines()).toEqual(['Harbor PointSaved', 'WindwardSaved', 'NewburyNothing to change']);
    expect(gateway.stored().map(({ riskAppetite }) => riskAppetite?.stateCodes)).toEqual([
      ['GA', 'TX'],
      ['GA', 'TX'],
      ['GA', 'TX'],
    ]);
    expect(keys()).toHaveLength(2);
    expect(gateway.calls.filter(({ operation }) => operation === 'get')).toHaveLength(2);
    expect(new Set(keys()).size).toBe(2);
    expect(screen.queryByRole('button', { name: /again$/ })).toBeNull();
  });

  it('DAT-14 has nothing to save where all are set that way, or none can be', async () => {
    const { user, dialog } = await choose(['Newbury']);
    expect(dialog.getByText('1 marketplace is already set this way.')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    await user.click(dialog.getByRole('checkbox', { name: 'Windward' }));
    expect(dialog.getByRole('button', { name: 'Save 1 marketplace' })).toBeEnabled();
    await user.click(dialog.getByRole('button', { name: /^Add a state/ }));
    await user.click(await screen.findByRole('option', { name: 'Remove a state' }));
    await user.click(dialog.getByRole('button', { name: /^Texas/ }));
    await user.click(await screen.findByRole('option', { name: 'Georgia' }));
    expect(dialog.getByRole('button', { name: 'Save 1 marketplace' })).toBeEnabled();
    const impossible = within(dialog.getByRole('list', { name: "Can't be changed" }));
    expect(impossible.getByRole('listitem')).toHaveTextContent(/^Windward/);
    await user.click(dialog.getByRole('button', { name: 'Save 1 marketplace' }));
    const results = within(screen.getByRole('list', { name: 'Results' }));
    expect(await results.findByText('Saved')).toBeVisible();
    expect(results.getByText(/^Windward/).parentElement).not.toHaveTextContent('Saved');
    expect(screen.queryByRole('button', { name: /again$/ })).toBeNull();
  });

  it('ERR-22 what fails is named, leaves the others saved, and alone is tried again', async () => {
    const { gateway, user, dialog, lines, results } = await choose(names.slice(0, 2));
    gateway.fail('update');
    await user.click(dialog.getByRole('button', { name: 'Save 2 marketplaces' }));
    expect(await screen.findByRole('button', { name: 'Try 2 marketplaces again' })).toBeEnabled();
    expect(results().getAllByText(/^It was not saved\./)).toHaveLength(2);
    gateway.fail('update', false);
    await user.click(screen.getByRole('button', { name: 'Try 2 marketplaces again' }));
    expect(await results().findAllByText('Saved')).toHaveLength(2);
    expect(lines()).toEqual(['Harbor PointSaved', 'WindwardSaved']);
  });

  it('D-26 somebody else who saves in between is not overwritten', async () => {
    const { gateway, user, dialog, results } = await choose(['Windward']);
    const release = gateway.hold('update');
    await user.click(dialog.getByRole('button', { name: 'Save 1 marketplace' }));
    await results().findByText('Saving…');
    gateway.changeElsewhere(2, (marketplace) => ({ ...marketplace, marketplaceName: 'Windward West' }));
    release();
    expect(await results().findByText('Someone else changed it in the meantime.')).toBeVisible();
    expect(gateway.stored()[1]?.riskAppetite?.stateCodes).toEqual(['GA']);
  });
});
