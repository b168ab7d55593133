// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Console, createConnection } from '@advantage/console-kit';
import {
  type ConsolePage,
  consolePages,
  createApplication,
  type ListPageProps,
} from '@advantage/console-kit/application';
import { createMemorySession } from '@advantage/console-kit/testing';
import { buildMarketplace, createInMemoryMarketplaceGateway } from '@advantage/marketplace-form/testing';
import { createReferralColumnHelper } from '@advantage/referrals';
import { acquiredReferrals, createMemorySource, storyReferrals } from '@advantage/referrals/testing';
import { bridge, ClockProvider, createManualClock, toasts } from '@advantage/ui';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { messages } from './kit/texts.ts';
import { Leads, leadReferral, leadSource } from './own/Leads.tsx';
import { marketplacePage } from './own/marketplacePage.tsx';
import { referralsPage } from './own/referralsPage.tsx';

const clock = createManualClock('2026-11-20T16:24:00Z');
const gateways = {
  referrals: createMemorySource({
    rows: storyReferrals.slice(0, 5),
    acquired: acquiredReferrals,
  }),
  marketplaces: createInMemoryMarketplaceGateway({
    marketplaces: [buildMarketplace({ id: 7, riskAppetite: { score: 3 } })],
  }),
};

/** A ResizeObserver stub: jsdom has no layout. */
class NoSizes {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', NoSizes);
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
});
afterEach(() => {
  act(() => toasts.clear());
  vi.unstubAllGlobals();
});

/** Opens the last page of a console. */
function open(...pages: readonly ConsolePage[]) {
  const page = pages.at(-1);
  const path = `/admin/${(page?.path ?? page?.name ?? '').replace('$marketplaceId', '7')}`;
  const { session } = createMemorySession({ path });
  void session.start();
  window.history.replaceState(null, '', path);
  const application = createApplication({
    readUser: () => ({ role: 'producer' }),
    pages,
    navigation: () => ({ sections: [] }),
    brand: () => bridge,
    messages,
  });
  render(
    <ClockProvider clock={clock}>
      <Console
        load={async () => ({ default: application })}
        brand={bridge}
        session={session}
        gateways={gateways}
        connection={createConnection()}
        onServerTime={() => {}}
      />
    </ClockProvider>,
  );
}

const tools = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Tools' }));
  return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
};

/** Selects the first referral and presses the console's bulk action. */
async function assignFirst() {
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Select rows' }));
  const [box] = await screen.findAllByRole('checkbox', { name: /Austin, TX$/ });
  if (!box) throw new Error('No row to select');
  const bar = within(await screen.findByRole('group', { name: 'Selection' }));
  expect(bar.queryByRole('button', { name: 'Assign to me' })).toBeNull();
  await userEvent.click(box);
  await userEvent.click(await bar.findByRole('button', { name: 'Assign to me' }));
  expect(await screen.findByText('Assigned to you: Austin')).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Selection' })).toBeNull();
}

it('TBL-1 TBL-69 a ready-made page with a column, a bulk action and words of a host keeps its URL, views and alerts', async () => {
  open(referralsPage);
  await screen.findAllByText(/^Austin, TX/);
  expect(screen.getByRole('columnheader', { name: 'NAICS' })).toBeVisible();
  expect(screen.getByRole('cell', { name: '722511' })).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^Buy now, \$/ })).not.toHaveLength(0);
  expect(document.body).not.toHaveTextContent('Claim Now');
  await userEvent.click(screen.getByRole('button', { name: 'Location' }));
  expect(window.location.search).toContain('sort=city');
  const entries = await tools();
  expect(entries).toEqual(expect.arrayContaining([expect.stringMatching(/^Saved views/)]));
  expect(entries).toEqual(expect.arrayContaining([expect.stringMatching(/^Alerts/)]));
  await assignFirst();
});

it('TBL-39 TBL-69 shows the column and the bulk action of a host on phones, too', async () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  open(referralsPage);
  const cards = await screen.findAllByRole('listitem');
  expect(cards.map(({ textContent }) => textContent)).toContainEqual(expect.stringContaining('NAICS722511'));
  await tools();
  await assignFirst();
});

const source = createReferralColumnHelper().accessor('source', { header: 'Source', enableSorting: false });
const own: ListPageProps = {
  columns: (standard) => [...standard, source],
  toolbar: <button type="button">Dial</button>,
  children: <p>Office hours: 9 to 5</p>,
};
const { claimItReferrals, recentReferrals, acquiredReferrals: acquired, transactions } = consolePages;

it.each<ConsolePage>([
  { ...claimItReferrals, component: () => <claimItReferrals.component {...own} /> },
  { ...recentReferrals, component: () => <recentReferrals.component {...own} /> },
  { ...acquired, component: () => <acquired.component {...own} /> },
  { ...transactions, component: () => <transactions.component {...own} /> },
])('TBL-1 the page $name takes a column, a control and a part of a host, too', async (page) => {
  open(consolePages.allReferrals, page);
  expect(await screen.findByRole('columnheader', { name: 'Source' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Dial' })).toBeVisible();
  expect(screen.getByText('Office hours: 9 to 5')).toBeVisible();
});

it("MKS-20 the page of a marketplace takes a host's field", async () => {
  open(consolePages.allReferrals, marketplacePage);
  const score = await screen.findByRole('textbox', { name: 'Score' });
  expect(score).toHaveValue('3');
  await userEvent.clear(score);
  await userEvent.type(score, '11');
  await userEvent.tab();
  expect(await screen.findByText('Score cannot be greater than 10.')).toBeVisible();
});

const lead = { id: 1, policyType: 'Home', isSold: false, price: 42, createdAt: '2026-11-20T16:00:00Z' };

it('TBL-1 TBL-25 shows referrals from data with other names, also without an expiry', async () => {
  render(
    <ClockProvider clock={clock}>
      <Leads source={leadSource([lead, { ...lead, id: 2, isSold: true }])} />
    </ClockProvider>,
  );
  expect(await screen.findByRole('cell', { name: 'Home' })).toBeVisible();
  expect(screen.queryByText('Undefined')).toBeNull();
});

it('the guide lists every field of a referral', () => {
  const guide = readFileSync(join(import.meta.dirname, '../../docs/your-data.md'), 'utf8');
  const [, table = ''] = guide.split('## A referral\n');
  const listed = [...(table.split('\n## ')[0] ?? '').matchAll(/^\| (`.+?) +\|/gm)]
    .flatMap(([, names = '']) => [...names.matchAll(/`(\w+)`/g)])
    .map(([, name = '']) => name);
  const refused = () => leadReferral({ ...lead, policyType: '' });
  expect(refused).toThrow(`'lines' can't be [""]. The fields are ${listed.join(', ')}.`);
});
