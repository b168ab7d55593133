declare global {
  interface Window {
    readonly soak: {
      /** Advances time at once and runs every timer that becomes due. */
      readonly advance: (milliseconds: number) => void;
      /** Advances time like a sleeping laptop: every timer that became due runs once, afterwards. */
      readonly sleep: (milliseconds: number) => void;
      /** Number of pending timers. */
      readonly timers: () => number;
    };
  }
}

/**
 * Gives the page a clock that can be advanced. Runs in the page before anything else. Self-contained, because it's sent
 * there as text.
 */
export function installClock() {
  const native = {
    setTimeout: window.setTimeout.bind(window),
    clearTimeout: window.clearTimeout.bind(window),
    now: performance.now.bind(performance),
    Date,
  };
  let ahead = 0;
  let last = 1_000_000;
  const timers = new Map<number, { due: number; every: number | null; run: () => void; native: number }>();
  const now = () => native.now() + ahead;

  const fire = (id: number) => {
    const timer = timers.get(id);
    if (!timer) return;
    if (timer.every === null) timers.delete(id);
    else {
      timer.due += Math.max(1, timer.every);
      arm(id);
    }
    timer.run();
  };
  const arm = (id: number) => {
    const timer = timers.get(id);
    if (timer) timer.native = native.setTimeout(() => fire(id), Math.max(0, timer.due - now()));
  };
  const set = (callback: TimerHandler, delay: number, every: number | null, args: unknown[]) => {
    last += 1;
    const run = () => typeof callback === 'function' && callback(...args);
    timers.set(last, { due: now() + delay, every, run, native: 0 });
    arm(last);
    return last;
  };
  const clear = (id = 0) => {
    native.clearTimeout(timers.get(id)?.native);
    timers.delete(id);
  };
  const advance = (milliseconds: number) => {
    const end = now() + milliseconds;
    for (;;) {
      const [next] = [...timers].filter(([, { due }]) => due <= end).sort(([, a], [, b]) => a.due - b.due);
      if (!next) break;
      const [id, timer] = next;
      native.clearTimeout(timer.native);
      ahead += Math.max(0, timer.due - now());
      fire(id);
    }
    sleep(end - now());
  };
  const sleep = (milliseconds: number) => {
    ahead += Math.max(0, milliseconds);
    for (const [id, timer] of timers) {
      native.clearTimeout(timer.native);
      arm(id);
    }
  };

  class SoakDate extends native.Date {
    constructor(...args: [] | [number | string | Date]) {
      if (args.length === 0) super(SoakDate.now());
      else super(...args);
    }
    static override now() {
      return native.Date.now() + ahead;
    }
  }
  // The native one would run in real time, and keep a signal alive for every recent call.
  AbortSignal.timeout = (milliseconds) => {
    const controller = new AbortController();
    const reason = new DOMException('The operation timed out.', 'TimeoutError');
    set(() => controller.abort(reason), milliseconds, null, []);
    return controller.signal;
  };
  performance.now = now;
  Object.assign(window, {
    Date: SoakDate,
    setTimeout: (callback: TimerHandler, delay = 0, ...args: unknown[]) => set(callback, delay, null, args),
    setInterval: (callback: TimerHandler, delay = 0, ...args: unknown[]) => set(callback, delay, delay, args),
    clearTimeout: clear,
    clearInterval: clear,
    soak: { advance, sleep, timers: () => timers.size },
  });
}
