// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { createBrowserScheduler } from './scheduler.ts';

describe('createBrowserScheduler', () => {
  it('LIV-1 reports whether the page is visible', () => {
    const scheduler = createBrowserScheduler();
    expect(scheduler.isVisible()).toBe(true);
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    expect(scheduler.isVisible()).toBe(false);
    vi.restoreAllMocks();
  });

  it('D4 notifies on visibility, pageshow, pagehide and online events until unsubscribed', () => {
    const onChange = vi.fn();
    const onOnline = vi.fn();
    const scheduler = createBrowserScheduler();
    const unsubscribe = [scheduler.subscribe(onChange), scheduler.onOnline(onOnline)];
    const fire = () => {
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      for (const type of ['online', 'offline', 'pageshow', 'pagehide']) window.dispatchEvent(new Event(type));
    };
    const calls = () => [onChange.mock.calls.length, onOnline.mock.calls.length];
    fire();
    expect(calls()).toEqual([3, 1]);
    for (const each of unsubscribe) each();
    fire();
    expect(calls()).toEqual([3, 1]);
  });

  it('D1 calls back after the delay unless canceled', () => {
    vi.useFakeTimers();
    const scheduler = createBrowserScheduler(() => 42);
    const callback = vi.fn();
    scheduler.after(100, callback);
    scheduler.after(100, callback)();
    vi.advanceTimersByTime(100);
    expect(callback).toHaveBeenCalledOnce();
    expect(scheduler.now()).toBe(42);
    expect(scheduler.elapsed()).toBeTypeOf('number');
    vi.useRealTimers();
  });
});
