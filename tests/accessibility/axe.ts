import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type * as Axe from 'axe-core';
import { axeExclude, axeTags } from '../../.storybook/axe.ts';

const { source } = createRequire(import.meta.url)('axe-core') as typeof Axe;

/** No rule is off: these would be, here or in Storybook's own panel. */
const rules = { region: { enabled: true }, 'target-size': { enabled: true } };

/** What lies over the page belongs to the part that opened it, not to its own region. */
const overlays = 'dialog, [role=dialog], [role=alertdialog], svg, [data-trigger], [role=tooltip]';

/** Makes axe known to the page that is open, and takes Storybook's own elements away: a reader has none of them. */
export async function loadAxe(page: Page) {
  await page.evaluate(source);
  await page.evaluate((regionMatcher) => {
    const { axe } = window as unknown as { readonly axe: typeof Axe };
    axe.configure({ checks: [{ id: 'region', options: { regionMatcher } }] });
    for (const element of document.querySelectorAll('.sb-wrapper')) element.remove();
  }, overlays);
}

/** What axe found, one line an element. */
export interface Findings {
  /** What is wrong. */
  readonly violations: readonly string[];
  /** What axe could not decide: the rule and its reason, e.g. `color-contrast bgOverlap`. */
  readonly undecided: readonly string[];
}

/** What axe says of the page as it is now. What only a whole page can have, e.g. a first heading, is asked of one. */
export const findings = (page: Page): Promise<Findings> =>
  page.evaluate(
    async ({ exclude, options }) => {
      const include = [document.querySelector('main') ? 'html' : 'body'];
      const { axe } = window as unknown as { readonly axe: typeof Axe };
      const { violations, incomplete } = await axe.run({ include, exclude }, options);
      /** A bar at the edge of what scrolls always lies over something: that is looked at again where it is in full view. */
      const isCovered = async (selector: string) => {
        document.querySelector(selector)?.scrollIntoView({ block: 'center' });
        const { violations: left } = await axe.run(selector, { ...options, runOnly: ['target-size'] });
        return left.length === 0;
      };
      const lines: string[] = [];
      for (const { id, nodes } of violations)
        for (const { target, failureSummary = '' } of nodes) {
          const [, ...reasons] = failureSummary.split('\n').map((line) => line.trim());
          const line = `${id}: ${target.join(' ')} (${reasons.join('; ')})`;
          if (!line.includes('partially obscured') || !(await isCovered(`${target}`))) lines.push(line);
        }
      return {
        violations: lines,
        undecided: incomplete.flatMap(({ id, nodes }) =>
          nodes.map(({ any, all, none }) => {
            const [check] = [...any, ...all, ...none];
            return `${id} ${check?.data?.messageKey ?? check?.id}`;
          }),
        ),
      };
    },
    { exclude: axeExclude, options: { runOnly: axeTags, rules } },
  );

/** Only what is wrong. */
export const violations = async (page: Page): Promise<readonly string[]> => (await findings(page)).violations;
