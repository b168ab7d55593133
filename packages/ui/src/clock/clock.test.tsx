// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ClockProvider, useNow } from './ClockProvider.tsx';
import { createManualClock, createSystemClock } from './clock.ts';

const renders = vi.fn();

function Probe({ resolution }: { readonly resolution?: number }) {
  const now = useNow(resolution);
  renders();
  return <p>{new Date(now).toISOString()}</p>;
}

describe('createSystemClock', () => {
  beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-11-20T16:24:00Z') }));
  afterEach(() => vi.useRealTimers());

  it('runs one timer for all subscribers, and none without subscribers', () => {
    const clock = createSystemClock();
    expect(vi.getTimerCount()).toBe(0);
    const ticks = [vi.fn(), vi.fn(), vi.fn()];
    const stops = ticks.map((tick) => clock.subscribe(tick));
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(3000);
    expect(ticks.map((tick) => tick.mock.calls.length)).toEqual([3, 3, 3]);
    for (const stop of stops) stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('keeps ticking for the remaining subscribers', () => {
    const clock = createSystemClock();
    const stays = vi.fn();
    clock.subscribe(() => {})();
    const leave = clock.subscribe(() => {});
    clock.subscribe(stays);
    leave();
    vi.advanceTimersByTime(2000);
    expect(stays).toHaveBeenCalledTimes(2);
  });

  it('adds the current offset to the time', () => {
    let offset = 0;
    const clock = createSystemClock({ offset: () => offset });
    const before = clock.now();
    offset = 90_000;
    expect(clock.now() - before).toBe(90_000);
  });
});

describe('createManualClock', () => {
  it('moves only when advanced or set, and notifies its subscribers', () => {
    const clock = createManualClock('2026-11-20T16:24:00Z');
    const onTick = vi.fn();
    const stop = clock.subscribe(onTick);
    clock.advance(1500);
    expect(clock.now()).toBe(Date.parse('2026-11-20T16:24:01.5Z'));
    clock.set('2026-11-21T00:00:00Z');
    expect(clock.now()).toBe(Date.parse('2026-11-21T00:00:00Z'));
    stop();
    clock.advance(1);
    expect(onTick).toHaveBeenCalledTimes(2);
  });
});

describe('useNow', () => {
  beforeEach(() => renders.mockClear());

  it('rounds down and rerenders only when the rounded time changes', () => {
    const clock = createManualClock('2026-11-20T16:24:30Z');
    render(
      <ClockProvider clock={clock}>
        <Probe resolution={60_000} />
      </ClockProvider>,
    );
    expect(screen.getByText('2026-11-20T16:24:00.000Z')).toBeInTheDocument();
    act(() => clock.advance(29_000));
    expect(renders).toHaveBeenCalledTimes(1);
    act(() => clock.advance(1000));
    expect(screen.getByText('2026-11-20T16:25:00.000Z')).toBeInTheDocument();
    expect(renders).toHaveBeenCalledTimes(2);
  });

  it('ticks every second by default', () => {
    const clock = createManualClock('2026-11-20T16:24:30.900Z');
    render(
      <ClockProvider clock={clock}>
        <Probe />
      </ClockProvider>,
    );
    act(() => clock.advance(100));
    expect(screen.getByText('2026-11-20T16:24:31.000Z')).toBeInTheDocument();
  });
});
