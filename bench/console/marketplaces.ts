import type { Browser, CDPSession, Page } from 'playwright';
import type { Recorder } from '../harness/recorder.ts';
import { drag, dragByKeyboard, measureOne } from './interactions.ts';
import { signIn } from './load.ts';
import type { Product } from './product.ts';

const count = 1000;
const path = 'marketplaces';

/**
 * Makes the service return 1,000 marketplaces, with the demo marketplaces' settings in turn, and accept every order.
 */
async function serveMany(page: Page) {
  await page.route('**/api/v3/marketplaces', async (route) => {
    const response = await route.fetch();
    const known: readonly object[] = await response.json();
    const json = Array.from({ length: count }, (_, index) => ({
      ...known[index % known.length],
      id: index + 1,
      marketplaceName: `Agency ${index + 1}`,
      priority: index + 1,
    }));
    await route.fulfill({ response, json });
  });
  await page.route('**/api/v3/marketplaces/priorities', (route) =>
    route.fulfill({ status: 200, json: null }),
  );
}

async function metricOf(session: CDPSession, name: string): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find((metric) => metric.name === name)?.value ?? 0;
}

/** Measures the list with 1,000 marketplaces: its first rows, its memory, and dragging a row. */
export async function measureMarketplaces(browser: Browser, product: Product, recorder: Recorder) {
  const page = await signIn(browser, product, 'admin');
  await serveMany(page);
  const session = await page.context().newCDPSession(page);
  // Measures CPU time, which doesn't increase on a busy machine.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const before = await metricOf(session, 'TaskDuration');
  await page.goto(`${product.url}/admin/${path}`);
  await page.locator('tbody tr[data-key]').first().waitFor();
  const rows = (await metricOf(session, 'TaskDuration')) - before;
  recorder.note('1,000 marketplaces, first rows, ms of the processor', 'console', 1000 * rows);
  await page
    .getByRole('button', { name: /^Where / })
    .first()
    .waitFor();
  await page.waitForTimeout(2000);
  await session.send('HeapProfiler.collectGarbage');
  const heap = await metricOf(session, 'JSHeapUsedSize');
  recorder.note('1,000 marketplaces, heap, MB', 'console', heap / 1024 ** 2);
  await session.detach();
  const person = 'admin';
  await measureOne(page, product, { path, person, name: 'drag of 1,000', act: drag }, recorder);
  await measureOne(
    page,
    product,
    { path, person, name: 'drag of 1,000 by keyboard', act: dragByKeyboard },
    recorder,
  );
  await page.context().close();
}
