// @vitest-environment jsdom

import { createManualScheduler } from '@advantage/live-list/testing';
import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aReferral } from '../testing/aReferral.ts';
import { createMemorySource } from '../testing/createMemorySource.ts';
import { storyTime } from '../testing/storyTime.ts';
import { AlertDesk } from './AlertDesk.ts';
import { AlertWatcher } from './AlertWatcher.tsx';
import { type AlertSettings, usualAlerts } from './alertSettings.ts';
import { watchInterval } from './ReferralWatch.ts';
import { SavedViewStore } from './SavedViewStore.ts';

const shown = vi.fn<(title: string) => void>();
class FakeNotification {
  static permission = 'granted';
  onclick: (() => void) | null = null;
  constructor(title: string) {
    shown(title);
    last = this;
  }
  close() {}
}
let last: FakeNotification | undefined;

beforeEach(() => {
  document.title = 'All Referrals';
  shown.mockClear();
  vi.stubGlobal('Notification', FakeNotification);
  vi.spyOn(document, 'hasFocus').mockReturnValue(false);
  vi.spyOn(window, 'focus').mockReturnValue(undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function watch(settings: Partial<AlertSettings>) {
  const kept = JSON.stringify({ ...usualAlerts, isOn: true, ...settings });
  const desk = new AlertDesk({ getItem: () => kept, setItem: () => {} });
  const scheduler = createManualScheduler();
  const source = createMemorySource({ rows: [], after: scheduler.after });
  const load = vi.fn(source.list);
  const onOpen = vi.fn();
  const views = new Map<string, string>();
  const store = new SavedViewStore(
    { getItem: (key) => views.get(key) ?? null, setItem: (key, text) => void views.set(key, text) },
    'all-referrals',
  );
  const view = render(
    <AlertWatcher
      desk={desk}
      store={store}
      load={load}
      queryOf={(filters) => ({ filters })}
      onOpen={onOpen}
      scheduler={scheduler}
    />,
  );
  const pass = (milliseconds: number) => act(() => scheduler.advance(milliseconds));
  const arrive = async (...ids: readonly string[]) => {
    await pass(1);
    source.add(...ids.map((opportunityId) => aReferral({ opportunityId, addDate: storyTime + 1 })));
    await pass(watchInterval);
  };
  return { ...view, desk, store, load, onOpen, pass, arrive };
}

it('asks nothing while alerts are off, and begins once they are on', async () => {
  const { desk, load, pass } = watch({ isOn: false });
  await pass(5 * 60_000);
  expect(load).not.toHaveBeenCalled();
  act(() => void desk.change({ isOn: true }));
  await pass(1);
  expect(load).toHaveBeenCalledOnce();
});

it('counts in the title of the tab until somebody looks at the page', async () => {
  const { arrive } = watch({});
  await arrive('a', 'b');
  expect(document.title).toBe('(2) All Referrals');
  vi.mocked(document.hasFocus).mockReturnValue(true);
  window.dispatchEvent(new Event('focus'));
  expect(document.title).toBe('All Referrals');
  expect(shown).not.toHaveBeenCalled();
});

it('shows a notification while the reader is elsewhere, and opens the list on a press', async () => {
  const { arrive, onOpen } = watch({ hasNotification: true });
  await arrive('a');
  expect(shown).toHaveBeenCalledExactlyOnceWith('New referral');
  last?.onclick?.();
  expect(onOpen).toHaveBeenCalledExactlyOnceWith({});
});

it('shows none in quiet hours, which still count in the title', async () => {
  const { arrive } = watch({ hasNotification: true, quiet: { from: '00:00:00', to: '23:59:59' } });
  await arrive('a');
  expect(shown).not.toHaveBeenCalled();
  expect(document.title).toBe('(1) All Referrals');
});

it('sounds two tones where the reader wants to hear of it, none in quiet hours', async () => {
  const pitches: number[] = [];
  const ramp = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
  const part = { connect: (next: unknown) => next, start() {}, stop() {}, gain: ramp };
  const frequency = {
    set value(pitch: number) {
      pitches.push(pitch);
    },
  };
  vi.stubGlobal(
    'AudioContext',
    class {
      currentTime = 0;
      destination = part;
      resume = () => Promise.resolve();
      createOscillator = () => ({ ...part, frequency });
      createGain = () => part;
    },
  );
  const silent = watch({ hasSound: true, quiet: { from: '00:00:00', to: '23:59:59' } });
  await silent.arrive('a');
  silent.unmount();
  expect(pitches).toEqual([]);
  await watch({ hasSound: true }).arrive('a');
  expect(pitches).toHaveLength(2);
});

it('watches what a saved view shows, and what it shows after a change', async () => {
  const { desk, store, load, pass } = watch({});
  const asked = () => load.mock.lastCall?.[0].filters;
  act(() => void store.save('Texas', { state: 'TX' }));
  const [view] = store.content.get().views;
  act(() => void desk.change({ viewId: view?.id ?? null }));
  await pass(1);
  expect(asked()).toEqual({ state: 'TX' });
  const calls = load.mock.calls.length;
  act(() => store.reload());
  await pass(1);
  expect(load).toHaveBeenCalledTimes(calls);
  act(() => void store.update(view?.id ?? '', { state: 'OH' }));
  await pass(1);
  expect(asked()).toEqual({ state: 'OH' });
  act(() => void store.remove(view?.id ?? ''));
  await pass(1);
  expect(asked()).toEqual({});
});

it('ends with its page', async () => {
  const { unmount, load, arrive, pass } = watch({});
  await arrive('a');
  unmount();
  const calls = load.mock.calls.length;
  await pass(10 * 60_000);
  expect(load).toHaveBeenCalledTimes(calls);
  expect(document.title).toBe('All Referrals');
});

it('looks in one of several tabs only; the next one takes over when it closes', async () => {
  let holder: Promise<unknown> = Promise.resolve();
  vi.stubGlobal('navigator', {
    onLine: true,
    locks: {
      request: (_name: string, _options: unknown, run: () => Promise<void>) => {
        holder = holder.then(run);
        return holder;
      },
    },
  });
  const [first, second] = [watch({}), watch({})];
  await first.pass(1);
  await second.pass(1);
  expect(first.load).toHaveBeenCalledOnce();
  expect(second.load).not.toHaveBeenCalled();
  first.unmount();
  await second.pass(1);
  await second.pass(1);
  expect(second.load).toHaveBeenCalledOnce();
});
