// @vitest-environment jsdom

import { MarketplaceList } from '@advantage/marketplace-form';
import { createInMemoryMarketplaceGateway } from '@advantage/marketplace-form/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { plainMarketplace } from '../../../marketplace-form/src/testing/renderForm.test.support.tsx';
import { renderPage } from '../../../marketplace-form/src/testing/renderPage.test.support.tsx';
import { createInMemoryInsightSource } from '../testing/inMemoryInsightSource.ts';
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
      selectionBar={(selected, onClose) => (
        <BulkEdit gateway={gateway} marketplaces={selected} source={source} onClose={onClose} />
      )}
    />,
  );
  await screen.findByRole('row', { name: 'Newbury' });
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Change several' }));
  expect(screen.getByRole('button', { name: 'Turn on' })).toBeDisabled();
  for (const name of chosen) await user.click(screen.getByRole('checkbox', { name: `Select ${name}` }));
  expect(screen.getByText(`${chosen.length} selected`)).toBeVisible();
  const open = async (action: string) => {
    await user.click(screen.getByRole('button', { name: action }));
    return within(await screen.findByRole('dialog', { name: action }));
  };
  const lines = (dialog: { readonly getAllByRole: (role: string) => HTMLElement[] }) =>
    dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
  const withState = async (action: string, state: string) => {
    const dialog = await open(action);
    await user.type(dialog.getByRole('combobox', { name: 'State' }), state);
    await user.click(await screen.findByRole('option', { name: state }));
    return dialog;
  };
  const more = async (action: string) => {
    await user.click(screen.getByRole('button', { name: 'More changes' }));
    await user.click(await screen.findByRole('menuitem', { name: action }));
    return within(await screen.findByRole('dialog', { name: action }));
  };
  const keys = () => gateway.calls.flatMap(({ operation, key }) => (operation === 'update' ? [key] : []));
  return { gateway, user, open, more, withState, lines, keys };
}

describe('one change for several marketplaces, from the list', () => {
  it('DAT-14 MKS-20 shows the effect on each, leaves out those that have it, and saves one by one with a key each', async () => {
    const { gateway, user, withState, lines, keys } = await choose(names);
    const dialog = await withState('Add a state', 'Texas');
    await waitFor(() =>
      expect(lines(dialog)).toEqual([
        expect.stringMatching(/^Harbor Point\+\d+ match(es)?$/),
        expect.stringMatching(/^Windward\+\d+ match(es)?$/),
        'NewburyHas Texas',
      ]),
    );
    expect(keys()).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Add Texas to 2 marketplaces' }));
    expect(await screen.findByText('2 marketplaces saved.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Add a state' })).toBeNull());
    expect(gateway.stored().map(({ riskAppetite }) => riskAppetite?.stateCodes)).toEqual([
      ['GA', 'TX'],
      ['GA', 'TX'],
      ['GA', 'TX'],
    ]);
    expect(gateway.calls.filter(({ operation }) => operation === 'get')).toHaveLength(2);
    expect(keys()).toHaveLength(2);
    expect(new Set(keys()).size).toBe(2);
    expect(screen.getByText('3 selected')).toBeVisible();
  });

  it('DAT-14 has nothing to change where all are set that way, and says what cannot be changed', async () => {
    const { gateway, user, withState, lines } = await choose(['Windward', 'Newbury']);
    const dialog = await withState('Remove a state', 'Georgia');
    await waitFor(() => expect(lines(dialog)[1]).toMatch(/^Newbury−\d+ match(es)?$/));
    expect(lines(dialog)[0]).toMatch(/^Windward.*state/i);
    await user.click(dialog.getByRole('button', { name: 'Remove Georgia from 1 marketplace' }));
    expect(await screen.findByText('1 marketplace saved.')).toBeVisible();
    expect(gateway.stored().map(({ riskAppetite }) => riskAppetite?.stateCodes)).toEqual([
      ['GA'],
      ['GA'],
      ['TX'],
    ]);
  });

  it('MKS-20 turns them on or off, and says what they would get', async () => {
    const { gateway, user, open, lines } = await choose(names);
    const on = await open('Turn on');
    expect(lines(on)).toEqual(['Harbor PointIs on', 'WindwardIs on', 'NewburyIs on']);
    expect(on.getByRole('button', { name: 'Nothing to change' })).toBeDisabled();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const off = await open('Turn off');
    await waitFor(() => expect(lines(off)[0]).toMatch(/^Harbor Point−\d+ referrals?$/));
    await user.click(off.getByRole('button', { name: 'Turn off 3 marketplaces' }));
    expect(await screen.findByText('3 marketplaces saved.')).toBeVisible();
    expect(gateway.stored().map(({ enabled }) => enabled)).toEqual([false, false, false]);
  });

  it('MKV-73 a limit with a comma for the decimals saves nothing and says why', async () => {
    const { gateway, user, more, lines } = await choose(['Windward']);
    const dialog = await more('Set a limit');
    await user.type(dialog.getByRole('textbox', { name: 'At most' }), '12,50');
    expect(dialog.getByText('At most must be a number.')).toBeVisible();
    expect(dialog.queryByRole('button', { name: /^Set the limit/ })).toBeNull();
    await user.type(dialog.getByRole('textbox', { name: 'At most' }), '0');
    expect(lines(dialog)).toEqual(['Windward60 now']);
    await user.click(dialog.getByRole('button', { name: 'Set the limit of 1 marketplace' }));
    expect(await screen.findByText('1 marketplace saved.')).toBeVisible();
    expect(gateway.stored()[1]?.riskAppetite?.maxReferralsPerDay).toBe(12_500);
  });

  it('ERR-22 what fails is named, leaves the others saved, and alone is tried again', async () => {
    const { gateway, user, withState, lines } = await choose(names.slice(0, 2));
    gateway.fail('update');
    const dialog = await withState('Add a state', 'Texas');
    await user.click(dialog.getByRole('button', { name: 'Add Texas to 2 marketplaces' }));
    const again = await dialog.findByRole('button', { name: 'Try 2 marketplaces again' });
    await waitFor(() => expect(again).toBeEnabled());
    expect(again).toHaveFocus();
    expect(lines(dialog)).toEqual([
      expect.stringMatching(/^Harbor PointIt was not saved\./),
      expect.stringMatching(/^WindwardIt was not saved\./),
    ]);
    gateway.fail('update', false);
    await user.click(again);
    expect(await screen.findByText('2 marketplaces saved.')).toBeVisible();
  });

  it('D-26 somebody else who saves in between is not overwritten', async () => {
    const { gateway, user, withState } = await choose(['Windward']);
    const release = gateway.hold('update');
    const dialog = await withState('Add a state', 'Texas');
    await user.click(dialog.getByRole('button', { name: 'Add Texas to 1 marketplace' }));
    await dialog.findByText('Saving…');
    gateway.changeElsewhere(2, (marketplace) => ({ ...marketplace, marketplaceName: 'Windward West' }));
    release();
    expect(await dialog.findByText('Someone else changed it in the meantime.')).toBeVisible();
    expect(gateway.stored()[1]?.riskAppetite?.stateCodes).toEqual(['GA']);
  });
});
