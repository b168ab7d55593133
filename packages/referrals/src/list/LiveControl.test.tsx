// @vitest-environment jsdom

import { type LiveStatus, SourceError } from '@advantage/live-list';
import { createManualScheduler } from '@advantage/live-list/testing';
import { ClockProvider, createManualClock } from '@advantage/ui';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { aReferral } from '../testing/aReferral.ts';
import { createLiveReferrals } from '../testing/createLiveReferrals.ts';
import { createMemorySource } from '../testing/createMemorySource.ts';
import { storyTime } from '../testing/storyTime.ts';
import { LiveControl, liveText, liveTitle } from './LiveControl.tsx';

async function show(newCount = 0, isSilent = false) {
  const scheduler = createManualScheduler();
  const source = createMemorySource({ after: scheduler.after });
  const list = createLiveReferrals({ query: {}, scheduler, load: source.list });
  const clock = createManualClock(storyTime);
  render(
    <ClockProvider clock={clock}>
      <LiveControl list={list} newCount={newCount} isSilent={isSilent} />
    </ClockProvider>,
  );
  act(() => void list.start());
  await act(() => scheduler.advance(100));
  return { scheduler, source, list, clock };
}

/** The control that says whether the list is live. */
const control = () => screen.getByRole('button', { pressed: false });

describe('the live control', () => {
  it('LIV-2 says that the list is live, and how old its rows are in its title', async () => {
    const { clock } = await show();
    expect(control()).toHaveTextContent('Live');
    expect(control()).toHaveAttribute('title', 'Updated 1 s ago. Press to pause.');
    act(() => clock.advance(3000));
    expect(control()).toHaveAttribute('title', 'Updated 3 s ago. Press to pause.');
    expect(screen.queryByText(/Updated/)).toBeNull();
  });

  it('LIV-2 pauses and resumes polling', async () => {
    const { scheduler, source } = await show();
    await userEvent.click(control());
    const before = source.calls;
    await act(() => scheduler.advance(30_000));
    expect(source.calls).toBe(before);
    const paused = screen.getByRole('button', { name: 'Paused', pressed: true });
    expect(paused).toHaveAttribute('title', expect.stringContaining('Press to resume.'));
    await userEvent.click(paused);
    await act(() => scheduler.advance(3000));
    expect(source.calls).toBeGreaterThan(before);
    expect(control()).toHaveTextContent('Live');
  });

  it('LIV-16 counts waiting rows while paused, and shows them when resumed', async () => {
    const { list } = await show(4);
    const showNew = vi.spyOn(list, 'showNew');
    act(() => list.pause());
    await userEvent.click(screen.getByRole('button', { name: 'Paused · 4 new', pressed: true }));
    expect(showNew).toHaveBeenCalledOnce();
    expect(control()).toHaveTextContent('Live');
  });

  it('LIV-6 LIV-9 shows only new rows and a lost connection in a list where nothing races', async () => {
    const { scheduler, source } = await show(2, true);
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['2 new']);
    source.fail(new SourceError('network', 'The service could not be reached.'));
    await act(() => scheduler.advance(10_000));
    expect(control()).toHaveTextContent('reconnecting');
  });

  it('LIV-6 says when the list was last updated while it reconnects', async () => {
    const { scheduler, source } = await show();
    source.fail(new SourceError('network', 'The service could not be reached.'));
    await act(() => scheduler.advance(10_000));
    expect(screen.getByText('Last updated 10:24 AM · reconnecting')).toBeVisible();
  });

  it('LIV-9 shows the number of new rows and reveals them on click', async () => {
    const { list } = await show(4);
    const showNew = vi.spyOn(list, 'showNew');
    await userEvent.click(screen.getByRole('button', { name: '4 new' }));
    expect(showNew).toHaveBeenCalledOnce();
  });

  it('LIV-16 moves focus to the control when the new rows button is pressed', async () => {
    const { list } = await show(4);
    const showNew = vi.spyOn(list, 'showNew');
    await userEvent.tab();
    expect(screen.getByRole('button', { name: '4 new' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(showNew).toHaveBeenCalledOnce();
    expect(control()).toHaveFocus();
  });

  it('LIV-16 keeps the new rows button in reach of pointer and keyboard while reconnecting', async () => {
    const { list, scheduler, source } = await show(4);
    source.fail(new SourceError('network', 'The service could not be reached.'));
    await act(() => scheduler.advance(10_000));
    const button = screen.getByRole('button', { name: '4 new' });
    await userEvent.tab();
    expect(button).toHaveFocus();
    const showNew = vi.spyOn(list, 'showNew');
    await userEvent.click(button);
    expect(showNew).toHaveBeenCalledOnce();
  });

  it('LIV-9 shows no button when there are no new rows', async () => {
    await show();
    expect(screen.queryByRole('button', { name: /new/ })).toBeNull();
  });

  it('LIV-12 LIV-13 announces new rows in a single status, separate from the ticking text', async () => {
    const { scheduler, source } = await show();
    const status = screen.getByRole('status');
    expect(status).toHaveTextContent('');
    source.add(aReferral({ opportunityId: 'new', addDate: storyTime }));
    await act(() => scheduler.advance(10_000));
    expect(status).toHaveTextContent('1 new referral');
    expect(control()).not.toContainElement(status);
  });
});

const status = (state: LiveStatus['state'], age: number | null) => ({
  state,
  lastUpdated: age === null ? null : storyTime - age,
  error: null,
  emptiedBy: null,
});

it.each<[rule: string, state: LiveStatus['state'], age: number | null, text: string]>([
  ['LIV-2 says that it is connecting before the first response', 'live', null, 'Connecting'],
  ['LIV-2 says that it is live', 'live', 3_000, 'Live'],
  ['LIV-2 says that it is paused', 'paused', 3_000, 'Paused'],
  [
    'LIV-6 says the last update time while reconnecting',
    'reconnecting',
    180_000,
    'Last updated 10:21 AM · reconnecting',
  ],
  ['LIV-6 says no time while reconnecting before the first response', 'reconnecting', null, 'Reconnecting'],
])('%s', (_rule, state, age, text) => {
  expect(liveText(status(state, age), 0)).toBe(text);
});

it.each<[rule: string, age: number | null, title: string]>([
  ['LIV-2 never counts zero seconds', 0, 'Updated 1 s ago. Press to pause.'],
  ['LIV-2 never counts negative seconds', -5_000, 'Updated 1 s ago. Press to pause.'],
  ['LIV-2 counts minutes after a minute', 119_000, 'Updated 1 min ago. Press to pause.'],
  ['LIV-2 counts nothing before the first response', null, 'Press to pause.'],
])('%s', (_rule, age, title) => {
  expect(liveTitle(status('live', age), storyTime)).toBe(title);
});

const refused = (code: number) => new SourceError('http', 'Refused.', { status: code });

it('ERR-29 says 401 or 403 in place of the live state', () => {
  const live = status('live', 0);
  expect(liveText({ ...live, emptiedBy: refused(401) }, 0)).toBe('Sign-in required');
  expect(liveText({ ...live, emptiedBy: refused(404) }, 0)).toBe('Live');
  expect(liveText({ ...status('reconnecting', 0), error: refused(403) }, 0)).toBe('No access');
});
