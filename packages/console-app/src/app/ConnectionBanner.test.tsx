// @vitest-environment jsdom

import { Console, createConnection } from '@advantage/console-kit';
import { SourceError } from '@advantage/referrals';
import { ClockProvider, createManualClock } from '@advantage/ui';
import { onlineManager } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { DemoPerson } from '../testing/demoPeople.ts';
import { createStoryWorld, storyTime } from '../testing/storyWorld.ts';

beforeEach(() => {
  onlineManager.setOnline(true);
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
  connection.setHealthCheck(async () => network.isOnline);
  render(
    <ClockProvider clock={createManualClock(storyTime)}>
      <Console {...world.app} connection={connection} />
    </ClockProvider>,
  );
  const setOnline = (isOnline: boolean) =>
    act(() => {
      network.isOnline = isOnline;
      network.change();
    });
  return { ...world, connection, setOnline };
}

it('AUT-26 shows that the user is offline, and the form keeps the focus', async () => {
  const { setOnline } = open('admin', '/admin/marketplaces/1');
  const name = await screen.findByRole('textbox', { name: 'Marketplace name' });
  name.focus();
  setOnline(false);
  expect(await screen.findByText('You are offline.')).toBeVisible();
  expect(name).toHaveFocus();
  setOnline(true);
  await waitFor(() => expect(screen.queryByText('You are offline.')).toBeNull());
  expect(name).toHaveFocus();
});

it('LIV-20 shows lists and pages if the browser says that it is offline but the services respond', async () => {
  onlineManager.setOnline(false);
  const { connection, setOnline } = open('admin', '/admin/all-referrals');
  connection.setHealthCheck(async () => true);
  setOnline(false);
  await waitFor(() => expect(screen.getAllByRole('row').length).toBeGreaterThan(2));
  await userEvent.click(screen.getByRole('link', { name: 'Marketplaces' }));
  expect(await screen.findByRole('link', { name: /Harbor Point/ })).toBeVisible();
  expect(screen.queryByText('You are offline.')).toBeNull();
});

it('AUT-28 AUT-26 reloads a failed page automatically once its service is back', async () => {
  const world = open('admin', '/admin/dashboard');
  world.connection.setHealthCheck(async () => false);
  await screen.findByRole('heading', { level: 1, name: /not available to your role/ });
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
  const { app, setOnline } = open('admin', '/admin/dashboard');
  const list = vi.spyOn(app.gateways.marketplaces, 'list').mockRejectedValueOnce(new Error('Down.'));
  setOnline(false);
  expect(await screen.findByText('You are offline.')).toBeVisible();
  await userEvent.click(await screen.findByRole('link', { name: 'Marketplaces' }));
  expect(await screen.findByText('Marketplaces could not be loaded.')).toBeVisible();
  setOnline(true);
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
