// @vitest-environment jsdom

import { Console } from '@advantage/console-kit';
import { session as sessionTexts } from '@advantage/console-kit/messages';
import type { SessionScenario } from '@advantage/console-kit/testing';
import { acquiredReferrals } from '@advantage/referrals/testing';
import { toasts } from '@advantage/ui';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { DemoPerson } from '../testing/demoPeople.ts';
import { createStoryWorld } from '../testing/storyWorld.ts';

function open(person: DemoPerson, path: string, changes: Partial<SessionScenario> = {}) {
  const world = createStoryWorld(person, path, changes);
  render(<Console {...world.app} />);
  const address = () => world.app.history.location.href;
  return { ...world, address };
}

beforeEach(() => {
  toasts.clear();
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
});

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('URLs', () => {
  const unknownNotice = "That page doesn't exist.";

  it.each(['/admin', '/admin/'])('RTE-1 RTE-25 %s leads to all referrals without a notice', async (path) => {
    const { address } = open('producer', path);
    await heading('Claim-it Marketplace');
    expect(address()).toBe('/admin/all-referrals');
    expect(screen.queryByText(unknownNotice)).toBeNull();
  });

  it.each(['/admin/unknown', '/admin/all-referrals/7', '/admin/a/b/c', '/admin/Dashboard', '/admin/x.y'])(
    'RTE-3 RTE-24 RTE-25 %s leads to all referrals with a notice',
    async (path) => {
      const { address } = open('agency-admin', path);
      await heading('Claim-it Marketplace');
      expect(address()).toBe('/admin/all-referrals');
      expect(await screen.findAllByText(unknownNotice)).toHaveLength(1);
    },
  );

  it.each(['/admin/marketplaces/abc', '/admin/marketplaces/1.5', '/admin/marketplaces/7/x'])(
    'RTE-11 RTE-25 %s leads to all referrals with a notice',
    async (path) => {
      const { address } = open('admin', path);
      await heading('Claim-it Marketplace');
      expect(address()).toBe('/admin/all-referrals');
      expect(await screen.findAllByText(unknownNotice)).toHaveLength(1);
    },
  );

  it('RTE-7 /admin/dashboard shows only the heading', async () => {
    open('agency-admin', '/admin/dashboard');
    await heading('Dashboard');
    expect(screen.getByRole('main')).toBeEmptyDOMElement();
    expect(document.title).toBe('Dashboard | Advantage');
  });

  it('RTE-8 /admin/feature-flags is titled Feature Flags', async () => {
    open('admin', '/admin/feature-flags');
    await heading('Feature Flags');
    expect(document.title).toBe('Feature Flags');
  });

  it("RTE-21 BRD-6 /admin/all-referrals shows the user's brand in the title", async () => {
    open('bridge-producer', '/admin/all-referrals');
    await heading('Claim-it Marketplace');
    expect(document.title).toBe('Claim-it Marketplace | Bridge');
  });

  it('RTE-15 /admin/not-implemented names the feature', async () => {
    open('carrier', '/admin/not-implemented?feature=live-shoppers');
    await heading("Live Shoppers isn't ready yet.");
    expect(screen.getByRole('link', { name: 'Go to All referrals' })).toBeVisible();
    expect(document.title).toBe('Live Shoppers | Advantage');
  });
});

describe('the document title', () => {
  const pages: readonly [person: DemoPerson, page: string, title: string][] = [
    ['producer', 'all-referrals', 'Claim-it Marketplace | Advantage'],
    ['bridge-admin', 'all-referrals', 'Claim-it Marketplace | Bridge'],
    ['producer', 'claim-it-referrals', 'Claim-it Marketplace | Advantage'],
    ['producer', 'recent-opportunities', 'Advantage Console'],
    ['producer', 'acquired-referrals', 'Claim-it Marketplace | Advantage'],
    ['admin', 'purchased-referrals', 'Claim-It Transactions | Advantage'],
    ['admin', 'marketplaces', 'All Marketplaces | Advantage'],
    ['admin', 'marketplaces/new', 'Marketplace: Creation | Advantage'],
    ['admin', 'marketplaces/1', 'Marketplace: Harbor Point Insurance | Advantage'],
    ['admin', 'feature-flags', 'Feature Flags'],
    ['agency-admin', 'dashboard', 'Dashboard | Advantage'],
    ['carrier', 'not-implemented?feature=live-shoppers', 'Live Shoppers | Advantage'],
  ];
  it.each(pages)('RTE-21 RTE-23 for %s at %s is %s', async (person, page, title) => {
    document.title = 'Advantage Console, not yet loaded';
    open(person, `/admin/${page}`);
    await waitFor(() => expect(document.title).toBe(title));
  });
});

describe('the access guard', () => {
  it('AUT-20 shows a message if it fails', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { app } = createStoryWorld('producer', '/admin/all-referrals');
    const state = { status: 'signedIn', claims: null, profile: { username: 'x' } } as const;
    render(<Console {...app} session={{ ...app.session, getState: () => state }} />);
    expect(await screen.findByText('An error happened during access validation.')).toBeInTheDocument();
    vi.restoreAllMocks();
  });
});

describe('a page that fails', () => {
  it('keeps the shell around it and can be retried', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { app } = createStoryWorld('admin', '/admin/marketplaces');
    let isBroken = true;
    const services = {
      ...app.gateways,
      get marketplaces() {
        if (isBroken) throw new Error('broken');
        return app.gateways.marketplaces;
      },
    };
    render(<Console {...app} gateways={services} />);
    expect(await screen.findByText('This page could not be shown.')).toBeInTheDocument();
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeInTheDocument();
    expect(screen.getByRole('banner')).toHaveTextContent('Admin');
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: /Harbor Point/ })).toBeInTheDocument();
    vi.restoreAllMocks();
  });
});

it('keeps the page and the navigation if the profile fails', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { app } = createStoryWorld('producer', '/admin/dashboard');
  const lookUpUser = async () => ({
    get firstName(): string {
      throw new Error('broken');
    },
  });
  render(<Console {...app} gateways={{ ...app.gateways, lookUpUser }} />);
  expect(await screen.findByText('Your profile could not be shown.')).toBeInTheDocument();
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeInTheDocument();
  expect(screen.getByText('This page is not available to your role.')).toBeInTheDocument();
  vi.restoreAllMocks();
});

describe('the console', () => {
  it('NAV-10 navigates within the app and focuses the heading', async () => {
    const { address } = open('admin', '/admin/all-referrals');
    const navigation = within(await screen.findByRole('navigation', { name: 'Main' }));
    await userEvent.click(navigation.getByRole('link', { name: 'Feature Flags' }));
    expect(await heading('Feature Flags')).toHaveFocus();
    expect(address()).toBe('/admin/feature-flags');
    expect(navigation.getByRole('link', { current: 'page' })).toHaveTextContent('Feature Flags');
  });

  it('FLG-16 shows the example feature below the flags once an admin turns it on', async () => {
    open('admin', '/admin/feature-flags');
    const flag = await screen.findByRole('switch', { name: 'Enabled: example-flag' });
    await userEvent.click(flag);
    const shown = await screen.findByText('The example flag is on.');
    // Below the flags, so that switching one doesn't move them.
    expect(flag.compareDocumentPosition(shown)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('STS-6 shows the progress of an acquired referral and offers no other', async () => {
    const own = acquiredReferrals.find(({ progressStatus }) => progressStatus === 'In Progress');
    open('producer', `/admin/acquired-referrals?referral=${own?.opportunityId}`);
    const panel = within(await screen.findByRole('dialog', { name: 'Referral details' }));
    const progress = await panel.findByText('Progress');
    expect(progress.nextElementSibling).toHaveTextContent(/^In Progress$/);
    expect(panel.queryByRole('button', { name: /Progress/ })).toBeNull();
  });

  it('NAV-3 NAV-4 shows who is signed in', async () => {
    open('agency-admin', '/admin/dashboard');
    await userEvent.click(await screen.findByRole('button', { name: /Dana Whitfield Agency Admin/ }));
    const card = within(screen.getByRole('dialog'));
    expect(card.getByText('Harbor Point Insurance')).toBeInTheDocument();
    expect(card.getByText('Savannah, GA')).toBeInTheDocument();
    expect(card.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Help Desk',
      'Contact Us',
      'Logout',
    ]);
  });

  const logOut = async () => {
    await userEvent.click(await screen.findByRole('button', { name: /Dana Whitfield/ }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Logout' }));
  };

  it('RTE-18 logs out and returns to /admin', async () => {
    const { harness } = open('agency-admin', '/admin/dashboard');
    await logOut();
    await waitFor(() => expect(harness.visited).toEqual(['/admin']));
  });

  it('AUT-18 shows a message and keeps the session if logging out fails', async () => {
    open('agency-admin', '/admin/dashboard', { logout: 'refused' });
    await logOut();
    expect(await screen.findByText(sessionTexts.logoutFailed)).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeInTheDocument();
  });

  describe('with unsaved changes', () => {
    const editAndLogOut = async (changes: Partial<SessionScenario> = {}) => {
      const world = open('admin', '/admin/marketplaces/1', changes);
      const field = await screen.findByRole('textbox', { name: 'Marketplace name' });
      await userEvent.type(field, ' and Sons');
      await userEvent.click(within(screen.getByRole('banner')).getAllByRole('button').at(-1) ?? field);
      await userEvent.click(screen.getByRole('menuitem', { name: 'Logout' }));
      return { ...world, field, dialog: await screen.findByRole('alertdialog', { name: 'Unsaved Changes' }) };
    };
    it('MKF-10 MKF-11 Logout asks first and sends nothing if the user continues', async () => {
      const { field, dialog, harness, app } = await editAndLogOut();
      await userEvent.click(within(dialog).getByRole('button', { name: 'Continue Editing' }));
      await waitFor(() => expect(dialog).not.toBeInTheDocument());
      expect(field).toHaveDisplayValue(/ and Sons$/);
      expect(app.session.getState().status).toBe('signedIn');
      expect(harness.visited).toEqual([]);
    });

    it('MKF-11 Logout discards the changes if the user agrees', async () => {
      const { dialog, harness } = await editAndLogOut();
      await userEvent.click(within(dialog).getByRole('button', { name: 'Discard Changes' }));
      await waitFor(() => expect(harness.visited).toEqual(['/admin']));
    });

    it('AUT-18 keeps the changes if logging out fails', async () => {
      const { dialog, field } = await editAndLogOut({ logout: 'refused' });
      await userEvent.click(within(dialog).getByRole('button', { name: 'Discard Changes' }));
      expect(await screen.findByText(sessionTexts.logoutFailed)).toBeInTheDocument();
      expect(field).toHaveDisplayValue(/ and Sons$/);
    });
  });

  it('ERR-10 lists closed toasts under Messages in the top bar', async () => {
    open('agency-admin', '/admin/dashboard', { logout: 'refused' });
    await heading('Dashboard');
    expect(screen.queryByRole('button', { name: 'Messages' })).not.toBeInTheDocument();
    await logOut();
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    const bar = within(screen.getByRole('banner'));
    await userEvent.click(await bar.findByRole('button', { name: 'Messages' }));
    const messages = within(await screen.findByRole('dialog', { name: 'Messages' }));
    expect(messages.getByText(sessionTexts.logoutFailed)).toBeVisible();
  });
});
