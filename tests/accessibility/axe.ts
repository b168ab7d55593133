import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type * as Axe from 'axe-core';
import { axeExclude, axeTags } from '../../.storybook/axe.ts';

const { source } = createRequire(import.meta.url)('axe-core') as typeof Axe;

/** Turns on rules that are off by default or in Storybook's own panel, so that no rule is off. */
const rules = { region: { enabled: true }, 'target-size': { enabled: true } };

/** Without `resultTypes`, axe would also describe every element that passes. No rule needs style sheets preloaded. */
const options: Axe.RunOptions = {
  rules,
  resultTypes: ['violations', 'incomplete'],
  preload: false,
};

/** The rules whose outcome depends on the brand or the color mode. */
export const colorRules = ['color-contrast', 'link-in-text-block'];

/**
 * Overlays belong to the component that opened them, not to a region of the page. React Aria marks popovers with what
 * opened them; sheets have the size of the page in their style.
 */
const overlays =
  'dialog, [role=dialog], [role=alertdialog], [role=menu], svg, [data-trigger], [role=tooltip], [style*="--page-height"]';

/** Loads axe into the open page and removes Storybook's own elements, which a user never sees. */
export async function loadAxe(page: Page) {
  await page.evaluate(source);
  await page.evaluate((regionMatcher) => {
    const { axe } = window as unknown as { readonly axe: typeof Axe };
    axe.configure({ checks: [{ id: 'region', options: { regionMatcher } }] });
    for (const element of document.querySelectorAll('.sb-wrapper')) element.remove();
  }, overlays);
}

/** The results of axe, one line per element. */
export interface Findings {
  /** Confirmed violations, and rules that axe could not run. */
  readonly violations: readonly string[];
  /** What axe could not decide: the rule and its reason, e.g. `color-contrast bgOverlap`. */
  readonly undecided: readonly string[];
}

/**
 * Runs axe on the page: the rules with these tags or ids. Rules that only a whole page can meet, e.g. a first heading, apply
 * only to pages with a `main`.
 */
export const findings = (page: Page, runOnly: readonly string[] = axeTags): Promise<Findings> =>
  page.evaluate(
    async ({ exclude, options }) => {
      const include = [document.querySelector('main') ? 'html' : 'body'];
      const { axe } = window as unknown as { readonly axe: typeof Axe };
      const { violations, incomplete } = await axe.run({ include, exclude }, options);
      /**
       * A sticky bar always covers something, so a covered target is checked again once it's scrolled into full view.
       */
      const isCovered = async (selector: string) => {
        document.querySelector(selector)?.scrollIntoView({ block: 'center' });
        const { violations: remaining } = await axe.run(selector, { ...options, runOnly: ['target-size'] });
        return remaining.length === 0;
      };
      const lines: string[] = [];
      for (const { id, error } of incomplete) if (error) lines.push(`${id}: axe stopped, ${error.message}`);
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
    { exclude: axeExclude, options: { ...options, runOnly: [...runOnly] } },
  );

/** Runs axe on the page and returns only the violations. */
export const violations = async (page: Page, runOnly?: readonly string[]): Promise<readonly string[]> =>
  (await findings(page, runOnly)).violations;
