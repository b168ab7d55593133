import type { Browser, CDPSession, Page } from 'playwright';

/** A page in its own context that can be measured. */
export interface Meter {
  readonly page: Page;
  /** Returns how long the page's main thread worked during an action, in milliseconds. */
  work(action: () => Promise<unknown>): Promise<number>;
  /** Returns the size of the page's JavaScript heap after garbage collection, in bytes. */
  heap(): Promise<number>;
  /** Collects garbage, so that it doesn't count towards the next measurement. */
  collectGarbage(): Promise<void>;
  close(): Promise<void>;
}

/** Returns the main thread's CPU time, which other programs don't affect. */
async function taskSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = metrics.find(({ name }) => name === 'TaskDuration');
  if (!metric) throw new Error('The browser reports no task duration.');
  return metric.value;
}

async function usedHeap(session: CDPSession): Promise<number> {
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
}

/** Opens a page in its own context, with an empty cache. */
export async function openMeter(browser: Browser, url: string): Promise<Meter> {
  const context = await browser.newContext({
    viewport: { width: 1680, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/Chicago',
  });
  const page = await context.newPage();
  page.on('pageerror', (error) => {
    throw new Error(`${url}: ${error.message}`);
  });
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('HeapProfiler.enable');
  await page.goto(url, { waitUntil: 'load' });
  const gc = async () => void (await session.send('HeapProfiler.collectGarbage'));
  return {
    page,
    collectGarbage: gc,
    async work(action) {
      const before = await taskSeconds(session);
      await action();
      return ((await taskSeconds(session)) - before) * 1000;
    },
    async heap() {
      await gc();
      await gc();
      return usedHeap(session);
    },
    close: () => context.close(),
  };
}
