import type { Browser, CDPSession, Page } from 'playwright';

/** Its own page that can be measured. */
export interface Meter {
  readonly page: Page;
  /** Milliseconds that the page's main thread worked while something was done. */
  work(action: () => Promise<unknown>): Promise<number>;
  /** Bytes of the page's JavaScript heap after everything that can be forgotten is. */
  heap(): Promise<number>;
  /** Lets everything that can be forgotten be, so that it does not fall into what is measured next. */
  tidy(): Promise<void>;
  close(): Promise<void>;
}

/** The main thread's processor time: what other programs do meanwhile does not count. */
async function taskSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = metrics.find(({ name }) => name === 'TaskDuration');
  if (!metric) throw new Error('The browser tells no task duration.');
  return metric.value;
}

async function usedHeap(session: CDPSession): Promise<number> {
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
}

/** Opens a page in its own context, with nothing cached. */
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
  const tidy = async () => void (await session.send('HeapProfiler.collectGarbage'));
  return {
    page,
    tidy,
    async work(action) {
      const before = await taskSeconds(session);
      await action();
      return ((await taskSeconds(session)) - before) * 1000;
    },
    async heap() {
      await tidy();
      await tidy();
      return usedHeap(session);
    },
    close: () => context.close(),
  };
}
