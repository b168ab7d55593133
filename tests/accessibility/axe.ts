import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type * as Axe from 'axe-core';
import { axeExclude, axeTags } from '../../.storybook/axe.ts';

const { source } = createRequire(import.meta.url)('axe-core') as typeof Axe;

/** No rule is off: these would be, here or in Storybook's own panel. */
const rules = { region: { enabled: true }, 'target-size': { enabled: true } };

/** What lies over the page belongs to the part that opened it, not to a region of its own. */
const overlays = 'dialog, [role=dialog], [role=alertdialog], svg, [data-trigger], [role=tooltip]';

/** Makes axe known to the story that is open, and takes Storybook's own elements away: a reader has none of them. */
export async function loadAxe(page: Page) {
  await page.evaluate(source);
  await page.evaluate((regionMatcher) => {
    const { axe } = window as unknown as { readonly axe: typeof Axe };
    axe.configure({ checks: [{ id: 'region', options: { regionMatcher } }] });
    for (const element of document.querySelectorAll('.sb-wrapper')) element.remove();
  }, overlays);
}

/**
 * What axe finds wrong with the page as it is now, one line an element. What only a whole page can have, e.g. a first
 * heading, is asked of a story that is one.
 */
export const violations = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    async ({ exclude, options }) => {
      const include = [document.querySelector('main') ? 'html' : 'body'];
      const { axe } = window as unknown as { readonly axe: typeof Axe };
      const { violations: found } = await axe.run({ include, exclude }, options);
      return found.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary = '' }) => {
          const [, ...reasons] = failureSummary.split('\n').map((line) => line.trim());
          return `${id}: ${target.join(' ')} (${reasons.join('; ')})`;
        }),
      );
    },
    {
      exclude: axeExclude,
      options: { runOnly: axeTags, rules },
    },
  );
