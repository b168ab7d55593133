// @vitest-environment jsdom

import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider } from 'react-aria-components';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { InboxIcon, ListIcon } from '../icon/icons.ts';
import { SkipLink } from '../skip-link/SkipLink.tsx';
import { media } from '../theme/tokens.ts';
import { AppShell } from './AppShell.tsx';
import { PageHeader } from './PageHeader.tsx';

const groups = [
  {
    label: 'Online Shop',
    items: [
      {
        label: 'All orders',
        shortLabel: 'All',
        href: '/shop/all-orders',
        icon: ListIcon,
        isCurrent: true,
      },
      { label: 'Delivered Orders', href: '/shop/delivered-orders', icon: InboxIcon },
    ],
  },
] as const;

const navigate = vi.fn();
const renderShell = () =>
  render(
    <RouterProvider navigate={navigate}>
      <AppShell heading="Online Shop" groups={groups}>
        The page.
      </AppShell>
    </RouterProvider>,
  );
const width = (query: string) =>
  vi.stubGlobal('matchMedia', (asked: string) =>
    Object.assign(new EventTarget(), { matches: asked === query }),
  );

beforeEach(() => navigate.mockClear());
afterEach(() => vi.unstubAllGlobals());

it('NAV-1 marks the current page and navigates through the router', async () => {
  renderShell();
  const navigation = screen.getByRole('navigation', { name: 'Main' });
  expect(within(navigation).getByRole('link', { current: 'page' })).toHaveTextContent('All orders');
  await userEvent.click(within(navigation).getByRole('link', { name: 'Delivered Orders' }));
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/shop/delivered-orders', undefined);
});

it('NAV-2 shows the heading of the page', () => {
  renderShell();
  expect(within(screen.getByRole('banner')).getByRole('heading', { level: 1 })).toHaveTextContent(
    'Online Shop',
  );
});

it("NAV-1 has the page's own skip link right after its own", async () => {
  const skip = vi.fn();
  render(
    <AppShell heading="Online Shop" groups={groups}>
      <PageHeader skipLink={<SkipLink targetId="orders" label="Skip to orders" onSkip={skip} />} />
    </AppShell>,
  );
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Skip to orders' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(skip).toHaveBeenCalledOnce();
});

it('NAV-2 shows the line, filters and tools of the page in the header row, between heading and profile', async () => {
  const onPress = vi.fn();
  render(
    <AppShell heading="Online Shop" groups={groups} profile={<button type="button">Maya Okafor</button>}>
      <PageHeader line="All orders, newest first">
        <button type="button" onClick={onPress}>
          Tools
        </button>
      </PageHeader>
    </AppShell>,
  );
  const banner = within(screen.getByRole('banner'));
  expect(banner.getByText('All orders, newest first')).toBeVisible();
  expect(banner.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    '',
    'Tools',
    'Maya Okafor',
  ]);
  await userEvent.click(banner.getByRole('button', { name: 'Tools' }));
  expect(onPress).toHaveBeenCalledOnce();
  expect(screen.getByRole('main')).toBeEmptyDOMElement();
});

it('shows the line and tools of a page in their own row without a shell', () => {
  render(<PageHeader line="All orders, newest first">Tools</PageHeader>);
  expect(screen.getByText('All orders, newest first')).toBeVisible();
  expect(screen.getByText('Tools')).toBeVisible();
});

it('leaves the heading of a notice to its content', () => {
  render(
    <AppShell heading="Online Shop" groups={groups} layout="notice">
      <h1>This order was canceled.</h1>
    </AppShell>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This order was canceled.');
});

const planned = (label: string, isCurrent = false) => ({
  label,
  href: `/${label}`,
  isPlanned: true,
  isCurrent,
});
const renderPlanned = (items: Parameters<typeof planned>[]) =>
  render(
    <AppShell
      heading="Online Shop"
      groups={[...groups, { label: 'Settings', items: items.map((item) => planned(...item)) }]}
    >
      The page.
    </AppShell>,
  );

it('NAV-21 shows a planned page as muted text without an icon, and says that it is not available', () => {
  const [group] = groups;
  render(
    <AppShell heading="Online Shop" groups={[{ ...group, items: [...group.items, planned('Account Info')] }]}>
      The page.
    </AppShell>,
  );
  const [current, , last] = within(screen.getByRole('navigation')).getAllByRole('link');
  expect(last).toHaveAccessibleName('Account Info, not available yet');
  expect(last?.querySelector('svg')).toBeNull();
  expect(current).toHaveAccessibleName('All orders');
  expect(last?.className).not.toBe(current?.className);
});

it('NAV-21 folds a group that has only planned pages until it is opened', async () => {
  renderPlanned([['Account Info'], ['Company Info']]);
  const navigation = within(screen.getByRole('navigation'));
  expect(navigation.getAllByRole('link')).toHaveLength(2);
  const fold = navigation.getByRole('button', { name: 'Settings', expanded: false });
  await userEvent.click(fold);
  expect(within(navigation.getByRole('list', { name: 'Settings' })).getAllByRole('link')).toHaveLength(2);
  await userEvent.click(fold);
  expect(navigation.getAllByRole('link')).toHaveLength(2);
});

it('NAV-21 opens the group of the current page', () => {
  renderPlanned([['Account Info', true]]);
  expect(screen.getByRole('button', { name: 'Settings', expanded: true })).toBeVisible();
});

it('shortens labels in the rail, and names them with tooltips', async () => {
  width(media.navigationRail);
  renderShell();
  await userEvent.tab();
  await userEvent.tab();
  const link = screen.getByRole('link', { name: 'All orders' });
  expect(link).toHaveFocus();
  expect(link).toHaveTextContent('All');
  expect(screen.getByRole('tooltip')).toHaveTextContent('All orders');
});

it('NAV-1 opens as a drawer on a phone and closes on navigation', async () => {
  width(media.drawer);
  renderShell();
  const button = screen.getByRole('button', { name: 'Navigation', expanded: false });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  const drawer = screen.getByRole('dialog', { name: 'Navigation' });
  await userEvent.click(within(drawer).getByRole('link', { name: 'Delivered Orders' }));
  expect(navigate).toHaveBeenCalledOnce();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('NAV-1 closes the drawer on Escape without navigating', async () => {
  width(media.drawer);
  renderShell();
  const button = screen.getByRole('button', { name: 'Navigation' });
  await userEvent.click(button);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(navigate).not.toHaveBeenCalled();
});

it('NAV-1 closes the drawer and focuses its button before navigating', async () => {
  width(media.drawer);
  renderShell();
  const seen: unknown[] = [];
  navigate.mockImplementation(() =>
    seen.push({
      isOpen: screen.queryByRole('dialog') !== null,
      focused: document.activeElement?.getAttribute('aria-label'),
    }),
  );
  act(() => screen.getByRole('button', { name: 'Navigation' }).focus());
  await userEvent.keyboard('{Enter}');
  act(() => within(screen.getByRole('dialog')).getByRole('link', { name: 'Delivered Orders' }).focus());
  await userEvent.keyboard('{Enter>}');
  expect(seen).toEqual([{ isOpen: false, focused: 'Navigation' }]);
});
