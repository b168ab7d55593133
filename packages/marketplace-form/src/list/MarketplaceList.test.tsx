// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  createInMemoryMarketplaceGateway,
  type InMemoryMarketplaceOptions,
} from '../testing/inMemoryMarketplaceGateway.ts';
import { renderPage } from '../testing/renderPage.test.support.tsx';
import { sampleMarketplaces } from '../testing/sampleMarketplaces.ts';
import { MarketplaceList } from './MarketplaceList.tsx';

const four = sampleMarketplaces.slice(0, 4);

function setUp(options: InMemoryMarketplaceOptions = { marketplaces: four }) {
  const gateway = createInMemoryMarketplaceGateway(options);
  const page = renderPage(<MarketplaceList gateway={gateway} />);
  return { gateway, ...page };
}

const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(`^${name}`) });
const shownNames = () =>
  screen.getAllByRole('rowheader').map((cell) => within(cell).getByRole('link').textContent);
const sent = (gateway: ReturnType<typeof setUp>['gateway'], operation: string) =>
  gateway.calls.filter((call) => call.operation === operation).map(({ argument }) => argument);

describe('the list', () => {
  it('MKL-1 MKL-2 has its heading and its columns in order', async () => {
    setUp();
    expect(screen.getByRole('heading', { name: 'All Marketplaces' })).toBeVisible();
    await rowOf('Harbor Point Insurance');
    const columns = screen.getAllByRole('columnheader').map((column) => column.textContent);
    expect(columns).toEqual(['Drag', '#', 'Marketplace', 'Enabled', 'Categories', 'Move']);
  });

  it('MKL-3 goes by priority', async () => {
    setUp({ marketplaces: four.toReversed() });
    await rowOf('Harbor Point Insurance');
    expect(shownNames()).toEqual([
      'Harbor Point Insurance',
      'Meridian Direct',
      'Cartwright Specialty',
      'Northgate Risk Partners',
    ]);
  });

  it('MKL-4 MKL-5 leads to a new marketplace and to each of them', async () => {
    setUp();
    expect(screen.getByRole('link', { name: 'New marketplace' })).toHaveAttribute(
      'href',
      '/admin/marketplaces/new',
    );
    const row = await rowOf('Meridian Direct');
    expect(within(row).getByRole('link')).toHaveAttribute('href', '/admin/marketplaces/2');
  });

  it('MKL-6 shows the agency of a marketplace that has one, and only then', async () => {
    setUp();
    const row = within(await rowOf('Harbor Point Insurance'));
    expect(await row.findByText('Southeast, GA 31401')).toBeVisible();
    expect(row.getByText('Agency ID# 104882')).toBeVisible();
    expect(within(await rowOf('Meridian Direct')).queryByText(/Agency ID#/)).toBeNull();
  });

  it('MKL-11 shows the accepted appetites', async () => {
    setUp();
    const row = await rowOf('Meridian Direct');
    for (const category of ['PL', 'CL', 'L&A']) expect(within(row).getByText(category)).toBeVisible();
    expect(within(await rowOf('Harbor Point Insurance')).queryByText('PL')).toBeNull();
  });

  it('MKL-17 a loading overlay shows while it loads', async () => {
    const gateway = createInMemoryMarketplaceGateway();
    const release = gateway.hold('list');
    renderPage(<MarketplaceList gateway={gateway} />);
    expect(await screen.findByText('Loading marketplaces')).toBeVisible();
    release();
    await rowOf('Harbor Point Insurance');
    expect(screen.queryByText('Loading marketplaces')).toBeNull();
  });

  it('MKL-1 says so when there is no marketplace', async () => {
    setUp({ marketplaces: [] });
    expect(await screen.findByRole('heading', { name: 'No marketplaces yet' })).toBeVisible();
  });

  it('ERR-12 tells that it could not be loaded, and tries again', async () => {
    const gateway = createInMemoryMarketplaceGateway();
    gateway.fail('list');
    const { user } = renderPage(<MarketplaceList gateway={gateway} />);
    const text = 'Error retrieving marketplaces. Please refresh the page and try again.';
    expect(await screen.findByText(text)).toBeVisible();
    gateway.fail('list', false);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await rowOf('Harbor Point Insurance')).toBeVisible();
  });

  it.each([
    [401, "The service didn't accept your sign-in, so it sent no marketplaces."],
    [403, "You don't have access to marketplaces."],
  ])('ERR-29 says where the rows would be that a %d was the answer', async (status, text) => {
    const gateway = createInMemoryMarketplaceGateway();
    const list = () => Promise.reject(Object.assign(new Error('Refused.'), { status }));
    renderPage(<MarketplaceList gateway={{ ...gateway, list }} />);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByText('No marketplaces yet')).toBeNull();
  });

  it('ERR-13 tells once that agencies could not be read, and shows the rest', async () => {
    const gateway = createInMemoryMarketplaceGateway();
    gateway.fail('findAgency');
    renderPage(<MarketplaceList gateway={gateway} />);
    const text =
      'Failed to retrieve some agency information. Please ensure Core API service is running and refresh the page and try again.';
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getAllByText(text)).toHaveLength(1);
    const row = within(await rowOf('Harbor Point Insurance'));
    expect(row.getByText('Agency not available')).toBeVisible();
    expect(within(await rowOf('Meridian Direct')).queryByText(/Agency/)).toBeNull();
  });
});

describe('turning a marketplace on and off', () => {
  const enable = async () => within(await rowOf('Harbor Point Insurance')).getByRole('switch');

  it('MKL-7 MKL-8 D-3 sends the full marketplace as it is by then, spins meanwhile, and reloads', async () => {
    const { gateway, user } = setUp();
    const toggle = await enable();
    gateway.changeElsewhere(1, (marketplace) => ({ ...marketplace, hash: 'newer' }));
    const release = gateway.hold('update');
    await user.click(toggle);
    expect(toggle).toHaveAttribute('aria-busy', 'true');
    expect(toggle).not.toBeChecked();
    release();
    await waitFor(() => expect(toggle).toHaveAttribute('aria-busy', 'false'));
    expect(sent(gateway, 'update')).toEqual([{ ...four[0], hash: 'newer', enabled: false }]);
    expect(sent(gateway, 'list')).toHaveLength(2);
    expect(toggle).not.toBeChecked();
  });

  it("MKL-9 MKL-10 ERR-14 on failure it tells so and shows the server's value again", async () => {
    const { gateway, user } = setUp();
    const toggle = await enable();
    gateway.fail('update');
    await user.click(toggle);
    const text = 'Failed to update marketplace [1]. Please refresh the page and try again.';
    expect(await screen.findByText(text)).toBeVisible();
    await waitFor(() => expect(toggle).toHaveAttribute('aria-busy', 'false'));
    expect(toggle).toBeChecked();
  });
});

describe('reordering', () => {
  const saved = 'Marketplace priorities updated successfully.';
  const move = async (user: ReturnType<typeof setUp>['user'], name: string, how: string) => {
    await user.click(within(await rowOf(name)).getByRole('button', { name: `Move ${name}` }));
    await user.click(await screen.findByRole('menuitem', { name: how }));
  };
  const order = (...ids: number[]) => ids.map((id, index) => ({ id, priority: index + 1 }));

  it.each([
    ['Move up', order(1, 3, 2, 4)],
    ['Move down', order(1, 2, 4, 3)],
    ['Move to top', order(3, 1, 2, 4)],
    ['Move to bottom', order(1, 2, 4, 3)],
  ])('MKL-13 ERR-25 %s sends all priorities, reloads and tells so', async (how, priorities) => {
    const { gateway, user } = setUp();
    await move(user, 'Cartwright Specialty', how);
    expect(await screen.findByText(saved)).toBeVisible();
    expect(sent(gateway, 'reorder')).toEqual([priorities]);
    expect(sent(gateway, 'list')).toHaveLength(2);
  });

  it('MKL-13 moves to a position that is asked for', async () => {
    const { gateway, user } = setUp();
    await move(user, 'Harbor Point Insurance', 'Move to position…');
    const field = await screen.findByRole('textbox', { name: 'Position, 1 to 4' });
    await user.type(field, '9');
    await user.click(screen.getByRole('button', { name: 'Move' }));
    expect(screen.getByText('Enter a number from 1 to 4.')).toBeVisible();
    await user.clear(field);
    await user.type(field, '3{Enter}');
    expect(await screen.findByText(saved)).toBeVisible();
    expect(sent(gateway, 'reorder')).toEqual([order(2, 3, 1, 4)]);
  });

  it('MKL-14 the same position sends nothing', async () => {
    const { gateway, user } = setUp();
    await move(user, 'Harbor Point Insurance', 'Move to position…');
    await user.type(await screen.findByRole('textbox', { name: 'Position, 1 to 4' }), '1{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(gateway, 'reorder')).toEqual([]);
  });

  it('MKL-15 MKL-16 MKL-17 ERR-15 on failure it tells so and the previous order shows again', async () => {
    const { gateway, user } = setUp();
    gateway.fail('reorder');
    const release = gateway.hold('reorder');
    await move(user, 'Northgate Risk Partners', 'Move to top');
    expect(await screen.findByText('Saving the order')).toBeVisible();
    expect(shownNames()[0]).toBe('Northgate Risk Partners');
    release();
    const text = 'Failed to update marketplace priorities. Please refresh the page and try again.';
    expect(await screen.findByText(text)).toBeVisible();
    await waitFor(() => expect(shownNames()[0]).toBe('Harbor Point Insurance'));
  });

  it('MKL-16 P-36 on failure it shows the order that the server has by now', async () => {
    const { gateway, user } = setUp();
    gateway.fail('reorder');
    await rowOf('Meridian Direct');
    gateway.changeElsewhere(4, (marketplace) => ({ ...marketplace, priority: 0 }));
    await move(user, 'Meridian Direct', 'Move to top');
    await waitFor(() => expect(shownNames()[0]).toBe('Northgate Risk Partners'));
  });

  it('MKL-13 a move can be taken back', async () => {
    const { gateway, user } = setUp();
    await move(user, 'Meridian Direct', 'Move to top');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sent(gateway, 'reorder')).toEqual([order(2, 1, 3, 4), order(1, 2, 3, 4)]));
    await waitFor(() => expect(shownNames()[0]).toBe('Harbor Point Insurance'));
  });
});
