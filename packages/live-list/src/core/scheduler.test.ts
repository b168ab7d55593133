// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { createBrowserScheduler } from './scheduler.ts';

describe('createBrowserScheduler', () => {
  it('LIV-1 reports whether the page is visible and online', () => {
    const scheduler = createBrowserScheduler();
    expect([scheduler.isVisible(), scheduler.isOnline()]).toEqual([true, true]);
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect([scheduler.isVisible(), scheduler.isOnline()]).toEqual([false, false]);
    vi.restoreAllMocks();
  });

  it('D4 notifies on visibility, pageshow, pagehide and network events until unsubscribed', () => {
    const onChange = vi.fn();
    const unsubscribe = createBrowserScheduler().subscribe(onChange);
    const fire = () => {
      document.dispatchEvent(new Event('visibilitychange'));
      for (const type of ['online', 'offline', 'pageshow', 'pagehide']) window.dispatchEvent(new Event(type));
    };
    fire();
    expect(onChange).toHaveBeenCalledTimes(5);
    unsubscribe();
    fire();
    expect(onChange).toHaveBeenCalledTimes(5);
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
