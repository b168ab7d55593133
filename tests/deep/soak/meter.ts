import type { CDPSession, Page } from '@playwright/test';

/** What a page holds once everything has been collected that nobody needs. */
export interface Reading {
  /** Bytes of the JavaScript heap. */
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
  readonly timers: number;
  readonly frames: number;
}

/** Reads what a page holds. */
export class Meter {
  readonly #page: Page;
  readonly #session: CDPSession;

  private constructor(page: Page, session: CDPSession) {
    this.#page = page;
    this.#session = session;
  }

  static async of(page: Page): Promise<Meter> {
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    await session.send('DOM.enable');
    return new Meter(page, session);
  }

  /** What is there once nothing more can be collected: what one collection lets go of may hold what the next one finds. */
  async read(): Promise<Reading> {
    let reading = await this.#collectAndRead();
    for (let tries = 0; tries < 5; tries += 1) {
      const before = reading;
      reading = await this.#collectAndRead();
      if (reading.nodes === before.nodes && reading.listeners === before.listeners && tries > 0) break;
    }
    return reading;
  }

  async #collectAndRead(): Promise<Reading> {
    await this.#session.send('HeapProfiler.collectGarbage');
    const { metrics } = await this.#session.send('Performance.getMetrics');
    const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
    return {
      heap: of('JSHeapUsedSize'),
      nodes: of('Nodes'),
      listeners: of('JSEventListeners'),
      timers: await this.#page.evaluate(() => window.soak.timers()),
      frames: this.#page.frames().length,
    };
  }

  /** Trees that were taken out of the page and are still held by somebody: how many nodes they have. */
  async detachedNodes(): Promise<number> {
    await this.#session.send('HeapProfiler.collectGarbage');
    const { detachedNodes } = await this.#session.send('DOM.getDetachedDomNodes');
    const count = (node: { readonly children?: readonly object[] }): number =>
      1 + (node.children ?? []).reduce((sum, child) => sum + count(child), 0);
    return detachedNodes.reduce((sum, { treeNode }) => sum + count(treeNode), 0);
  }
}

/** Growth per step of evenly spaced values: the slope of the line that lies nearest to them. */
export function slope(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const rise = values.reduce((sum, value, index) => sum + (index - middle) * (value - mean), 0);
  const run = values.reduce((sum, _value, index) => sum + (index - middle) ** 2, 0);
  return rise / run;
}
