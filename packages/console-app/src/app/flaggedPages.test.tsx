// @vitest-environment jsdom

import { Console } from '@advantage/console-kit';
import { createApplication, type Navigation } from '@advantage/console-kit/application';
import { createInMemoryFeatureFlagGateway } from '@advantage/feature-flags/testing';
import { exampleFeatureFlag } from '@advantage/feature-flags/wire';
import { bridge } from '@advantage/ui';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { type BrandedUser, userFromToken } from '../access/consoleUser.ts';
import { navigationFor } from '../access/navigation.ts';
import type { DemoPerson } from '../testing/demoPeople.ts';
import { createStoryWorld } from '../testing/storyWorld.ts';
import { pages } from './pages.ts';

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
});

const isAdmin = ({ role }: BrandedUser) => role === 'admin';
const labs = {
  name: 'labs',
  heading: 'Labs',
  flag: 'labs',
  canOpen: isAdmin,
  component: () => 'Experiments',
};
const navigation = (user: BrandedUser): Navigation => {
  const { sections, links } = navigationFor(user, 'Bridge');
  const entries = [
    { label: 'Labs', target: { page: 'labs' } },
    { label: 'Beta list', target: { page: 'all-referrals' }, flag: 'beta' },
  ];
  return { sections: [...sections, { label: 'Tests', entries }], links };
};

const application = createApplication({
  readUser: userFromToken,
  pages: [...pages, labs],
  navigation,
  brand: () => bridge,
});

/** Opens the console with a page and an entry that depend on flags. */
async function open(path: string, { isOn = true, person = 'admin' as DemoPerson, hasFlags = true } = {}) {
  const { app } = createStoryWorld(person, path);
  const own = ['labs', 'beta'].map((name, index) => ({
    ...exampleFeatureFlag,
    id: 100 + index,
    name,
    enabled: isOn,
  }));
  const featureFlags = createInMemoryFeatureFlagGateway({ flags: [exampleFeatureFlag, ...own] });
  const { featureFlags: _, ...others } = app.gateways;
  const gateways = hasFlags ? { ...others, featureFlags } : others;
  render(<Console {...app} gateways={gateways} load={async () => ({ default: application })} />);
  return { history: app.history };
}
const link = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Main' })).queryByRole('link', { name });

it('NAV-22 offers a page and an entry whose flags are on', async () => {
  await open('/admin/labs');
  expect(await screen.findByText('Experiments')).toBeVisible();
  expect(link('Labs')).toHaveAttribute('aria-current', 'page');
  expect(link('Beta list')).toBeVisible();
});

it('NAV-22 leaves out what is off, and its address says that it is not available', async () => {
  await open('/admin/labs', { isOn: false });
  expect(await screen.findByRole('heading', { level: 1, name: 'This page is not available.' })).toBeVisible();
  expect(screen.queryByText('Experiments')).toBeNull();
  expect(link('Labs')).toBeNull();
  expect(link('Beta list')).toBeNull();
});

it('NAV-22 a page is gone and back as soon as its flag is switched', async () => {
  const { history } = await open('/admin/labs');
  expect(await screen.findByText('Experiments')).toBeVisible();
  await act(async () => history.push('/admin/feature-flags'));
  await userEvent.click(await screen.findByRole('switch', { name: /labs/ }));
  await vi.waitFor(() => expect(link('Labs')).toBeNull());
  await userEvent.click(screen.getByRole('switch', { name: /labs/ }));
  await vi.waitFor(() => expect(link('Labs')).toBeVisible());
});

it('NAV-20 NAV-22 a role without the page hears of the role, whatever its flag', async () => {
  await open('/admin/labs', { person: 'producer' });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'This page is not available to your role.' }),
  ).toBeVisible();
  expect(link('Labs')).toBeNull();
});

it('NAV-22 a console without a gateway for flags gets an error that names the flag', async () => {
  const print = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await open('/admin/labs', { hasFlags: false });
  await vi.waitFor(() => expect(print.mock.calls.flat().join()).toContain("the feature flag 'labs'"));
});
