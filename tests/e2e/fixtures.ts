import { randomBytes } from 'node:crypto';
import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Response,
} from '@playwright/test';

/** Messages no page of a journey may print: errors and warnings. */
const loud = new Set(['error', 'warning']);

/** How the pages themselves tell what their policy refused. */
const refusal = 'refused by policy:';

/** What the policy of a page lacks or should not have (I6). */
function policyProblem(response: Response): string | undefined {
  const { 'content-security-policy': policy, 'content-type': type = '' } = response.headers();
  if (policy === undefined) return type.includes('html') ? `${response.url()} has no policy` : undefined;
  return /unsafe-/.test(policy) ? `${response.url()} has an unsafe policy: ${policy}` : undefined;
}

/** Listens to every page, tab and frame of a context. */
async function listen(context: BrowserContext, isForeign: (message: ConsoleMessage) => boolean) {
  const printed: string[] = [];
  const policy: string[] = [];
  context.on('console', (message) => {
    const line = `${message.type()}: ${message.text()}`;
    if (message.text().startsWith(refusal)) policy.push(line);
    else if (loud.has(message.type()) && !isForeign(message)) printed.push(line);
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
  }, refusal);
  return { printed, policy };
}

/**
 * The page of a journey. The test fails when any page, tab or frame of it throws, or prints an error or a warning that
 * the journey did not ask for with `expectNoise` (T11), and when a policy refuses anything or allows what is unsafe (I6).
 */
export const test = base.extend<{
  expectNoise: (pattern: RegExp) => void;
  /** Whether a message comes from a page that is not ours. Default: none does. */
  isForeign: (message: ConsoleMessage) => boolean;
  /** Letters for what a journey writes: an attempt before, on the same backend, left other ones behind. */
  attempt: string;
}>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are needed
  attempt: ({}, use) => use(randomBytes(4).toString('hex')),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are needed
  isForeign: ({}, use) => use(() => false),
  expectNoise: [
    async ({ context, isForeign }, use) => {
      const expected: RegExp[] = [];
      const { printed, policy } = await listen(context, isForeign);
      await use((pattern) => expected.push(pattern));
      // An answer that a journey was still rewriting has nobody left to read it.
      for (const routed of [context, ...context.pages()])
        await routed.unrouteAll({ behavior: 'ignoreErrors' });
      expect(policy).toEqual([]);
      expect(printed.filter((line) => !expected.some((pattern) => pattern.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
