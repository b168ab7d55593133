// @vitest-environment jsdom

import { ClockProvider, createManualClock, type MessagesFor, MessagesProvider } from '@advantage/ui';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import * as en from '../messages/en.ts';
import type { ReferralAudience } from '../model/audience.ts';
import { AllReferralsScreen } from '../screens/FilteredScreen.tsx';
import { RecentReferralsScreen } from '../screens/RecentReferralsScreen.tsx';
import { aReferral } from '../testing/aReferral.ts';
import { chooseTool } from '../testing/chooseTool.ts';
import { createMemorySource } from '../testing/createMemorySource.ts';
import { minutesAgo, storyTime } from '../testing/storyTime.ts';
import { setShortcutsEnabled } from './keyActions.ts';

const rows = ['Austin', 'Boise', 'Camden'].map((city, index) =>
  aReferral({ opportunityId: city, city, addDate: minutesAgo(10 + index), dynamicPrice: 20 + index }),
);
const noDetails = {};

beforeEach(() => {
  localStorage.clear();
  act(() => setShortcutsEnabled(true));
});

async function show(audience: ReferralAudience = 'agent', messages: MessagesFor<typeof en> = {}) {
  const source = createMemorySource({ rows });
  render(
    <MessagesProvider catalog={en} messages={messages}>
      <ClockProvider clock={createManualClock(storyTime)}>
        <input aria-label="Elsewhere" />
        <AllReferralsScreen
          source={source}
          audience={audience}
          username="producer"
          rowAction="select"
          details={noDetails}
        />
      </ClockProvider>
    </MessagesProvider>,
  );
  await waitFor(() => expect(document.querySelector('[data-id=Austin]')).not.toBeNull());
  return userEvent.setup();
}

const focused = () => document.activeElement?.closest('tr')?.dataset.id;

it('A2 moves between rows with J, K and the arrow keys, and stops at the ends', async () => {
  const user = await show();
  await user.keyboard('j');
  expect(focused()).toBe('Austin');
  await user.keyboard('j{ArrowDown}j');
  expect(focused()).toBe('Camden');
  await user.keyboard('k{ArrowUp}k');
  expect(focused()).toBe('Austin');
  await user.keyboard('{Enter}');
  const panel = await screen.findByRole('dialog', { name: 'Referral details' });
  await waitFor(() => expect(panel).toHaveTextContent('1 of 3'));
});

it('A2 keeps moving while a key is held down, without scrolling the page', async () => {
  await show();
  const hold = (key: string) =>
    fireEvent.keyDown(document.activeElement ?? document.body, { key, repeat: true });
  await userEvent.keyboard('j');
  expect(hold('ArrowDown')).toBe(false);
  expect(focused()).toBe('Boise');
  hold('j');
  expect(focused()).toBe('Camden');
});

it('A2 responds to J while a switch has focus', async () => {
  const user = await show();
  await user.click(screen.getByRole('switch', { name: 'Show Claimed' }));
  await waitFor(() => expect(document.querySelector('[data-id=Austin]')).not.toBeNull());
  await user.keyboard('j');
  expect(focused()).toBe('Austin');
});

it('CLM-20 asks to claim the focused row or the open referral when C is pressed', async () => {
  const user = await show();
  await user.keyboard('jjc');
  expect(await screen.findByRole('button', { name: 'Claim for $21' })).toHaveFocus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(focused()).toBe('Boise'));
  await user.keyboard('k{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Referral details' })).toHaveFocus();
  await user.keyboard('c');
  expect(await screen.findByRole('button', { name: 'Claim for $20' })).toBeInTheDocument();
});

it('ROL-5 neither handles nor lists C for users who cannot claim', async () => {
  const user = await show('carrier');
  await user.keyboard('jc');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.keyboard('?');
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).not.toHaveTextContent('Claim');
});

it('A2 moves focus to the filters with /', async () => {
  const user = await show();
  await user.keyboard('/');
  expect(screen.getByRole('group', { name: 'Filters' })).toContainElement(
    document.activeElement as HTMLElement,
  );
});

it('A2 moves focus to the filters with / when the host renames them', async () => {
  const user = await show('agent', { filterBar: { filters: 'Narrow it down' } });
  await user.keyboard('/');
  expect(screen.getByRole('group', { name: 'Narrow it down' })).toContainElement(
    document.activeElement as HTMLElement,
  );
});

/** Two lists on one page. */
async function showTwo() {
  const list = (name: string) => (
    <section aria-label={name}>
      <AllReferralsScreen
        source={createMemorySource({
          rows: rows.map((row) => ({ ...row, opportunityId: `${name} ${row.city}` })),
        })}
        audience="agent"
        username="producer"
        rowAction="select"
        details={noDetails}
      />
    </section>
  );
  render(
    <ClockProvider clock={createManualClock(storyTime)}>
      {list('First')}
      {list('Second')}
    </ClockProvider>,
  );
  await waitFor(() => expect(document.querySelectorAll('tr[data-id]')).toHaveLength(6));
  return userEvent.setup();
}

it('A2 keeps the keys within the focused list, and starts in the first list', async () => {
  const user = await showTwo();
  await user.keyboard('jjjj');
  expect(focused()).toBe('First Camden');
  const row = document.querySelector<HTMLElement>('[data-id="Second Boise"] [data-opens-row]');
  act(() => row?.focus());
  await user.keyboard('k');
  expect(focused()).toBe('Second Austin');
  await user.keyboard('kj{ArrowDown}');
  expect(focused()).toBe('Second Camden');
  await user.keyboard('/');
  expect(screen.getByRole('region', { name: 'Second' })).toContainElement(
    document.activeElement as HTMLElement,
  );
});

it('A2 ignores letters typed in a text field or pressed with a modifier key', async () => {
  const user = await show();
  await user.type(screen.getByRole('textbox', { name: 'Elsewhere' }), 'jc?/');
  expect(screen.getByRole('textbox', { name: 'Elsewhere' })).toHaveValue('jc?/');
  act(() => (document.activeElement as HTMLElement).blur());
  await user.keyboard('{Control>}j{/Control}{Meta>}c{/Meta}');
  expect(focused()).toBeUndefined();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('A2 ignores keys pressed in an alert dialog of the host', async () => {
  const user = await show();
  render(
    <div role="alertdialog" aria-label="Leave?">
      <button type="button">Stay</button>
    </div>,
  );
  act(() => screen.getByRole('button', { name: 'Stay' }).focus());
  await user.keyboard('j?');
  expect(screen.getByRole('button', { name: 'Stay' })).toHaveFocus();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('A2 lists the shortcuts with ? or in the tools, and can turn them off on this device', async () => {
  const user = await show();
  await user.keyboard('?');
  await user.click(await screen.findByRole('switch', { name: 'Single-key shortcuts' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.keyboard('j?');
  expect(focused()).toBeUndefined();
  expect(localStorage.getItem('referral-list-keys')).toBe('off');
  await chooseTool(user, screen, 'Keyboard shortcuts');
  await user.click(await screen.findByRole('switch', { name: 'Single-key shortcuts' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.keyboard('j');
  expect(focused()).toBe('Austin');
});

async function showRecent() {
  render(
    <ClockProvider clock={createManualClock(storyTime)}>
      <RecentReferralsScreen source={createMemorySource({ rows })} />
    </ClockProvider>,
  );
  await waitFor(() => expect(document.querySelector('[data-id=Austin]')).not.toBeNull());
  return userEvent.setup();
}

it('TBL-66 A2 focuses the row itself with J, K and Tab when rows do not open', async () => {
  const user = await showRecent();
  const row = (id: string) => document.querySelector(`[data-id=${id}]`);
  await user.keyboard('j');
  expect(row('Austin')).toHaveFocus();
  await user.keyboard('jk{ArrowDown}');
  expect(row('Boise')).toHaveFocus();
  await user.tab();
  expect(row('Camden')).toHaveFocus();
});

it('A2 lists only the shortcuts that a list supports', async () => {
  const user = await showRecent();
  await user.keyboard('?');
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Next row',
    'Previous row',
    'Keyboard shortcuts',
  ]);
  expect(dialog).not.toHaveTextContent('Filters');
});

it('A2 moves between rows with the arrow keys while single-key shortcuts are off', async () => {
  const user = await showRecent();
  act(() => setShortcutsEnabled(false));
  await user.keyboard('j');
  expect(focused()).toBeUndefined();
  act(() => document.querySelector<HTMLElement>('[data-id=Austin]')?.focus());
  await user.keyboard('{ArrowDown}');
  expect(focused()).toBe('Boise');
});
