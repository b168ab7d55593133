import { randomBytes } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Response,
} from '@playwright/test';

/** Exists while a journey changes the order of the marketplaces. */
const orderLock = () => join(process.env.E2E_DATA ?? '', 'marketplace-order.lock');

/** Creates the lock. Returns false if another journey holds it. */
function takeOrderLock(): boolean {
  try {
    writeFileSync(orderLock(), '', { flag: 'wx' });
    return true;
  } catch {
    return false;
  }
}

/** Message types that no page of a journey may print: errors and warnings. */
const failingTypes = new Set(['error', 'warning']);

/** Prefix of the console messages with which pages report policy violations. */
const violationPrefix = 'refused by policy:';

/** Returns what the page's policy lacks or shouldn't allow (I6). */
function policyProblem(response: Response): string | undefined {
  const { 'content-security-policy': policy, 'content-type': type = '' } = response.headers();
  if (policy === undefined) return type.includes('html') ? `${response.url()} has no policy` : undefined;
  return /unsafe-/.test(policy) ? `${response.url()} has an unsafe policy: ${policy}` : undefined;
}

/** Records console messages, errors and policy problems of every page and frame in a context. */
async function listen(context: BrowserContext, isForeign: (message: ConsoleMessage) => boolean) {
  const printed: string[] = [];
  const policy: string[] = [];
  context.on('console', (message) => {
    const line = `${message.type()}: ${message.text()}`;
    if (message.text().startsWith(violationPrefix)) policy.push(line);
    else if (failingTypes.has(message.type()) && !isForeign(message)) printed.push(line);
  });
  context.on('weberror', (error) => printed.push(`uncaught: ${error.error().message}`));
  context.on('response', (response) => {
    const problem = policyProblem(response);
    if (problem !== undefined) policy.push(problem);
  });
  await context.addInitScript((words) => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      console.error(words, violatedDirective, blockedURI, sample),
    );
  }, violationPrefix);
  return { printed, policy };
}

/**
 * The page of a journey. The test fails if any page, tab or frame throws, or prints an error or warning that the
 * journey didn't announce with `expectNoise` (T11), or if a policy blocks anything or allows something unsafe (I6).
 */
export const test = base.extend<{
  expectNoise: (pattern: RegExp) => void;
  /** Whether a message comes from a page that isn't ours. Default: no message does. */
  isForeign: (message: ConsoleMessage) => boolean;
  /**
   * Waits until no other journey changes the order of the marketplaces, and keeps others from it until the test ends: a
   * change of an outdated order is a conflict.
   */
  lockMarketplaceOrder: () => Promise<void>;
  /** A random suffix for data that a journey writes, since earlier attempts on the same backend left theirs. */
  attempt: string;
}>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are needed
  attempt: ({}, use) => use(randomBytes(4).toString('hex')),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are needed
  lockMarketplaceOrder: async ({}, use, testInfo) => {
    let isHeld = false;
    await use(async () => {
      // Waiting for others takes nothing from the journey's own time.
      const { timeout } = testInfo;
      testInfo.setTimeout(2 * timeout);
      await expect.poll(takeOrderLock, { timeout }).toBe(true);
      isHeld = true;
    });
    if (isHeld) rmSync(orderLock());
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are needed
  isForeign: ({}, use) => use(() => false),
  expectNoise: [
    async ({ context, isForeign }, use) => {
      const expected: RegExp[] = [];
      const { printed, policy } = await listen(context, isForeign);
      await use((pattern) => expected.push(pattern));
      // A response that a route was still rewriting has no recipient anymore.
      for (const routed of [context, ...context.pages()])
        await routed.unrouteAll({ behavior: 'ignoreErrors' });
      expect(policy).toEqual([]);
      expect(printed.filter((line) => !expected.some((pattern) => pattern.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * Details of a journey that only the nightly run takes: other tests that `test` runs prove each of its rules, so it only
 * repeats them in the started product, or for another role, page, device or width.
 */
export const nightly = { tag: '@nightly' };

/** `nightly` if `isRepeated` is true: for journeys that a loop defines, of which `test` takes one or two. */
export const nightlyIf = (isRepeated: boolean) => (isRepeated ? nightly : {});

export { expect };
