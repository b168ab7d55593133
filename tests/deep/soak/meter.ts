import type { CDPSession, Page } from '@playwright/test';

/** The resources a page uses after garbage collection. */
export interface Reading {
  /** Size of the JavaScript heap, in bytes. */
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
  readonly timers: number;
  readonly frames: number;
}

/** Measures the resources a page uses. */
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

  /**
   * Measures after rendering and garbage collection. Returns the smallest of a few readings: one of them may fall into
   * a render, but a leak shows in all of them.
   */
  async read(): Promise<Reading> {
    const readings: Reading[] = [];
    for (let look = 0; look < 3; look += 1) readings.push(await this.#collectAndRead());
    return readings.reduce((smallest, reading) => (reading.heap < smallest.heap ? reading : smallest));
  }

  async #collectAndRead(): Promise<Reading> {
    await this.#page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    for (let times = 0; times < 2; times += 1) await this.#session.send('HeapProfiler.collectGarbage');
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

  /** Number of nodes in detached trees that are still referenced. */
  async detachedNodes(): Promise<number> {
    await this.#session.send('HeapProfiler.collectGarbage');
    const { detachedNodes } = await this.#session.send('DOM.getDetachedDomNodes');
    const count = (node: { readonly children?: readonly object[] }): number =>
      1 + (node.children ?? []).reduce((sum, child) => sum + count(child), 0);
    return detachedNodes.reduce((sum, { treeNode }) => sum + count(treeNode), 0);
  }
}

/** Growth per step of evenly spaced values: the slope of the least-squares line. */
export function slope(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const rise = values.reduce((sum, value, index) => sum + (index - middle) * (value - mean), 0);
  const run = values.reduce((sum, _value, index) => sum + (index - middle) ** 2, 0);
  return rise / run;
}
