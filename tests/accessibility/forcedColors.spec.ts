import { expect, type Page } from '@playwright/test';
import { test } from '../visual/storyPage.ts';

/** Stories with selected and unselected items next to each other, and selectors for both. */
const choices = [
  ['ui-toggle-button-group--default', '[role=radio][aria-checked=true]', '[role=radio][aria-checked=false]'],
  ['ui-radio-group--default', 'label:has(:checked)', 'label:not(:has(:checked))'],
  ['ui-switch--states', 'label:has(:checked)', 'label:not(:has(:checked))'],
  ['ui-checkbox--states', 'label:has(:checked)', 'label:not(:has(:checked))'],
  ['referrals-table--selected', 'tr[aria-current]', 'tbody tr:not([aria-current])'],
] as const;

/** All visual properties that can distinguish an element: colors, borders and outlines, including its descendants. */
const looks = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) =>
      [element, ...element.querySelectorAll('*')].map((part) => {
        const { backgroundColor, borderColor, borderWidth, color, outlineColor, outlineWidth, boxShadow } =
          getComputedStyle(part);
        return [backgroundColor, borderColor, borderWidth, color, outlineColor, outlineWidth, boxShadow];
      }),
    );

test.describe('A7 in forced colors', () => {
  test.beforeAll(async ({ storyPage }) => {
    await storyPage.load();
    await storyPage.page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  });
  const mode = { name: 'forced', brand: 'bridge', mode: 'light', viewport: 'desktop' } as const;

  for (const [id, chosen, other] of choices)
    test(`a selected item looks different: ${id}`, async ({ storyPage }) => {
      await storyPage.open(id, mode);
      expect(await looks(storyPage.page, chosen)).not.toEqual(await looks(storyPage.page, other));
    });

  test('the focus ring is 2 px wide in the highlight color', async ({ storyPage: { page }, storyPage }) => {
    await storyPage.open('ui-button--with-icon', mode);
    await page.keyboard.press('Tab');
    const ring = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.cssText = 'forced-color-adjust: none; color: Highlight';
      const { color: highlight } = getComputedStyle(probe);
      probe.remove();
      const { outlineColor, outlineWidth } = getComputedStyle(document.activeElement ?? document.body);
      return { isHighlight: outlineColor === highlight, outlineWidth };
    });
    expect(ring).toEqual({ isHighlight: true, outlineWidth: '2px' });
  });

  /** Buttons whose text has the color of its background: the canvas under forced text, otherwise the button itself. */
  const unreadable = (page: Page) =>
    page.locator('#storybook-root button').evaluateAll((buttons) => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.cssText = 'forced-color-adjust: none; color: Canvas';
      const canvas = getComputedStyle(probe).color;
      probe.remove();
      return buttons.flatMap((button) => {
        const { color, backgroundColor, forcedColorAdjust } = getComputedStyle(button);
        const behind = forcedColorAdjust === 'none' ? backgroundColor : canvas;
        return button.textContent && color === behind ? [button.textContent] : [];
      });
    });

  for (const id of [
    'referrals-status-matrix--by-reader',
    'referrals-status-matrix--by-price',
    'referrals-status-button--touch',
    'referrals-table--default',
  ])
    test(`STS-20 button labels are readable, even when hovered: ${id}`, async ({ storyPage }) => {
      await storyPage.open(id, mode);
      const buttons = storyPage.page.getByRole('button', { name: /^(Claim|Talk) Now/ });
      expect(await buttons.count()).toBeGreaterThan(0);
      expect(await unreadable(storyPage.page)).toEqual([]);
      await buttons.first().hover();
      expect(await unreadable(storyPage.page)).toEqual([]);
    });

  test('a badge has an outline', async ({ storyPage }) => {
    await storyPage.open('ui-badge--default', mode);
    const edges = await storyPage.page
      .locator('#storybook-root span')
      .evaluateAll((badges) => badges.map((badge) => getComputedStyle(badge).outline));
    expect(edges).toContainEqual(expect.stringContaining('solid 1px'));
  });
});
