// @vitest-environment jsdom

import { Console, createConnection } from '@advantage/console-kit';
import { SourceError } from '@advantage/referrals';
import { ClockProvider, createManualClock } from '@advantage/ui';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { DemoPerson } from '../testing/demoPeople.ts';
import { createStoryWorld, storyTime } from '../testing/storyWorld.ts';

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
});

function open(person: DemoPerson, path: string) {
  const world = createStoryWorld(person, path);
  const network = { isOnline: true, change: () => {} };
  const connection = createConnection({
    isOnline: () => network.isOnline,
    onNetworkChange(listener) {
      network.change = listener;
    },
  });
  const check = vi.fn(async () => false);
  connection.setHealthCheck(check);
  render(<Console {...world.app} connection={connection} />);
  const setOnline = (isOnline: boolean) =>
    act(() => {
      network.isOnline = isOnline;
      network.change();
    });
  return { ...world, connection, check, setOnline };
}

it('AUT-26 shows that the user is offline, and the form keeps the focus', async () => {
  const { setOnline } = open('admin', '/admin/marketplaces/1');
  const name = await screen.findByRole('textbox', { name: 'Marketplace name' });
  name.focus();
  setOnline(false);
  expect(screen.getByText('You are offline.')).toBeVisible();
  expect(name).toHaveFocus();
  setOnline(true);
  expect(screen.queryByText('You are offline.')).toBeNull();
  expect(name).toHaveFocus();
});

it('AUT-28 AUT-26 reloads a failed page automatically once its service is back', async () => {
  const world = open('admin', '/admin/dashboard');
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
  const list = vi.spyOn(world.app.gateways.marketplaces, 'list').mockRejectedValueOnce(new Error('Down.'));
  world.connection.report('core', false);
  expect(await screen.findByText("The marketplace service isn't responding.")).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Marketplaces' }));
  expect(await screen.findByText('Marketplaces could not be loaded.')).toBeVisible();
  act(() => world.connection.report('core', true));
  expect(await screen.findByRole('link', { name: /Harbor Point/ })).toBeVisible();
  expect(list).toHaveBeenCalledTimes(2);
});

it('AUT-26 reloads a failed page automatically once the network is back', async () => {
  const world = createStoryWorld('admin', '/admin/dashboard');
  const network = { isOnline: false, change: () => {} };
  const connection = createConnection({
    isOnline: () => network.isOnline,
    onNetworkChange(listener) {
      network.change = listener;
    },
  });
  const list = vi.spyOn(world.app.gateways.marketplaces, 'list').mockRejectedValueOnce(new Error('Down.'));
  render(<Console {...world.app} connection={connection} />);
  await userEvent.click(await screen.findByRole('link', { name: 'Marketplaces' }));
  expect(await screen.findByText('Marketplaces could not be loaded.')).toBeVisible();
  network.isOnline = true;
  act(() => network.change());
  expect(await screen.findByRole('link', { name: /Harbor Point/ })).toBeVisible();
  expect(list).toHaveBeenCalledTimes(2);
});

it('AUT-26 reloads a list automatically once its service is back', async () => {
  const world = createStoryWorld('producer', '/admin/all-referrals');
  const { referrals } = world.app.gateways;
  const list = vi
    .spyOn(referrals, 'list')
    .mockRejectedValue(new SourceError('http', 'Down.', { status: 503, retryAfter: 0 }));
  const { connection } = world.app;
  connection.setHealthCheck(async () => false);
  render(
    <ClockProvider clock={createManualClock(storyTime)}>
      <Console {...world.app} />
    </ClockProvider>,
  );
  expect(await screen.findByText('Referrals could not be loaded.')).toBeVisible();
  connection.report('referral', false);
  expect(await screen.findByText("The referral service isn't responding.")).toBeVisible();
  expect(screen.queryByText(/feature flags/)).toBeNull();
  const failed = list.mock.calls.length;
  list.mockRestore();
  act(() => connection.report('referral', true));
  await waitFor(() => expect(screen.getAllByRole('row').length).toBeGreaterThan(2));
  expect(failed).toBeGreaterThan(0);
});

it('AUT-28 tells a user without a role that the account has none', async () => {
  const world = createStoryWorld('producer', '/admin/marketplaces', { claims: {} });
  render(<Console {...world.app} />);
  expect(await screen.findByText(/Your account has no role in the console yet/)).toBeVisible();
});
