// @vitest-environment jsdom

import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider } from 'react-aria-components';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { InboxIcon, ListIcon } from '../icon/icons.ts';
import { media } from '../theme/tokens.ts';
import { AppShell } from './AppShell.tsx';
import { isDense } from './navigation.ts';

const groups = [
  {
    label: 'Online Shop',
    items: [
      { label: 'All orders', href: '/shop/all-orders', icon: ListIcon, isCurrent: true },
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

it('NAV-21 marks a planned page as not available yet', async () => {
  const [group] = groups;
  const planned = { label: 'Account Info', href: '/account', icon: InboxIcon, isPlanned: true };
  render(
    <AppShell heading="Online Shop" groups={[{ ...group, items: [...group.items, planned] }]}>
      The page.
    </AppShell>,
  );
  const [current, , last] = within(screen.getByRole('navigation')).getAllByRole('link');
  expect(last).toHaveAccessibleName('Account Info, not available yet');
  expect(current).toHaveAccessibleName('All orders');
  expect(last?.className).not.toBe(current?.className);
});

it('names the rail icons with tooltips', async () => {
  width(media.rail);
  renderShell();
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'All orders' })).toHaveFocus();
  expect(screen.getByRole('tooltip')).toHaveTextContent('All orders');
});

it('NAV-1 opens as a drawer on a phone and closes on navigation', async () => {
  width(media.phone);
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
  width(media.phone);
  renderShell();
  const button = screen.getByRole('button', { name: 'Navigation' });
  await userEvent.click(button);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(navigate).not.toHaveBeenCalled();
});

it('NAV-1 closes the drawer and focuses its button before navigating', async () => {
  width(media.phone);
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

it('is dense with 13 or more links', () => {
  const items = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ label: `${index}`, href: '#', icon: ListIcon }));
  expect(
    isDense([
      { label: 'a', items: items(6) },
      { label: 'b', items: items(6) },
    ]),
  ).toBe(false);
  expect(
    isDense([
      { label: 'a', items: items(6) },
      { label: 'b', items: items(7) },
    ]),
  ).toBe(true);
});
