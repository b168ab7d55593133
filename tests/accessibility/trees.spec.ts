import { expect, type Page } from '@playwright/test';
import type { VisualMode } from '../../.storybook/modes.ts';
import { settlePage } from '../visual/preview.ts';
import { test } from '../visual/storyPage.ts';

/** React Aria's announcer outlives stories and still contains the messages of earlier ones. */
const announcers = /^- log.*\n(?: .*\n)*- log.*\n(?: .*\n)*/;

/** A link to a generated id, which depends on what was rendered before. */
const madeUpId = /"#_r_[^"]*"/g;

/** States whose names, roles and order a person has read, by the viewport they are made for. */
const states: Readonly<Record<VisualMode['viewport'], readonly string[]>> = {
  desktop: [
    'console-all-referrals--profile-menu',
    'console-all-referrals--with-details',
    'console-configuration-error--default',
    'console-feature-flags--default',
    'console-marketplaces--default',
    'console-not-available-to-your-role--default',
    'console-not-implemented--default',
    'console-session-ended--with-problem',
    'console-sign-in-stop-screen--default',
    'feature-flags-manager--add-form',
    'feature-flags-manager--editing-invalid',
    'feature-flags-manager--empty',
    'feature-flags-manager--failed-load',
    'feature-flags-manager--loading',
    'marketplace-form-api-section--every-error',
    'marketplace-form-commercial-section--filled',
    'marketplace-form-email-section--every-error',
    'marketplace-form-general-section--every-error',
    'marketplace-form-limits-and-schedule-section--every-error',
    'marketplace-form-list--move-menu',
    'marketplace-form-list--move-to-position',
    'marketplace-form-saving--error-summary',
    'marketplace-form-saving--review',
    'marketplace-form-saving--someone-else-saved-first',
    'marketplace-form-unsaved-changes--default',
    'referrals-acquired-referrals--default',
    'referrals-claiming--asked',
    'referrals-claiming--balance-too-low',
    'referrals-claiming--lost',
    'referrals-claiming--price-changed',
    'referrals-claiming--won',
    'referrals-details-panel--admin',
    'referrals-details-panel--default',
    'referrals-details-panel--failed',
    'referrals-details-panel--loading',
    'referrals-details-panel--own',
    'referrals-header-popovers--status',
    'referrals-public-claim-modal--default',
    'referrals-public-feed--empty',
    'referrals-public-feed--new-rows-wait',
    'referrals-public-feed--never-loaded',
    'referrals-public-feed--paused',
    'referrals-public-feed--reconnecting',
    'referrals-screen--choose-dates',
    'referrals-screen--empty',
    'referrals-table--default',
    'referrals-table--admin',
    'ui-combo-box--no-results',
    'ui-select--open',
    'ui-tag-input--with-error',
    'ui-time-field--open',
    'ui-toast--failure',
    'ui-toast-history--default',
  ],
  phone: [
    'console-all-referrals--on-phone',
    'feature-flags-manager--phone-editing',
    'marketplace-form-list--phone',
    'referrals-filters--phone',
    'referrals-list-with-details-panel--on-phone',
    'referrals-public-feed--phone',
    'ui-app-shell--drawer',
  ],
};

/** Returns the tree once it's unchanged between two looks: a console page loads its code first. */
async function settledTree(page: Page): Promise<string> {
  for (let tree = '', looks = 0; ; looks += 1) {
    expect(looks, 'looks at a tree that never settles').toBeLessThan(30);
    await page.evaluate(settlePage);
    const next = await page.locator('body').ariaSnapshot();
    if (next === tree) return tree.replace(announcers, '').replaceAll(madeUpId, '"#…"');
    tree = next;
    await page.waitForTimeout(400);
  }
}

test.describe('A8 the accessibility tree of', () => {
  test.beforeAll(({ storyPage }) => storyPage.load());
  for (const [viewport, ids] of Object.entries(states) as [VisualMode['viewport'], readonly string[]][])
    for (const id of ids)
      test(id, async ({ storyPage }) => {
        await storyPage.open(id, { name: id, brand: 'bridge', mode: 'light', viewport });
        expect(await settledTree(storyPage.page)).toMatchSnapshot(`${id}.yml`);
      });
});
