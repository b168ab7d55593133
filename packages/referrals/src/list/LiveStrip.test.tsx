// @vitest-environment jsdom

import { SourceError } from '@advantage/live-list';
import { createManualScheduler } from '@advantage/live-list/testing';
import { ClockProvider, createManualClock } from '@advantage/ui';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { aReferral } from '../testing/aReferral.ts';
import { createLiveReferrals } from '../testing/createLiveReferrals.ts';
import { createMemorySource } from '../testing/createMemorySource.ts';
import { storyTime } from '../testing/storyTime.ts';
import { LiveStrip } from './LiveStrip.tsx';

async function strip(newCount = 0) {
  const scheduler = createManualScheduler();
  const source = createMemorySource({ after: scheduler.after });
  const list = createLiveReferrals({ query: {}, scheduler, load: source.list });
  const clock = createManualClock(storyTime);
  render(
    <ClockProvider clock={clock}>
      <LiveStrip list={list} newCount={newCount} />
    </ClockProvider>,
  );
  act(() => void list.start());
  await act(() => scheduler.advance(100));
  return { scheduler, source, list, clock };
}

describe('the live strip', () => {
  it('LIV-2 counts up from the latest update', async () => {
    const { clock } = await strip();
    expect(screen.getByText('Live · updated 1 s ago')).toBeVisible();
    act(() => clock.advance(3000));
    expect(screen.getByText('Live · updated 3 s ago')).toBeVisible();
  });

  it('LIV-2 pauses and resumes polling', async () => {
    const { scheduler, source } = await strip();
    await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
    const before = source.calls;
    await act(() => scheduler.advance(30_000));
    expect(source.calls).toBe(before);
    expect(screen.getByText('Paused')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Resume' }));
    await act(() => scheduler.advance(3000));
    expect(source.calls).toBeGreaterThan(before);
    expect(screen.getByText(/^Live/)).toBeVisible();
  });

  it('LIV-6 says when the list was last updated while it reconnects', async () => {
    const { scheduler, source } = await strip();
    source.fail(new SourceError('network', 'The service could not be reached.'));
    await act(() => scheduler.advance(10_000));
    expect(screen.getByText('Last updated 10:24 AM · reconnecting')).toBeVisible();
  });

  it('LIV-9 shows the number of new rows and reveals them on click', async () => {
    const { list } = await strip(4);
    const showNew = vi.spyOn(list, 'showNew');
    await userEvent.click(screen.getByRole('button', { name: '4 new' }));
    expect(showNew).toHaveBeenCalledOnce();
  });

  it('LIV-16 moves focus to the container of the new rows button when it is pressed', async () => {
    const { list } = await strip(4);
    const control = screen.getByRole('button', { name: '4 new' });
    const place = control.parentElement;
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Pause' })).toHaveFocus();
    await userEvent.tab();
    expect(control).toHaveFocus();
    const showNew = vi.spyOn(list, 'showNew');
    await userEvent.keyboard('{Enter}');
    expect(showNew).toHaveBeenCalledOnce();
    expect(place).toHaveFocus();
  });

  it.each([
    ['live', 'Pause', /^Live/],
    ['paused', 'Resume', 'Paused'],
    ['reconnecting', 'Pause', /reconnecting$/],
  ] as const)(
    'LIV-16 keeps the new rows button in reach of pointer and keyboard while %s',
    async (state, toggle, text) => {
      const { list, scheduler, source } = await strip(4);
      if (state === 'paused') act(() => list.pause());
      if (state === 'reconnecting') {
        source.fail(new SourceError('network', 'The service could not be reached.'));
        await act(() => scheduler.advance(10_000));
      }
      expect(screen.getByText(text)).toBeVisible();
      const control = screen.getByRole('button', { name: '4 new' });
      await userEvent.tab();
      expect(screen.getByRole('button', { name: toggle })).toHaveFocus();
      await userEvent.tab();
      expect(control).toHaveFocus();
      const showNew = vi.spyOn(list, 'showNew');
      await userEvent.click(control);
      expect(showNew).toHaveBeenCalledOnce();
    },
  );

  it('LIV-9 shows no button when there are no new rows', async () => {
    await strip();
    expect(screen.queryByRole('button', { name: /new/ })).toBeNull();
  });

  it('LIV-12 LIV-13 announces new rows in a single status, separate from the ticking text', async () => {
    const { scheduler, source } = await strip();
    const status = screen.getByRole('status');
    expect(status).toHaveTextContent('');
    source.add(aReferral({ opportunityId: 'new', addDate: storyTime }));
    await act(() => scheduler.advance(10_000));
    expect(status).toHaveTextContent('1 new referral');
    expect(status).not.toContainElement(screen.getByText(/^Live/));
  });
});
