import { test as base, expect } from '@playwright/test';

/** Messages a page must never print: errors, warnings, and reports of the content security policy. */
const loud = new Set(['error', 'warning']);

/**
 * The page of a journey. The test fails when the page throws, or prints an error or a warning that the journey
 * did not ask for with `expectNoise`.
 */
export const test = base.extend<{ expectNoise: (pattern: RegExp) => void }>({
  expectNoise: [
    async ({ page }, use) => {
      const expected: RegExp[] = [];
      const heard: string[] = [];
      page.on('console', (message) => {
        if (loud.has(message.type())) heard.push(`${message.type()}: ${message.text()}`);
      });
      page.on('pageerror', (error) => heard.push(`uncaught: ${error.message}`));
      await use((pattern) => expected.push(pattern));
      expect(heard.filter((line) => !expected.some((pattern) => pattern.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
