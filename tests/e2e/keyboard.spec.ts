import type { Locator, Page } from '@playwright/test';
import { test as base, expect, nightly, nightlyIf } from './fixtures.ts';
import { freezeReferrals } from './freezeReferrals.ts';
import { createKeyboard, expectNoPointer, type Keyboard, watchPointer } from './keyboard.ts';
import { demoPassword } from './signIn.ts';
import { openSignedIn } from './signInDirectly.ts';

interface Journey {
  readonly keyboard: Keyboard;
  /** Opens a page of the console as a signed-in user. */
  readonly openAs: (person: string, path: string) => Promise<void>;
  /** Returns the navigation. On a phone, opens the drawer first. */
  readonly navigation: (direction?: 'forwards' | 'backwards') => Promise<Locator>;
  /** Follows a navigation link. On a phone, opens the drawer first. */
  readonly goTo: (name: string, direction?: 'forwards' | 'backwards') => Promise<void>;
}

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;

const test = base.extend<Journey>({
  keyboard: async ({ page }, use) => {
    await watchPointer(page);
    await use(createKeyboard(page));
    await expectNoPointer(page);
  },
  openAs: async ({ page }, use) => {
    await use(async (person, path) => {
      await openSignedIn(page, path, person);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  },
  navigation: async ({ page, keyboard }, use) => {
    await use(async (direction) => {
      if (isPhone(page)) await keyboard.activate(page.getByRole('button', { name: 'Navigation' }), direction);
      return page.getByRole('navigation', { name: 'Main' }).last();
    });
  },
  goTo: async ({ page, keyboard, navigation }, use) => {
    await use(async (name, direction) => {
      const links = await navigation(direction);
      await keyboard.activate(
        links.getByRole('link', { name, exact: true }),
        isPhone(page) ? undefined : direction,
      );
    });
  },
});

const rowOrCard = (page: Page): Locator =>
  isPhone(page) ? page.getByRole('main').getByRole('listitem') : page.getByRole('table').getByRole('row');
const status = (page: Page, name: RegExp) => page.getByRole('main').getByRole('button', { name }).first();

/** Moves to a control of the headers, which are one stop of Tab. Arrow keys move between them. */
async function moveToHeader(page: Page, keyboard: Keyboard, name: string): Promise<Locator> {
  const headers = page.getByRole('columnheader');
  const control = headers.getByRole('button', { name, exact: true });
  await keyboard.tabTo(headers.locator('[data-current]'));
  // To the first one: Tab reaches that of the sorted column.
  const count = await headers.count();
  for (let step = 0; step < 3 * count; step += 1) await keyboard.press('ArrowLeft');
  await expect(async () => {
    await keyboard.press('ArrowRight');
    await expect(control).toBeFocused({ timeout: 100 });
  }).toPass({ intervals: [0] });
  return control;
}

for (const [device, viewport] of [
  ['desk', { width: 1440, height: 900 }],
  ['phone', { width: 375, height: 812 }],
] as const) {
  test.describe(`A2 by keyboard alone, ${device}`, nightlyIf(device === 'phone'), () => {
    test.use({ viewport });

    test('a visitor skips to the feed, pauses it and goes to the next page', async ({ page, keyboard }) => {
      await page.goto('/public-referrals');
      await keyboard.activate(page.getByRole('link', { name: 'Skip to the referrals' }));
      await keyboard.activate(page.getByRole('button', { name: 'Live', exact: true }));
      await expect(page.getByText(/^Paused/)).toBeVisible();
      await keyboard.activate(page.getByRole('button', { name: 'Next' }));
      await expect(page.getByText(/^Showing 26 to 50 of/).last()).toBeVisible();
    });

    test(
      'a visitor opens the invitation, tabs through it, and returns to the button',
      nightly,
      async ({ page, keyboard }) => {
        await page.goto('/public-referrals');
        const button = status(page, /^(Claim|Talk) Now/);
        await keyboard.activate(button);
        const modal = page.getByRole('dialog');
        await expect(modal.getByRole('link', { name: 'Get Advantage Now' })).toBeVisible();
        for (let press = 0; press < 6; press += 1) {
          await keyboard.press('Tab');
          // A native dialog lets focus move to the browser's own controls, but to nothing behind it.
          const place = modal.evaluate(
            (element) => element.contains(document.activeElement) || document.activeElement === document.body,
          );
          expect(await place).toBe(true);
        }
        await keyboard.press('Escape');
        await expect(button).toBeFocused();
      },
    );

    test('a producer signs in, and signs out from the profile menu', async ({ page, keyboard }) => {
      await page.goto('/admin');
      await keyboard.fill(page.getByLabel('Username'), 'producer');
      await keyboard.fill(page.getByLabel('Password', { exact: true }), demoPassword);
      await keyboard.press('Enter');
      await expect(page).toHaveURL(/\/admin\/all-referrals/);
      await keyboard.activate(page.getByRole('banner').getByRole('button').last());
      await keyboard.press('End', 'Enter');
      await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    });

    test(
      'TBL-57 a producer comes to the first offer in at most 20 presses of Tab, and skips to the rows in two',
      nightly,
      async ({ page, keyboard, openAs }) => {
        await openAs('producer', '/admin/claim-it-referrals');
        const offer = page.getByRole('main').getByRole('button', { name: /^(Claim|Talk) Now/ });
        await offer.first().waitFor();
        const isThere = () => offer.and(page.locator(':focus')).count();
        let presses = 0;
        while ((await isThere()) === 0) {
          await keyboard.press('Tab');
          presses += 1;
          expect(presses).toBeLessThanOrEqual(20);
        }
        await page.reload();
        await offer.first().waitFor();
        await keyboard.press('Tab', 'Tab');
        await expect(page.getByRole('link', { name: 'Skip to referrals' })).toBeFocused();
        await keyboard.press('Enter');
        const first = page.getByRole('button', { name: /, details$/ }).first();
        await expect(first).toBeFocused();
      },
    );

    test(
      'TBL-12 a producer sorts descending, ascending and not at all',
      nightly,
      async ({ page, keyboard, openAs }) => {
        await openAs('producer', '/admin/claim-it-referrals');
        if (isPhone(page)) {
          await keyboard.activate(page.getByRole('button', { name: /^Newest · / }));
          await keyboard.tabTo(page.getByLabel('Sort'));
          await page.keyboard.type('Est');
          await expect(page).toHaveURL(/sort=estimatedPremium%2Cdesc/);
          await page.keyboard.press('ArrowDown');
          await expect(page).toHaveURL(/sort=estimatedPremium%2Casc/);
          return;
        }
        const header = await moveToHeader(page, keyboard, 'Est. Premium');
        await keyboard.press('Enter');
        await expect(page).toHaveURL(/sort=estimatedPremium%2Cdesc/);
        await keyboard.press('Enter');
        await expect(page).toHaveURL(/sort=estimatedPremium%2Casc/);
        await keyboard.press('Enter');
        await expect(page).toHaveURL(/sort=none/);
        // Focus survives polls.
        for (let polls = 0; polls < 2; polls += 1)
          await page.waitForResponse(/marketplace-opportunities|-referral\?/);
        await expect(header).toBeFocused();
      },
    );

    test('TBL-57 DTL-1 an agent opens a referral, and focus returns to its row', async ({
      page,
      context,
      keyboard,
      openAs,
    }) => {
      await freezeReferrals(context);
      await openAs('agency-admin', '/admin/claim-it-referrals');
      const button = status(page, /^(Claim Now|Talk now)/i);
      await button.waitFor();
      await keyboard.tabTo(button);
      await keyboard.press('Enter');
      const asked = page.getByRole('dialog', { name: /^Claim / });
      await expect(asked.getByRole('button', { name: /^(Claim|Talk now) for/ })).toBeFocused();
      await keyboard.press('Escape');
      await expect(asked).toBeHidden();
      await expect(button).toBeFocused();
      await keyboard.tabTo(page.getByRole('button', { name: /, details$/ }).first());
      await keyboard.press('Enter');
      const panel = page.getByRole('dialog', { name: 'Referral details' });
      await expect(panel).toBeVisible();
      await expect(async () => {
        await keyboard.press('Escape');
        await expect(panel).toBeHidden({ timeout: 1000 });
      }).toPass();
      // Focus returns a moment after the panel closes.
      const focus = page.locator(':focus');
      await expect(rowOrCard(page).locator(focus).or(rowOrCard(page).and(focus))).toHaveCount(1);
    });

    test('CLM-5 an agent claims a referral and finds it in the acquired list', async ({
      page,
      keyboard,
      openAs,
      goTo,
    }) => {
      await openAs('agency-admin', '/admin/claim-it-referrals?sort=marketplaceExpirationDate%2Cdesc');
      await keyboard.activate(status(page, /^Claim Now, \$/));
      const confirm = page.getByRole('button', { name: /^Claim for \$/ });
      await expect(confirm).toBeEnabled();
      // The confirmation can't be confirmed right after it opens.
      await page.waitForTimeout(1000);
      await keyboard.activate(confirm);
      await expect(page.getByText('This referral is yours.')).toBeVisible();
      const contact = page.getByRole('dialog').locator('a[href^="tel:"], a[href^="mailto:"]').first();
      const href = await contact.getAttribute('href');
      await keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await goTo('Acquired Referrals');
      await expect(page.locator(`main a[href="${href}"]`).filter({ visible: true })).toHaveCount(1);
    });

    test(
      'RTE-15 NAV-21 a producer unfolds a group and reaches a page that is not available yet',
      nightly,
      async ({ page, keyboard, openAs, navigation }) => {
        await openAs('bridge-producer', '/admin/all-referrals');
        const links = await navigation();
        await keyboard.activate(links.getByRole('button', { name: 'Personal Settings' }));
        await keyboard.activate(links.getByRole('link', { name: 'Account Info, not available yet' }));
        const heading = page.getByRole('heading', { level: 1, name: "Account Info isn't ready yet." });
        await expect(heading).toBeFocused();
      },
    );

    test(
      'ROL-5 a carrier reads what a status means and cannot claim',
      nightly,
      async ({ page, keyboard, openAs }) => {
        await openAs('carrier', '/admin/all-referrals');
        await expect(rowOrCard(page).nth(2)).toBeVisible();
        const info = isPhone(page)
          ? page.getByRole('button', { name: /status/i }).first()
          : await moveToHeader(page, keyboard, 'What Status means');
        await keyboard.activate(info);
        await expect(page.getByRole('dialog')).toContainText('Claim Now');
        await keyboard.press('Escape');
        await expect(info).toBeFocused();
        await expect(page.getByRole('button', { name: /^Claim Now/ })).toHaveCount(0);
      },
    );

    test('MKL-8 ERR-25 an admin moves a marketplace down', async ({
      page,
      keyboard,
      openAs,
      lockMarketplaceOrder,
    }) => {
      await lockMarketplaceOrder();
      await openAs('admin', '/admin/marketplaces');
      const handles = page.getByRole('button', { name: /^Drag / });
      const handle = handles.nth(device === 'desk' ? 3 : 5);
      const name = (await handle.getAttribute('aria-label'))?.replace('Drag ', '') ?? '';
      await keyboard.tabTo(handles.first());
      while (!(await handle.evaluate((element) => element === document.activeElement)))
        await keyboard.press('ArrowDown');
      await keyboard.activate(page.getByRole('button', { name: `More for ${name}` }));
      await expect(page.getByRole('menuitem', { name: 'Move down' })).toBeVisible();
      await page.keyboard.type('Move d');
      await keyboard.press('Enter');
      await expect(page.getByText('Marketplace priorities updated successfully.').first()).toBeVisible();
    });

    test('MKV-2 MKI-28 an admin fixes an error and creates a marketplace', async ({
      page,
      keyboard,
      openAs,
    }) => {
      await openAs('admin', '/admin/marketplaces');
      await keyboard.activate(page.getByRole('link', { name: 'New marketplace' }));
      const name = page.getByRole('textbox', { name: 'Marketplace name', exact: true });
      await keyboard.fill(name, 'x');
      await keyboard.press('Backspace', 'Tab');
      const error = page.getByText('Please provide marketplace name').first();
      await expect(error).toBeVisible();
      await keyboard.tabTo(name, 'backwards');
      await page.keyboard.type(`Keys on a ${device}`);
      await expect(error).toBeHidden();
      await keyboard.fill(page.getByRole('textbox', { name: 'Phone number', exact: true }), '5551234567');
      await keyboard.activate(page.getByRole('button', { name: /^States / }));
      await keyboard.tabTo(page.getByRole('checkbox', { name: 'Texas' }));
      await keyboard.press('Space');
      await keyboard.fill(
        page.getByRole('textbox', { name: 'Delivery API URL' }),
        'https://api.example.com/leads',
      );
      await keyboard.activate(page.getByRole('button', { name: 'Save Marketplace' }));
      await expect(
        page.getByText(`Marketplace [ Keys on a ${device} ] has been saved successfully.`).first(),
      ).toBeVisible();
      await expect(page).toHaveURL(/\/admin\/marketplaces$/);
    });

    test('FLG-5 FLG-8 an admin adds a flag and turns it on', async ({ page, keyboard, openAs }) => {
      await openAs('admin', '/admin/feature-flags');
      const name = `keys-${device}-${Date.now()}`;
      await keyboard.activate(page.getByRole('button', { name: 'Add flag' }));
      await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
      await page.keyboard.type(name);
      await keyboard.press('Tab');
      await page.keyboard.type('Made without a pointer');
      await keyboard.press('Enter');
      await expect(page.getByText(`Feature flag ${name} created successfully`).first()).toBeVisible();
      const toggle = page.getByRole('switch', { name: `Enabled: ${name}` });
      await keyboard.tabTo(toggle);
      await keyboard.press('Space');
      await expect(toggle).toBeChecked();
      await expect(page.getByText(`Feature flag ${name} updated successfully`).first()).toBeVisible();
    });

    test(
      'MKF-10 an admin is warned before losing unsaved changes',
      nightly,
      async ({ page, keyboard, openAs, goTo }) => {
        await openAs('bridge-admin', '/admin/marketplaces/6');
        const name = page.getByRole('textbox', { name: 'Marketplace name' });
        await keyboard.fill(name, 'Half an edit');
        await goTo('Feature Flags', 'backwards');
        const question = page.getByRole('alertdialog', { name: 'Unsaved Changes' });
        await keyboard.activate(question.getByRole('button', { name: 'Continue Editing' }));
        await expect(question).toBeHidden();
        await expect(name).toHaveValue('Half an edit');
        if (isPhone(page)) return expect(page.getByRole('button', { name: 'Navigation' })).toBeFocused();
        await expect(page.getByRole('link', { name: 'Feature Flags' })).toBeFocused();
        await keyboard.press('Enter');
        await keyboard.activate(question.getByRole('button', { name: 'Discard Changes' }));
        await expect(page).toHaveURL(/\/admin\/feature-flags$/);
      },
    );
  });
}
