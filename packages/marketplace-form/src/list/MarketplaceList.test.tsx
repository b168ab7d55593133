// @vitest-environment jsdom
import { onlineManager } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { MarketplaceForm } from '../editor/MarketplaceForm.tsx';
import {
  createInMemoryMarketplaceGateway,
  type InMemoryMarketplaceOptions,
} from '../testing/inMemoryMarketplaceGateway.ts';
import { renderPage } from '../testing/renderPage.test.support.tsx';
import { sampleMarketplaces } from '../testing/sampleMarketplaces.ts';
import type { MarketplaceRow } from '../wire/readMarketplace.ts';
import { noMarketplaceFilters } from './filters.ts';
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

const listCalls = (gateway: ReturnType<typeof setUp>['gateway']) =>
  gateway.calls.flatMap(({ operation }) =>
    operation === 'list' || operation === 'reorder' ? [operation] : [],
  );
const order = (...ids: number[]) => ids.map((id, index) => ({ id, priority: index + 1 }));
/** Sets the order as a colleague would. */
const orderElsewhere = (gateway: ReturnType<typeof setUp>['gateway'], ...ids: number[]) => {
  for (const { id, priority } of order(...ids))
    gateway.changeElsewhere(id, (marketplace) => ({ ...marketplace, priority }));
};

describe('the list', () => {
  it('MKL-1 MKL-2 has its heading and its columns in order', async () => {
    setUp();
    expect(screen.getByRole('heading', { name: 'All Marketplaces' })).toBeVisible();
    await rowOf('Harbor Point Insurance');
    const columns = screen.getAllByRole('columnheader').map((column) => column.textContent);
    expect(columns).toEqual(['Drag', '#', 'Marketplace', 'Enabled', 'Categories', 'More']);
  });

  it('LIV-20 loads even if the browser says that it is offline', async () => {
    onlineManager.setOnline(false);
    setUp();
    expect(await rowOf('Harbor Point Insurance')).toBeVisible();
    onlineManager.setOnline(true);
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
    expect(within(row).getByRole('cell', { name: 'PL, CL, L&A' })).toBeVisible();
    expect(within(await rowOf('Harbor Point Insurance')).getByRole('cell', { name: 'CL' })).toBeVisible();
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
    [401, "The service didn't accept your sign-in, so marketplaces couldn't be loaded."],
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

  it("MKL-9 MKL-10 ERR-14 on failure it says so and shows the server's value again", async () => {
    const { gateway, user } = setUp();
    const toggle = await enable();
    gateway.fail('update');
    await user.click(toggle);
    const text = 'Failed to update marketplace [1]. Please refresh the page and try again.';
    expect(await screen.findByText(text)).toBeVisible();
    await waitFor(() => expect(toggle).toHaveAttribute('aria-busy', 'false'));
    expect(toggle).toBeChecked();
  });

  it('ERR-14 the message of a failed switch goes as soon as the same switch is saved', async () => {
    const { gateway, user } = setUp();
    const toggle = await enable();
    gateway.fail('update');
    await user.click(toggle);
    const failed = /^Failed to update marketplace \[1\]/;
    expect(await screen.findByText(failed)).toBeVisible();
    await waitFor(() => expect(toggle).toHaveAttribute('aria-busy', 'false'));
    gateway.fail('update', false);
    await user.click(toggle);
    await waitFor(() => expect(toggle).not.toBeChecked());
    await waitFor(() => expect(screen.queryByText(failed)).toBeNull());
  });
});

const saved = 'Marketplace priorities updated successfully.';
const move = async (user: ReturnType<typeof setUp>['user'], name: string, how: string) => {
  await user.click(within(await rowOf(name)).getByRole('button', { name: `More for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: how }));
};

describe('reordering', () => {
  it.each([
    ['Move up', order(1, 3, 2, 4)],
    ['Move down', order(1, 2, 4, 3)],
    ['Move to top', order(3, 1, 2, 4)],
    ['Move to bottom', order(1, 2, 4, 3)],
  ])('MKL-13 ERR-25 %s sends all priorities, reloads and says so', async (how, priorities) => {
    const { gateway, user } = setUp();
    await move(user, 'Cartwright Specialty', how);
    expect(await screen.findByText(saved)).toBeVisible();
    expect(sent(gateway, 'reorder')).toEqual([priorities]);
    expect(listCalls(gateway)).toEqual(['list', 'list', 'reorder', 'list']);
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

  it('MKV-73 a position with a comma is not a position', async () => {
    const { gateway, user } = setUp();
    await move(user, 'Harbor Point Insurance', 'Move to position…');
    await user.type(await screen.findByRole('textbox', { name: 'Position, 1 to 4' }), '0,3{Enter}');
    expect(screen.getByText('Enter a number from 1 to 4.')).toBeVisible();
    expect(sent(gateway, 'reorder')).toEqual([]);
  });

  it('MKL-14 the same position sends nothing', async () => {
    const { gateway, user } = setUp();
    await move(user, 'Harbor Point Insurance', 'Move to position…');
    await user.type(await screen.findByRole('textbox', { name: 'Position, 1 to 4' }), '1{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(gateway, 'reorder')).toEqual([]);
  });

  it('MKL-15 MKL-16 MKL-17 ERR-15 on failure it says so and the previous order shows again', async () => {
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

  it('MKL-13 MKL-15 a row that was moved stays where it is while the order is read again', async () => {
    const { user } = setUp();
    await rowOf('Meridian Direct');
    const first: (string | null | undefined)[] = [];
    const observer = new MutationObserver(() =>
      first.push(document.querySelector('tbody tr a')?.textContent),
    );
    observer.observe(document.body, { childList: true, subtree: true });
    await move(user, 'Meridian Direct', 'Move to top');
    expect(await screen.findByText(saved)).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Saving the order')).toBeNull());
    observer.disconnect();
    const moved = first.indexOf('Meridian Direct');
    expect(moved).toBeGreaterThan(-1);
    expect(new Set(first.slice(moved))).toEqual(new Set(['Meridian Direct']));
  });

  it('ERR-15 the message of an order that failed goes as soon as one is saved', async () => {
    const { gateway, user } = setUp();
    gateway.fail('reorder');
    await move(user, 'Northgate Risk Partners', 'Move to top');
    const failed = /^Failed to update marketplace priorities\./;
    expect(await screen.findByText(failed)).toBeVisible();
    gateway.fail('reorder', false);
    await move(user, 'Northgate Risk Partners', 'Move to top');
    expect(await screen.findByText(saved)).toBeVisible();
    expect(screen.queryByText(failed)).toBeNull();
  });

  it('MKL-13 a move can be taken back', async () => {
    const { gateway, user } = setUp();
    await move(user, 'Meridian Direct', 'Move to top');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sent(gateway, 'reorder')).toEqual([order(2, 1, 3, 4), order(1, 2, 3, 4)]));
    await waitFor(() => expect(shownNames()[0]).toBe('Harbor Point Insurance'));
  });
});

describe('a move in a list that a colleague has changed', () => {
  type User = ReturnType<typeof setUp>['user'];
  const idOf = { harbor: 1, meridian: 2, cartwright: 3, northgate: 4 };
  const { harbor, meridian, cartwright, northgate } = idOf;
  const byKeyboard = async (user: User, name: string, keys: string) => {
    // jsdom has no layout.
    Element.prototype.scrollIntoView = () => {};
    screen.getByRole('button', { name: `Drag ${name}` }).focus();
    await user.keyboard(`{Enter}${keys}{Enter}`);
  };
  const toPosition = async (user: User, name: string, position: string) => {
    await move(user, name, 'Move to position…');
    await user.type(await screen.findByRole('textbox', { name: 'Position, 1 to 4' }), `${position}{Enter}`);
  };
  const versions = (gateway: ReturnType<typeof setUp>['gateway']) =>
    gateway.calls.flatMap(({ operation, etag }) => (operation === 'reorder' ? [etag] : []));

  it.each<[string, (user: User) => Promise<void>, number[], number]>([
    [
      'up by menu',
      (user) => move(user, 'Northgate Risk Partners', 'Move up'),
      [meridian, harbor, northgate, cartwright],
      3,
    ],
    [
      'down by keyboard, past two',
      (user) => byKeyboard(user, 'Harbor Point Insurance', '{ArrowDown}{ArrowDown}'),
      [meridian, cartwright, harbor, northgate],
      3,
    ],
    [
      'to the top',
      (user) => move(user, 'Northgate Risk Partners', 'Move to top'),
      [northgate, meridian, harbor, cartwright],
      1,
    ],
    [
      'to the bottom',
      (user) => move(user, 'Cartwright Specialty', 'Move to bottom'),
      [meridian, harbor, northgate, cartwright],
      4,
    ],
    [
      'to a position',
      (user) => toPosition(user, 'Northgate Risk Partners', '2'),
      [meridian, northgate, harbor, cartwright],
      2,
    ],
  ])('MKL-21 %s keeps their move, and says so', async (_how, change, ids, position) => {
    const { gateway, user } = setUp();
    await rowOf('Meridian Direct');
    orderElsewhere(gateway, meridian, harbor, cartwright, northgate);
    await change(user);
    expect(
      await screen.findByText(
        new RegExp(
          `^${saved} Someone else changed the order too: .+ is now at position ${position} of 4\\.$`,
        ),
      ),
    ).toBeVisible();
    expect(sent(gateway, 'reorder')).toEqual([order(...ids)]);
    const names = new Map(four.map(({ id, marketplaceName }) => [id, marketplaceName]));
    expect(shownNames()).toEqual(ids.map((id) => names.get(id)));
  });

  it('MKL-21 undo takes back the one move and keeps a move in between', async () => {
    const { gateway, user } = setUp();
    await move(user, 'Northgate Risk Partners', 'Move to top');
    await screen.findByText(saved);
    orderElsewhere(gateway, northgate, cartwright, harbor, meridian);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(/Someone else changed the order too: Northgate/)).toBeVisible();
    expect(sent(gateway, 'reorder').at(-1)).toEqual(order(cartwright, harbor, meridian, northgate));
  });

  it('MKL-21 undo during another move waits for it and takes back the first alone', async () => {
    const { gateway, user } = setUp({ marketplaces: four, hasVersions: false });
    await move(user, 'Northgate Risk Partners', 'Move to top');
    const undo = await screen.findByRole('button', { name: 'Undo' });
    const release = gateway.hold('reorder');
    await move(user, 'Cartwright Specialty', 'Move up');
    await waitFor(() => expect(sent(gateway, 'reorder')).toHaveLength(2));
    await user.click(undo);
    release();
    await waitFor(() =>
      expect(sent(gateway, 'reorder').slice(1)).toEqual([
        order(northgate, harbor, cartwright, meridian),
        order(harbor, cartwright, meridian, northgate),
      ]),
    );
  });

  it('MKL-21 sends the version of the order that it read right before', async () => {
    const { gateway, user } = setUp();
    await rowOf('Meridian Direct');
    orderElsewhere(gateway, meridian, harbor, cartwright, northgate);
    const { etag } = await gateway.list();
    await move(user, 'Northgate Risk Partners', 'Move up');
    await screen.findByText(/^Marketplace priorities updated/);
    expect(versions(gateway)).toEqual([etag]);
    expect(etag).toBeDefined();
  });

  it('MKL-21 a service without versions gets the order that was read right before', async () => {
    const { gateway, user } = setUp({ marketplaces: four, hasVersions: false });
    await rowOf('Meridian Direct');
    orderElsewhere(gateway, meridian, harbor, cartwright, northgate);
    await move(user, 'Northgate Risk Partners', 'Move up');
    await screen.findByText(/^Marketplace priorities updated/);
    expect(versions(gateway)).toEqual([undefined]);
    expect(sent(gateway, 'reorder')).toEqual([order(meridian, harbor, northgate, cartwright)]);
    expect(listCalls(gateway)).toEqual(['list', 'list', 'reorder', 'list']);
  });

  it('MKL-21 reads and applies it once more where the order changed after it was read', async () => {
    const { gateway, user } = setUp();
    await rowOf('Meridian Direct');
    const release = gateway.hold('reorder');
    await move(user, 'Northgate Risk Partners', 'Move up');
    await waitFor(() => expect(sent(gateway, 'reorder')).toHaveLength(1));
    orderElsewhere(gateway, meridian, harbor, cartwright, northgate);
    release();
    expect(await screen.findByText(/Northgate Risk Partners is now at position 3 of 4\.$/)).toBeVisible();
    expect(sent(gateway, 'reorder').at(-1)).toEqual(order(meridian, harbor, northgate, cartwright));
    expect(listCalls(gateway)).toEqual(['list', 'list', 'reorder', 'list', 'reorder', 'list']);
    const keys = gateway.calls.flatMap(({ operation, key }) => (operation === 'reorder' ? [key] : []));
    expect(new Set(keys).size).toBe(2);
  });

  it('MKL-21 says so where the order changes both times, and shows the latest one', async () => {
    const gateway = createInMemoryMarketplaceGateway({ marketplaces: four });
    const orders = [
      [meridian, harbor, cartwright, northgate],
      [cartwright, meridian, harbor, northgate],
    ];
    const reorder: typeof gateway.reorder = (...call) => {
      orderElsewhere(gateway, ...(orders.shift() ?? []));
      return gateway.reorder(...call);
    };
    const { user } = renderPage(<MarketplaceList gateway={{ ...gateway, reorder }} />);
    await move(user, 'Northgate Risk Partners', 'Move up');
    const failed =
      'Failed to update marketplace priorities. Please refresh the page and try again. Someone else keeps changing the order.';
    expect(await screen.findByText(failed)).toBeVisible();
    expect(sent(gateway, 'reorder')).toHaveLength(2);
    await waitFor(() =>
      expect(shownNames()).toEqual([
        'Cartwright Specialty',
        'Meridian Direct',
        'Harbor Point Insurance',
        'Northgate Risk Partners',
      ]),
    );
  });

  it('MKL-21 sends nothing where they made the same move, and says where the marketplace is', async () => {
    const { gateway, user } = setUp();
    await rowOf('Meridian Direct');
    orderElsewhere(gateway, northgate, harbor, meridian, cartwright);
    await move(user, 'Northgate Risk Partners', 'Move up');
    expect(
      await screen.findByText(
        'Someone else changed the order: Northgate Risk Partners is already at position 1 of 4.',
      ),
    ).toBeVisible();
    expect(sent(gateway, 'reorder')).toEqual([]);
    expect(shownNames()[0]).toBe('Northgate Risk Partners');
  });

  it('MKL-21 says so where the neighbor is gone', async () => {
    const gateway = createInMemoryMarketplaceGateway({ marketplaces: four });
    const rest = createInMemoryMarketplaceGateway({
      marketplaces: four.filter(({ id }) => id !== cartwright),
    });
    let current: typeof gateway = gateway;
    const list: typeof gateway.list = (...call) => current.list(...call);
    const { user } = renderPage(<MarketplaceList gateway={{ ...gateway, list }} />);
    await rowOf('Meridian Direct');
    current = rest;
    await move(user, 'Northgate Risk Partners', 'Move up');
    expect(await screen.findByText(/a marketplace of this move is gone\.$/)).toBeVisible();
    expect(sent(gateway, 'reorder')).toEqual([]);
    expect(shownNames()).toHaveLength(3);
  });
});

describe('a write that is refused or whose answer is lost', () => {
  const failure = (facts: object) => Object.assign(new Error('Failed.'), facts);
  const orderFailed = 'Failed to update marketplace priorities. Please refresh the page and try again.';
  const toTop = async (user: ReturnType<typeof setUp>['user'], name: string) => {
    await user.click(within(await rowOf(name)).getByRole('button', { name: `More for ${name}` }));
    await user.click(await screen.findByRole('menuitem', { name: 'Move to top' }));
  };
  const open = (change: (gateway: ReturnType<typeof setUp>['gateway']) => object) => {
    const gateway = createInMemoryMarketplaceGateway({ marketplaces: four });
    const changed = { ...gateway, ...change(gateway) };
    return { gateway, ...renderPage(<MarketplaceList gateway={changed} />) };
  };

  it("ERR-28 ERR-15 shows the service's reason after the specified text, and the id of the request", async () => {
    const reason = 'The list must hold every marketplace exactly once.';
    const { user } = open(() => ({
      reorder: () => Promise.reject(failure({ status: 409, reason, requestId: '5f0c' })),
    }));
    await toTop(user, 'Meridian Direct');
    expect(await screen.findByText(`${orderFailed} ${reason}`)).toBeVisible();
    expect(screen.getByText('Request ID: 5f0c')).toBeVisible();
  });

  it('API-44 an order that was saved counts as saved, though its answer was lost', async () => {
    const { gateway, user } = open(({ reorder }) => ({
      reorder: async (...call: Parameters<typeof reorder>) => {
        await reorder(...call);
        throw failure({ status: 0 });
      },
    }));
    await toTop(user, 'Meridian Direct');
    expect(await screen.findByText('Marketplace priorities updated successfully.')).toBeVisible();
    expect(sent(gateway, 'reorder')).toHaveLength(1);
  });

  it('API-44 an order that never arrived is sent again with the same key', async () => {
    const keys: unknown[] = [];
    const { user } = open(({ reorder }) => ({
      reorder: async (...[priorities, etag, options]: Parameters<typeof reorder>) => {
        keys.push(options?.idempotencyKey);
        if (keys.length === 1) throw failure({ status: 0 });
        await reorder(priorities, etag);
      },
    }));
    await toTop(user, 'Meridian Direct');
    expect(await screen.findByText('Marketplace priorities updated successfully.')).toBeVisible();
    expect(keys).toEqual([expect.stringMatching(/^[\w-]{36}$/), keys[0]]);
  });

  it('API-44 says that the outcome is unknown when the service cannot be asked', async () => {
    const { user } = open((service) => ({
      reorder: () => {
        service.fail('list');
        return Promise.reject(failure({ status: 0 }));
      },
    }));
    await toTop(user, 'Meridian Direct');
    const unknown = "The connection was lost, so it isn't known whether this was saved.";
    expect(await screen.findByText(`${orderFailed} ${unknown}`)).toBeVisible();
  });

  const toggleOf = async () => within(await rowOf('Harbor Point Insurance')).getByRole('switch');

  it('ERR-28 ERR-14 a switch that may not be turned says why', async () => {
    const { user } = open(() => ({
      update: () => Promise.reject(failure({ status: 422, reason: 'It has open deliveries.' })),
    }));
    await user.click(await toggleOf());
    const text = 'Failed to update marketplace [1]. Please refresh the page and try again.';
    expect(await screen.findByText(`${text} It has open deliveries.`)).toBeVisible();
  });

  it('API-44 a switch is turned once, though its answer was lost', async () => {
    const { gateway, user } = open(({ update }) => ({
      update: async (...call: Parameters<typeof update>) => {
        await update(...call);
        throw failure({ status: 504 });
      },
    }));
    const toggle = await toggleOf();
    await user.click(toggle);
    await waitFor(() => expect(toggle).toHaveAttribute('aria-busy', 'false'));
    expect(toggle).not.toBeChecked();
    expect(sent(gateway, 'update')).toHaveLength(1);
    expect(screen.queryByText(/Failed to update/)).toBeNull();
  });
});

describe('a change that a reload cut off', () => {
  /**
   * Renders the list before and after a reload. Writes of the first page never get a response, whether or not they are
   * carried out.
   */
  async function cutOff(
    isCarriedOut: boolean,
    change: (user: ReturnType<typeof setUp>['user']) => Promise<void>,
    meanwhile: (gateway: ReturnType<typeof setUp>['gateway']) => void = () => {},
  ) {
    sessionStorage.clear();
    const gateway = createInMemoryMarketplaceGateway({ marketplaces: four });
    const keys: unknown[] = [];
    const { update, reorder } = gateway;
    const never = new Promise<never>(() => {});
    const silent = {
      ...gateway,
      update: async (...call: Parameters<typeof update>) => {
        keys.push(call[2]?.idempotencyKey);
        if (isCarriedOut) await update(...call);
        return never;
      },
      reorder: async (...call: Parameters<typeof reorder>) => {
        keys.push(call[2]?.idempotencyKey);
        if (isCarriedOut) await reorder(...call);
        return never;
      },
    };
    const first = renderPage(<MarketplaceList gateway={silent} storage={sessionStorage} />);
    await change(first.user);
    await waitFor(() => expect(keys).toHaveLength(1));
    first.unmount();
    meanwhile(gateway);
    const noted = {
      ...gateway,
      update: (...call: Parameters<typeof update>) => {
        keys.push(call[2]?.idempotencyKey);
        return update(...call);
      },
      reorder: (...call: Parameters<typeof reorder>) => {
        keys.push(call[2]?.idempotencyKey);
        return reorder(...call);
      },
    };
    renderPage(<MarketplaceList gateway={noted} storage={sessionStorage} />);
    return { gateway, keys };
  }
  const meridianToTop = async (user: ReturnType<typeof setUp>['user']) => {
    await user.click(within(await rowOf('Meridian Direct')).getByRole('button', { name: /^More for/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Move to top' }));
  };
  const turnOff = async (user: ReturnType<typeof setUp>['user']) =>
    user.click(within(await rowOf('Harbor Point Insurance')).getByRole('switch'));

  it.each([
    ['an order', meridianToTop, 'Marketplace priorities updated successfully.'],
    ['a switch', turnOff, 'Marketplace [1] was turned off.'],
  ] as const)(
    'API-44 %s is told as saved, and sent once, where the service has it',
    async (_name, change, text) => {
      const { gateway, keys } = await cutOff(true, change);
      expect(await screen.findByText(text)).toBeVisible();
      expect(keys).toHaveLength(1);
      expect(sent(gateway, 'update').length + sent(gateway, 'reorder').length).toBe(1);
      expect(sessionStorage).toHaveLength(0);
    },
  );

  it.each([
    ['an order', meridianToTop, 'Marketplace priorities updated successfully.'],
    ['a switch', turnOff, 'Marketplace [1] was turned off.'],
  ] as const)(
    'API-44 %s is carried out with its key where the service never got it',
    async (_name, change, text) => {
      const { gateway, keys } = await cutOff(false, change);
      expect(await screen.findByText(text)).toBeVisible();
      expect(keys).toEqual([expect.stringMatching(/^[\w-]{36}$/), keys[0]]);
      expect(sent(gateway, 'update').length + sent(gateway, 'reorder').length).toBe(1);
    },
  );

  it.each([true, false])(
    'MKL-21 API-44 a move keeps what a colleague moved since (carried out: %s)',
    async (isCarriedOut) => {
      const { gateway } = await cutOff(isCarriedOut, meridianToTop, (service) =>
        orderElsewhere(service, ...(isCarriedOut ? [2, 4, 1, 3] : [4, 1, 2, 3])),
      );
      expect(await screen.findByText(/^Marketplace priorities updated successfully\./)).toBeVisible();
      expect(shownNames()).toEqual([
        'Meridian Direct',
        'Northgate Risk Partners',
        'Harbor Point Insurance',
        'Cartwright Specialty',
      ]);
      expect(sent(gateway, 'reorder')).toHaveLength(1);
      expect(sessionStorage).toHaveLength(0);
    },
  );
});

describe('search and filters', () => {
  const thirteen = { marketplaces: sampleMarketplaces };
  type User = ReturnType<typeof setUp>['user'];
  const openFilters = async (user: User) => {
    await user.click(screen.getByRole('button', { name: /^Filter/ }));
    return within(await screen.findByRole('dialog', { name: 'Filter' }));
  };
  const choose = async (user: User, filter: string, option: string) => {
    const filters = await openFilters(user);
    if (filter === 'State') {
      await user.click(filters.getByRole('button', { name: /State$/ }));
      await user.click(await screen.findByRole('option', { name: option }));
    } else {
      const group = within(filters.getByRole('radiogroup', { name: filter }));
      await user.click(group.getByRole('radio', { name: option }));
    }
    const count = filters.getByText(/^\d+ of 13$/).textContent;
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Filter' })).toBeNull());
    return count;
  };

  it('MKL-20 a search shows what has its words in the name or the agency, and says how many', async () => {
    const { user } = setUp(thirteen);
    await rowOf('Harbor Point Insurance');
    expect(screen.getByText('13 marketplaces')).toBeVisible();
    await user.type(screen.getByRole('searchbox', { name: 'Search marketplaces' }), 'great lakes');
    await waitFor(() => expect(shownNames()).toEqual(['Riverbend Insurance', 'Lakefront Insurance']));
    expect(screen.getByText(/^2 of 13 marketplaces/)).toBeVisible();
    const row = within(await rowOf('Lakefront Insurance'));
    expect(row.getByText('8')).toBeVisible();
  });

  it('MKL-20 filters by state, category and enabled, says how many are left, and shows all again', async () => {
    const { user } = setUp(thirteen);
    await rowOf('Harbor Point Insurance');
    expect(await choose(user, 'Category', 'L&A')).toBe('4 of 13');
    expect(shownNames()).toHaveLength(4);
    expect(screen.getByRole('button', { name: 'Filter 1 active' })).toHaveTextContent('1');
    await choose(user, 'State', 'Washington');
    expect(await screen.findByRole('heading', { name: 'No marketplaces match' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(shownNames()).toHaveLength(13);
    await choose(user, 'Enabled', 'Off');
    expect(shownNames()).toEqual(['Copperline Agency', 'Gulfside Agency']);
  });

  it('MKL-20 clears the filters and keeps the search', async () => {
    const { user } = setUp(thirteen);
    await rowOf('Harbor Point Insurance');
    await user.type(screen.getByRole('searchbox', { name: 'Search marketplaces' }), 'insurance');
    await choose(user, 'Enabled', 'Off');
    expect(await screen.findByText('0 of 13 marketplaces')).toBeVisible();
    const filters = await openFilters(user);
    await user.click(filters.getByRole('button', { name: 'Clear' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(shownNames().every((name) => name?.includes('Insurance'))).toBe(true);
  });

  it('MKL-20 a row turned on or off that leaves the filtered list gives its focus to the next one', async () => {
    const { user } = setUp(thirteen);
    await rowOf('Harbor Point Insurance');
    await choose(user, 'Enabled', 'Off');
    screen.getByRole('switch', { name: 'Enable Copperline Agency' }).focus();
    await user.keyboard(' ');
    await waitFor(() => expect(shownNames()).toEqual(['Gulfside Agency']));
    expect(screen.getByRole('switch', { name: 'Enable Gulfside Agency' })).toHaveFocus();
  });

  it('MKL-20 clearing search and filters by keyboard focuses the search', async () => {
    const { user } = setUp(thirteen);
    await rowOf('Harbor Point Insurance');
    const search = screen.getByRole('searchbox', { name: 'Search marketplaces' });
    await user.type(search, 'zzz');
    await screen.findByRole('heading', { name: 'No marketplaces match' });
    screen.getByRole('button', { name: 'Clear filters' }).focus();
    await user.keyboard('{Enter}');
    expect(search).toHaveFocus();
    expect(search).toHaveValue('');
    expect(shownNames()).toHaveLength(13);
  });

  it('MKL-20 filters by readiness where a host can tell it, and reports each choice to the host', async () => {
    const onFiltersChange = vi.fn();
    const stepsLeft = ({ id }: { readonly id: number }) => (id < 3 ? [] : ['No state is chosen.']);
    const { user } = renderPage(
      <MarketplaceList
        gateway={createInMemoryMarketplaceGateway(thirteen)}
        stepsLeft={stepsLeft}
        onFiltersChange={onFiltersChange}
      />,
    );
    await rowOf('Harbor Point Insurance');
    await choose(user, 'Readiness', 'Ready');
    expect(shownNames()).toEqual(['Harbor Point Insurance', 'Meridian Direct']);
    expect(onFiltersChange).toHaveBeenCalledExactlyOnceWith({ ...noMarketplaceFilters, ready: true });
  });

  it('MKL-20 a row says how many steps are left, and which', async () => {
    const { user } = renderPage(
      <MarketplaceList
        gateway={createInMemoryMarketplaceGateway(thirteen)}
        stepsLeft={({ id }) => (id === 2 ? ['No state is chosen.'] : [])}
      />,
    );
    const row = within(await rowOf('Meridian Direct'));
    expect(screen.getAllByText(/steps? left$/)).toHaveLength(1);
    await user.click(row.getByRole('button', { name: '1 step left' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Setup of Meridian Direct' }));
    expect(dialog.getByRole('listitem')).toHaveTextContent('No state is chosen.');
  });

  it('MKL-20 a row that is moved in a filtered list goes between its visible neighbors in the order of all', async () => {
    // jsdom has no layout.
    Element.prototype.scrollIntoView = () => {};
    const { gateway, user } = setUp(thirteen);
    await rowOf('Harbor Point Insurance');
    await choose(user, 'Category', 'L&A');
    screen.getByRole('button', { name: 'Drag Meridian Direct' }).focus();
    await user.keyboard('{Enter}{ArrowDown}');
    expect(
      screen.getByText(
        'Meridian Direct, position 5 of 13, between Prairie Mutual Agency and Kern Valley Agents.',
      ),
    ).toBeInTheDocument();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(sent(gateway, 'reorder')).toHaveLength(1));
    const ids = (sent(gateway, 'reorder')[0] as { id: number }[]).map(({ id }) => id);
    expect(ids).toEqual([1, 3, 4, 5, 2, 6, 7, 8, 9, 10, 11, 12, 13]);
  });
});

describe('several marketplaces', () => {
  const onSelection = (selected: readonly { readonly id: number }[], onClose: () => void) => (
    <button type="button" onClick={onClose}>{`Chosen: ${selected.map(({ id }) => id).join()}`}</button>
  );
  const open = () =>
    renderPage(
      <MarketplaceList
        gateway={createInMemoryMarketplaceGateway({ marketplaces: four })}
        selectionBar={onSelection}
      />,
    );
  const box = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` });

  it('MKL-12 checkboxes take the place of the handles until the selection ends', async () => {
    const { user } = open();
    await rowOf('Meridian Direct');
    expect(screen.queryByText(/^Chosen/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Change several' }));
    expect(screen.queryByRole('button', { name: /^Drag / })).toBeNull();
    await user.click(box('Meridian Direct'));
    await user.keyboard('{Shift>}');
    await user.click(box('Northgate Risk Partners'));
    await user.keyboard('{/Shift}');
    expect(screen.getByText('Chosen: 2,3,4')).toBeVisible();
    await user.click(box('Cartwright Specialty'));
    expect(screen.getByRole('checkbox', { name: 'Select all' })).toBePartiallyChecked();
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    await user.click(screen.getByText('Chosen: 1,2,3,4'));
    expect(screen.getByRole('button', { name: 'Drag Meridian Direct' })).toBeVisible();
  });

  it('MKL-12 a row is selected by its menu, or by its handle with Shift', async () => {
    const { user } = open();
    await move(user, 'Meridian Direct', 'Select');
    expect(box('Meridian Direct')).toBeChecked();
    await user.click(screen.getByText('Chosen: 2'));
    await user.keyboard('{Shift>}');
    await user.pointer({
      keys: '[MouseLeft>]',
      target: screen.getByRole('button', { name: 'Drag Cartwright Specialty' }),
    });
    await user.keyboard('{/Shift}');
    expect(box('Cartwright Specialty')).toBeChecked();
  });
});

describe('rows of a foreign service', () => {
  const [first, second, third] = four;
  const odd = {
    ...second,
    riskAppetite: { ...second?.riskAppetite, stateCodes: 'GA', maxReferralsPerDay: {} },
  };
  const rows = [first, odd, third] as MarketplaceRow[];

  it('MKL-18 a marketplace with odd fields is listed, marked with them, and keeps its place in a reorder', async () => {
    const { gateway, user } = setUp({ marketplaces: rows });
    const row = within(await rowOf('Meridian Direct'));
    expect(row.getByText("Can't read States and Referrals per day.")).toBeVisible();
    expect(row.getByText('2')).toBeVisible();
    expect(screen.getAllByText(/^Can't read/)).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'More for Cartwright Specialty' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Move to top' }));
    await waitFor(() => expect(sent(gateway, 'reorder')).toHaveLength(1));
    expect(sent(gateway, 'reorder')[0]).toEqual([
      { id: 3, priority: 1 },
      { id: 1, priority: 2 },
      { id: 2, priority: 3 },
    ]);
  });

  it('MKL-18 turning it off leaves what could not be read unchanged', async () => {
    const { gateway, user } = setUp({ marketplaces: rows });
    await user.click(within(await rowOf('Meridian Direct')).getByRole('switch'));
    await waitFor(() => expect(gateway.stored()[1]).toEqual({ ...odd, enabled: false }));
  });

  it('MKL-18 opens with what can be read, names the rest, and saves it unchanged', async () => {
    const gateway = createInMemoryMarketplaceGateway({ marketplaces: rows });
    const { user } = renderPage(<MarketplaceForm gateway={gateway} marketplaceId={2} onCreated={() => {}} />);
    expect(await screen.findByText("Can't read States and Referrals per day.")).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Marketplace name' })).toHaveValue('Meridian Direct');
    await user.click(screen.getByRole('button', { name: /^States / }));
    await user.click(screen.getByRole('checkbox', { name: 'Georgia' }));
    await user.click(screen.getByRole('button', { name: 'Save Marketplace' }));
    await screen.findByText('Marketplace [ Meridian Direct ] has been saved successfully.');
    expect(gateway.stored()[1]).toEqual({
      ...odd,
      riskAppetite: { ...odd.riskAppetite, stateCodes: ['GA'] },
    });
  });
});
