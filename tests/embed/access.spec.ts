import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deriveBrand, themeCss } from '@advantage/ui/brand-tools';
import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { docCode } from '../../scripts/publish/docCode.ts';
import { embed, expect, expectRows, service, test } from './fixtures.ts';

const feedOf = (attributes = '') =>
  `<referral-feed src="${service('full')}" page-size="5" ${attributes}></referral-feed>`;

interface AxeResult {
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly { readonly target: unknown }[];
  }[];
}

async function violations(page: Page) {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() =>
    (globalThis as unknown as { axe: { run(context: object, options: object): Promise<AxeResult> } }).axe.run(
      { include: [['referral-feed']] },
      {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        rules: { 'target-size': { enabled: true } },
      },
    ),
  );
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => JSON.stringify(target)).join(', ')}`,
  );
}

/** The name or text of the focused element, including in shadow roots. */
const focused = (page: Page) =>
  page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? '';
  });

const states = {
  'a table': { attributes: '', width: 1280 },
  'a dark table of the other brand': {
    attributes: 'brand="advantage" color-mode="dark" selectable',
    width: 1280,
  },
  cards: { attributes: 'selectable', width: 375 },
};

for (const [name, { attributes, width }] of Object.entries(states))
  test(`A1 ${name} has no axe violations`, async ({ page, feed }) => {
    await page.setViewportSize({ width, height: 900 });
    await embed(page, feedOf(attributes));
    await expectRows(feed, /^Showing 1 to 5/);
    expect(await violations(page)).toEqual([]);
    await feed.getByRole('button', { name: 'Claimed' }).first().click();
    await expect(feed.getByRole('dialog', { name: /^Want to get/ })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

test('A2 CLM-14 works by keyboard and returns focus', async ({ page, feed }) => {
  await embed(page, feedOf());
  await expectRows(feed, /^Showing 1 to 5/);
  await page.getByRole('button', { name: 'Ask for a quote' }).focus();
  const path: string[] = [];
  for (const key of ['Tab', 'Tab', 'Tab', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight']) {
    await page.keyboard.press(key);
    path.push(await focused(page));
  }
  expect(path.slice(1)).toEqual(['Live', 'Delivered', 'What Type means', 'Category', 'Location', 'Industry']);
  await feed.getByRole('button', { name: 'What Type means' }).focus();
  await page.keyboard.press('Enter');
  await expect(feed.getByRole('dialog', { name: 'What Type means' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(feed.getByRole('dialog', { name: 'What Type means' })).toBeHidden();
  await expect.poll(() => focused(page)).toBe('What Type means');

  const status = feed.getByRole('button', { name: 'Claimed' }).first();
  await status.focus();
  await page.keyboard.press('Enter');
  const dialog = feed.getByRole('dialog', { name: /^Want to get/ });
  await expect(dialog).toBeVisible();
  await expect.poll(() => focused(page)).toBe('Get Advantage Now');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(status).toBeFocused();
});

test('A2 the focus is visible', async ({ page, feed }) => {
  await embed(page, feedOf());
  const next = feed.getByRole('button', { name: 'Next' });
  await feed.getByRole('button', { name: 'Previous' }).focus();
  await page.keyboard.press('Tab');
  await expect(next).toBeFocused();
  await expect(next).toHaveCSS('outline-style', 'solid');
  await expect(next).toHaveCSS('outline-width', '2px');
});

test.describe('device preferences', () => {
  test('set the color mode with color-mode="system"', async ({ page, feed }) => {
    await embed(page, feedOf('color-mode="system"'));
    const section = feed.locator('section');
    const light = await section.evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(light).toBe('rgb(255, 255, 255)');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(section).not.toHaveCSS('background-color', light);
  });

  test('do not set the color mode by default', async ({ page, feed }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await embed(page, feedOf());
    await expect(feed.locator('section')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  });

  test('A7 turn off motion', async ({ page, feed }) => {
    const moving = () =>
      feed.evaluate(
        (element) =>
          [...(element.shadowRoot?.querySelectorAll('*') ?? [])].filter((part) => {
            const { transitionDuration, animationName } = getComputedStyle(part);
            return (
              transitionDuration.split(',').some((time) => Number.parseFloat(time) > 0.001) ||
              animationName !== 'none'
            );
          }).length,
      );
    await embed(page, feedOf());
    await expectRows(feed, /^Showing 1 to 5/);
    expect(await moving()).toBe(0);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    expect(await moving()).toBeGreaterThan(0);
  });
});

test.describe('the layout', () => {
  test('TBL-39 A6 shows cards on a phone without horizontal scrolling', async ({ page, feed }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await embed(page, feedOf());
    await expect(feed.getByRole('list', { name: 'Insurance referrals' })).toBeVisible();
    const overflow = await feed.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });

  test('FEED-11 shows the state filter on a small phone, easy to press', async ({ page, feed }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await embed(page, feedOf('state="TX"'));
    const filter = feed.getByRole('combobox', { name: 'State' });
    await expect(filter).toBeInViewport({ ratio: 1 });
    const { width = 0, height = 0 } = (await filter.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  });

  test('TBL-39 shows cards in a narrow column of a wide page, and the table once it widens', async ({
    page,
    feed,
  }) => {
    await embed(page, `<div style="width: 400px">${feedOf()}</div>`);
    await expect(feed.getByRole('list', { name: 'Insurance referrals' })).toBeVisible();
    await expect(feed.getByRole('combobox', { name: 'State' })).toHaveCSS('height', '44px');
    await feed.evaluate((element) => element.parentElement?.style.setProperty('width', '1000px'));
    await expect(feed.getByRole('table', { name: 'Insurance referrals' })).toBeVisible();
  });

  for (const layout of ['display: flex', 'display: grid', 'display: inline-block', 'float: left'])
    test(`fills the available width in a parent with ${layout}`, async ({ page, feed }) => {
      await embed(page, `<div style="${layout}">${feedOf()}</div>`);
      await expectRows(feed, /^Showing 1 to 5/);
      expect((await feed.boundingBox())?.width).toBeGreaterThan(900);
    });
});

test('the page themes it only with the documented custom properties', async ({ page, feed }) => {
  await embed(page, feedOf());
  await page.addStyleTag({
    content: `referral-feed { --adv-color-bg-surface: red; --referral-feed-color-bg-surface: rgb(255, 250, 240);
      --referral-feed-font-family: Georgia, serif; --referral-feed-radius-l: 0px }`,
  });
  const section = feed.locator('section');
  await expect(section).toHaveCSS('background-color', 'rgb(255, 250, 240)');
  await expect(section).toHaveCSS('font-family', 'Georgia, serif');
  await expect(section).toHaveCSS('border-radius', '0px');
});

const theming = readFileSync(join(import.meta.dirname, '../../docs/partners/theming.md'), 'utf8');

for (const mode of ['light', 'dark'])
  test(`a brand derived from two colors applies as documented, readable in ${mode} mode`, async ({
    page,
    feed,
  }) => {
    const { tokens } = deriveBrand({ accent: '#7a1f5c', primary: '#ffd400' });
    await embed(page, feedOf(`color-mode="${mode}"`));
    await page.evaluate((name) => document.body.classList.add('acme-theme', name), mode);
    await page.addStyleTag({ content: themeCss('acme', tokens) + docCode(theming).get('brand.css') });
    await expectRows(feed, /^Showing 1 to 5/);
    const { primary, urgent } = tokens[mode === 'dark' ? 'dark' : 'light'].color;
    const claim = feed.getByRole('button', { name: /^Claim Now/ }).first();
    await expect(claim).toHaveCSS('background-color', await computed(page, urgent.bgHover));
    expect(await violations(page)).toEqual([]);
    await claim.focus();
    await expect(claim).toHaveCSS('background-color', await computed(page, primary.bg));
  });

/** A color in the format of computed styles. */
const computed = (page: Page, color: string) =>
  page.evaluate((value) => {
    const probe = document.createElement('i');
    probe.style.color = value;
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, color);
