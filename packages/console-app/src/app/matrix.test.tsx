// @vitest-environment jsdom

import { Console } from '@advantage/console-kit';
import { createMemorySource } from '@advantage/referrals/testing';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { canOpen, pageNames } from '../access/access.ts';
import { userFromToken } from '../access/consoleUser.ts';
import { demoClaims, demoPeople } from '../testing/demoPeople.ts';
import { createStoryWorld } from '../testing/storyWorld.ts';

const refusal = 'This page is not available to your role.';
const paths = pageNames.map((page) =>
  page === 'marketplace' ? (['/admin/marketplaces/new', page] as const) : ([`/admin/${page}`, page] as const),
);
const services = { referrals: createMemorySource({ rows: [], acquired: [] }) };

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
});

// Every demo user, at every URL and every navigation entry, in a console that is already open.
describe.each(demoPeople)('%s', (person) => {
  const user = userFromToken(demoClaims[person]);
  const open = async () => {
    const { app } = createStoryWorld(person, '/admin/all-referrals');
    render(<Console {...app} gateways={{ ...app.gateways, ...services }} />);
    await screen.findByRole('navigation', { name: 'Main' });
    const main = screen.getByRole('main');
    const go = async (path: string) => {
      await act(async () => app.history.push(path));
      return app.history.location;
    };
    return { main, go, history: app.history };
  };
  const isRefused = () => screen.queryByText(refusal) !== null;

  it('ROL-6 RTE-19 RTE-20 can open every page the role allows and is refused any other', async () => {
    const { main, go } = await open();
    for (const [path, page] of paths) {
      expect((await go(path)).pathname).toBe(path);
      await waitFor(() => expect(isRefused(), path).toBe(!canOpen(user, page)));
      expect(document.querySelector('h1')?.textContent, path).not.toBe('');
      if (page !== 'dashboard') await waitFor(() => expect(main, path).not.toBeEmptyDOMElement());
    }
  });

  it('NAV-10 NAV-19 NAV-20 can open every page in the navigation', async () => {
    const { history } = await open();
    const navigation = within(screen.getByRole('navigation', { name: 'Main' }));
    for (const fold of navigation.queryAllByRole('button', { expanded: false })) fireEvent.click(fold);
    const links = navigation.getAllByRole<HTMLAnchorElement>('link');
    const inner = links.filter(({ href }) => new URL(href).origin === window.location.origin);
    expect(inner.length).toBeGreaterThan(9);
    for (const link of inner) {
      const { pathname, search } = new URL(link.href);
      await act(async () => fireEvent.click(link));
      expect(history.location.href).toBe(pathname + search);
      await waitFor(() => expect(link).toHaveAttribute('aria-current', 'page'));
      expect(isRefused(), link.href).toBe(false);
    }
    expect(new Set(inner.map(({ href }) => href)).size).toBe(inner.length);
    for (const link of links.filter((each) => !inner.includes(each)))
      expect(link.href).toMatch(/^https:\/\//);
  });
});
