// @vitest-environment jsdom

import { createManualScheduler } from '@advantage/live-list/testing';
import { act, render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aReferral } from '../../testing/aReferral.ts';
import { createMemorySource } from '../../testing/createMemorySource.ts';
import { storyTime } from '../../testing/storyTime.ts';
import { SavedViewStore } from '../views/SavedViewStore.ts';
import { type AlertSettings, AlertStore, defaultAlertSettings } from './AlertStore.ts';
import { AlertWatcher } from './AlertWatcher.tsx';
import { watchInterval } from './NewReferralWatcher.ts';

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

async function watch(settings: Partial<AlertSettings>, items = new Map<string, string>()) {
  items.set('referral-alerts', JSON.stringify({ ...defaultAlertSettings, isOn: true, ...settings }));
  const alerts = new AlertStore({
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, text) => void items.set(key, text),
  });
  const scheduler = createManualScheduler();
  const source = createMemorySource({ rows: [], after: scheduler.after });
  const load = vi.fn(source.list);
  const onOpen = vi.fn();
  const views = new Map<string, string>();
  const store = new SavedViewStore(
    { getItem: (key) => views.get(key) ?? null, setItem: (key, text) => void views.set(key, text) },
    'all-referrals',
  );
  // Alerts subscribe to the saved views once their code has loaded.
  const follow = vi.spyOn(store.content, 'subscribe');
  const begun = () => waitFor(() => expect(follow).toHaveBeenCalled());
  const view = render(
    <AlertWatcher
      alerts={alerts}
      store={store}
      load={load}
      getQuery={(filters) => ({ filters })}
      onOpen={onOpen}
      scheduler={scheduler}
    />,
  );
  if (alerts.settings.get().isOn) await begun();
  const pass = (milliseconds: number) => act(() => scheduler.advance(milliseconds));
  const arrive = async (...ids: readonly string[]) => {
    await pass(1);
    source.add(...ids.map((opportunityId) => aReferral({ opportunityId, addDate: storyTime + 1 })));
    await pass(watchInterval);
  };
  return { ...view, alerts, store, source, load, onOpen, begun, pass, arrive };
}

it('makes no requests while alerts are off, and starts when they are turned on', async () => {
  const { alerts, load, begun, pass } = await watch({ isOn: false });
  await pass(5 * 60_000);
  expect(load).not.toHaveBeenCalled();
  act(() => void alerts.change({ isOn: true }));
  await begun();
  await pass(1);
  expect(load).toHaveBeenCalledOnce();
});

it('shows the count in the tab title until the page gets focus', async () => {
  const { arrive } = await watch({});
  await arrive('a', 'b');
  expect(document.title).toBe('(2) All Referrals');
  vi.mocked(document.hasFocus).mockReturnValue(true);
  window.dispatchEvent(new Event('focus'));
  expect(document.title).toBe('All Referrals');
  expect(shown).not.toHaveBeenCalled();
});

it('shows a notification while the page has no focus, and opens the list on click', async () => {
  const { arrive, onOpen } = await watch({ hasNotification: true });
  await arrive('a');
  expect(shown).toHaveBeenCalledExactlyOnceWith('New referral');
  last?.onclick?.();
  expect(onOpen).toHaveBeenCalledExactlyOnceWith({});
});

it('shows no notification during quiet hours but still counts in the title', async () => {
  const { arrive } = await watch({ hasNotification: true, quiet: { from: '00:00:00', to: '23:59:59' } });
  await arrive('a');
  expect(shown).not.toHaveBeenCalled();
  expect(document.title).toBe('(1) All Referrals');
});

it('plays a two-tone sound when sound is on, but not during quiet hours', async () => {
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
  const silent = await watch({ hasSound: true, quiet: { from: '00:00:00', to: '23:59:59' } });
  await silent.arrive('a');
  silent.unmount();
  expect(pitches).toEqual([]);
  await (await watch({ hasSound: true })).arrive('a');
  expect(pitches).toHaveLength(2);
});

it('watches the selected saved view and follows changes to it', async () => {
  const { alerts, store, load, pass } = await watch({});
  const asked = () => load.mock.lastCall?.[0].filters;
  act(() => void store.save('Texas', { state: 'TX' }));
  const [view] = store.content.get().views;
  act(() => void alerts.change({ viewId: view?.id ?? null }));
  await pass(1);
  expect(asked()).toEqual({ state: 'TX' });
  const calls = load.mock.calls.length;
  act(() => store.reload());
  await pass(1);
  expect(load).toHaveBeenCalledTimes(calls);
  act(() => void store.update(view?.id ?? '', { state: 'OH' }));
  await pass(1);
  expect(asked()).toEqual({ state: 'OH' });
});

it('stops when the watched view is deleted, and continues when the deletion is undone', async () => {
  const { alerts, store, load, pass } = await watch({});
  act(() => void store.save('Texas', { state: 'TX' }));
  const [view] = store.content.get().views;
  if (!view) throw new Error('no view');
  act(() => void alerts.change({ viewId: view.id }));
  await pass(1);
  const calls = load.mock.calls.length;
  act(() => void store.remove(view.id));
  await pass(5 * 60_000);
  expect(load).toHaveBeenCalledTimes(calls);
  act(() => void store.restore(view, 0, false));
  await pass(1);
  expect(load.mock.lastCall?.[0].filters).toEqual({ state: 'TX' });
});

it('reports referrals that arrived during a reload, each only once', async () => {
  const items = new Map<string, string>();
  const first = await watch({ hasNotification: true }, items);
  await first.arrive('a');
  expect(shown).toHaveBeenCalledExactlyOnceWith('New referral');
  first.unmount();
  shown.mockClear();
  const second = await watch({ hasNotification: true }, items);
  second.source.add(...['a', 'b', 'c'].map((id) => aReferral({ opportunityId: id, addDate: storyTime + 1 })));
  await second.pass(10);
  expect(shown).toHaveBeenCalledExactlyOnceWith('2 new referrals');
});

it('never reports referrals that arrived while alerts were off', async () => {
  const { alerts, source, pass } = await watch({ hasNotification: true });
  await pass(1);
  act(() => void alerts.change({ isOn: false }));
  source.add(aReferral({ opportunityId: 'b', addDate: storyTime + 1 }));
  await pass(1);
  act(() => void alerts.change({ isOn: true }));
  await pass(10);
  expect(shown).not.toHaveBeenCalled();
});

it('reports nothing on start after a long break', async () => {
  const items = new Map<string, string>();
  const first = await watch({ hasNotification: true }, items);
  await first.pass(1);
  first.unmount();
  const [key, text] = [...items].find(([name]) => name === 'referral-alerts-seen') ?? [];
  const seen = JSON.parse(text ?? '{}');
  items.set(key ?? '', JSON.stringify({ ...seen, at: seen.at - 3_600_000 }));
  const second = await watch({ hasNotification: true }, items);
  second.source.add(aReferral({ opportunityId: 'b', addDate: storyTime + 1 }));
  await second.pass(10);
  expect(shown).not.toHaveBeenCalled();
});

it('stays silent while another tab of the product has focus', async () => {
  const held = [{ name: 'referral-alerts-looked-at' }];
  const locks = {
    request: (_name: string, _options: unknown, run: () => Promise<void>) => run(),
    query: async () => ({ held }),
  };
  vi.stubGlobal('navigator', { onLine: true, locks });
  const { arrive } = await watch({ hasNotification: true });
  await arrive('a');
  expect(shown).not.toHaveBeenCalled();
  expect(document.title).toBe('All Referrals');
  held.length = 0;
  await arrive('b');
  expect(shown).toHaveBeenCalledExactlyOnceWith('New referral');
});

it('tells other tabs that this one has focus, until it loses focus', async () => {
  const request = vi.fn((_name: string, _options: unknown, run: () => Promise<void>) => run());
  vi.stubGlobal('navigator', { onLine: true, locks: { request, query: async () => ({ held: [] }) } });
  const items = new Map<string, string>();
  await watch({}, items);
  expect(request.mock.calls.map(([name]) => name)).toEqual(['referral-alerts']);
  vi.mocked(document.hasFocus).mockReturnValue(true);
  window.dispatchEvent(new Event('focus'));
  expect(request).toHaveBeenCalledTimes(2);
  expect(request).toHaveBeenLastCalledWith(
    'referral-alerts-looked-at',
    { mode: 'shared' },
    expect.any(Function),
  );
  expect(items.has('referral-alerts-look')).toBe(true);
  const isLeft = vi.fn();
  void request.mock.results[1]?.value.then(isLeft);
  await Promise.resolve();
  expect(isLeft).not.toHaveBeenCalled();
  vi.mocked(document.hasFocus).mockReturnValue(false);
  window.dispatchEvent(new Event('blur'));
  await Promise.resolve();
  await Promise.resolve();
  expect(isLeft).toHaveBeenCalled();
});

it('clears the count in the title when another tab of the product gets focus', async () => {
  const { arrive } = await watch({});
  await arrive('a');
  expect(document.title).toBe('(1) All Referrals');
  window.dispatchEvent(new StorageEvent('storage', { key: 'maya/referral-alerts-look' }));
  expect(document.title).toBe('All Referrals');
});

it('stops polling and clears the title on unmount', async () => {
  const { unmount, load, arrive, pass } = await watch({});
  await arrive('a');
  unmount();
  const calls = load.mock.calls.length;
  await pass(10 * 60_000);
  expect(load).toHaveBeenCalledTimes(calls);
  expect(document.title).toBe('All Referrals');
});

it('polls in one tab only, and another tab takes over when it closes', async () => {
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
  const [first, second] = [await watch({}), await watch({})];
  await first.pass(1);
  await second.pass(1);
  expect(first.load).toHaveBeenCalledOnce();
  expect(second.load).not.toHaveBeenCalled();
  first.unmount();
  await second.pass(1);
  await second.pass(1);
  expect(second.load).toHaveBeenCalledOnce();
});
