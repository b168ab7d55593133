// @vitest-environment jsdom

import { Console } from '@advantage/console-kit';
import { session as sessionTexts } from '@advantage/console-kit/messages';
import { createMemorySession, type SessionScenario } from '@advantage/console-kit/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pageNames } from '../access/access.ts';
import type { DemoPerson } from '../testing/demoPeople.ts';
import { createStoryWorld } from '../testing/storyWorld.ts';

function open(person: DemoPerson, path: string, changes: Partial<SessionScenario> = {}) {
  const world = createStoryWorld(person, path, changes);
  render(<Console {...world.app} />);
  const address = () => world.app.history.location.href;
  return { ...world, address };
}

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
});

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('without a session', () => {
  it('RTE-17 redirects to sign-in and shows nothing of the console', async () => {
    const { harness } = open('producer', '/admin/all-referrals', { hasServerSession: false });
    await waitFor(() => expect(harness.visited).toHaveLength(1));
    expect(screen.getByRole('progressbar', { name: 'Signing in' })).toBeInTheDocument();
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it.each(pageNames)('RTE-17 returns to %s after sign-in, query included', async (page) => {
    const path = `/admin/${page === 'marketplace' ? 'marketplaces/7' : page}?state=TX&page=2`;
    window.history.replaceState(null, '', path);
    const { harness } = open('admin', path, { hasServerSession: false });
    await waitFor(() => expect(harness.visited).toHaveLength(1));
    const back = createMemorySession({ answer: true, path: '/admin' }, harness.storage);
    await back.session.start();
    expect(back.harness.getAddress()).toBe(path);
  });

  it('AUT-13 S9 redirects to sign-in when another tab signs out', async () => {
    const { harness } = open('producer', '/admin/dashboard');
    await screen.findByRole('heading', { level: 1 });
    harness.signOutInOtherTab();
    await waitFor(() => expect(harness.visited).toHaveLength(1));
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  describe('with unsaved changes', () => {
    const edit = async () => {
      const world = open('admin', '/admin/marketplaces/1');
      const name = await screen.findByRole('textbox', { name: 'Marketplace name' });
      await userEvent.type(name, ' and Sons');
      const value = (name as HTMLInputElement).value;
      world.harness.signOutInOtherTab();
      await heading('Your session has ended');
      return { ...world, value };
    };

    it('AUT-13 hides the page and keeps the changes until the same user signs in again', async () => {
      const { harness, address, value } = await edit();
      expect(harness.visited).toEqual([]);
      expect(screen.queryByRole('textbox')).toBeNull();
      expect(document.title).toBe('Your session has ended');
      await userEvent.click(screen.getByRole('button', { name: 'Sign in again' }));
      const name = await screen.findByRole('textbox', { name: 'Marketplace name' });
      expect(name).toHaveValue(value);
      await waitFor(() => expect(name).toHaveFocus());
      expect(document.title).toMatch(/^Marketplace: /);
      expect(address()).toBe('/admin/marketplaces/1');
    });

    it('AUT-13 hides an open dialog and restores it after the user signs in again', async () => {
      const { harness } = open('admin', '/admin/marketplaces/1');
      await userEvent.type(await screen.findByRole('textbox', { name: 'Marketplace name' }), ' and Sons');
      await userEvent.click(await screen.findByRole('button', { name: '1 change' }));
      await screen.findByRole('dialog', { name: '1 change' });
      harness.signOutInOtherTab();
      await heading('Your session has ended');
      expect(screen.queryByRole('dialog', { name: '1 change' })).toBeNull();
      const again = screen.getByRole('button', { name: 'Sign in again' });
      expect(again.closest('[inert]')).toBeNull();
      await userEvent.click(again);
      expect(await screen.findByRole('dialog', { name: '1 change' })).toBeVisible();
    });

    it('AUT-27 AUT-13 shows a message and opens no window while the sign-in server is down', async () => {
      const { scenario, harness } = await edit();
      scenario.server = 'down';
      await userEvent.click(screen.getByRole('button', { name: 'Sign in again' }));
      expect(await screen.findByText(sessionTexts.notReached)).toBeInTheDocument();
      expect(harness.visited).toEqual([]);
    });

    it('AUT-13 lets the user leave without saving', async () => {
      const { harness } = await edit();
      await userEvent.click(screen.getByRole('button', { name: 'Leave without saving' }));
      await waitFor(() => expect(harness.visited[0]).toMatch(/openid-connect\/auth\?/));
      expect(screen.queryByRole('textbox', { hidden: true })).toBeNull();
    });

    it('shows a message if the browser blocks the window', async () => {
      const { scenario } = await edit();
      scenario.window = 'blocked';
      await userEvent.click(screen.getByRole('button', { name: 'Sign in again' }));
      expect(await screen.findByText(sessionTexts.noWindow)).toBeInTheDocument();
    });
  });

  it('S5 offers to try again when sign-in takes longer than usual', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    open('producer', '/admin', { thirdPartyCookies: 'silent' });
    expect(screen.queryByRole('button')).toBeNull();
    await vi.advanceTimersByTimeAsync(6000);
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
    vi.useRealTimers();
  });

  it('K4 shows the stop page and tries again on request', async () => {
    const { app, harness } = open('producer', '/admin', { hasServerSession: false });
    await waitFor(() => expect(harness.visited).toHaveLength(1));
    for (let time = 0; time < 3; time += 1) await app.session.login('/admin');
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(harness.visited).toHaveLength(4);
  });

  it('S5 shows what went wrong if sign-in fails', async () => {
    open('producer', '/admin', { profileAnswer: 'failed' });
    await heading('Sign-in failed');
    expect(screen.getByText("Your profile couldn't be loaded.")).toBeInTheDocument();
  });
});
