import type { CDPSession, Page } from 'playwright';

/** Where the main thread spent its time, in milliseconds. */
export interface Profile {
  /** By kind of work: the total, and the parts that the browser reports. */
  readonly kinds: Readonly<Record<string, number>>;
  /** By function, without the functions it calls; longest first. */
  readonly functions: readonly (readonly [name: string, milliseconds: number])[];
}

const kinds = ['TaskDuration', 'ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration'];

async function durations(session: CDPSession) {
  const { metrics } = await session.send('Performance.getMetrics');
  return new Map(metrics.map(({ name, value }) => [name, value * 1000]));
}

async function selfTimes(session: CDPSession) {
  const { profile } = await session.send('Profiler.stop');
  const { nodes, samples = [], timeDeltas = [] } = profile;
  const names = new Map(
    nodes.map(({ id, callFrame: { functionName, url, lineNumber } }) => [
      id,
      `${functionName || '(anonymous)'} ${url.split('/').at(-1)}:${lineNumber + 1}`,
    ]),
  );
  const times = new Map<string, number>();
  samples.forEach((id, index) => {
    const name = names.get(id) ?? '';
    times.set(name, (times.get(name) ?? 0) + (timeDeltas[index] ?? 0) / 1000);
  });
  return [...times].sort(([, a], [, b]) => b - a);
}

/** Profiles an action in a page. The profiler itself slows the script down. */
export async function recordProfile(page: Page, action: () => Promise<unknown>): Promise<Profile> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Profiler.enable');
  await session.send('Profiler.setSamplingInterval', { interval: 100 });
  const before = await durations(session);
  await session.send('Profiler.start');
  await action();
  const functions = await selfTimes(session);
  const after = await durations(session);
  return {
    kinds: Object.fromEntries(kinds.map((kind) => [kind, (after.get(kind) ?? 0) - (before.get(kind) ?? 0)])),
    functions,
  };
}
