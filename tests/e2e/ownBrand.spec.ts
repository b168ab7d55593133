import { bridgeContent } from '@advantage/reference-data';
import type { BrowserContext } from '@playwright/test';
import { findings, loadAxe } from '../accessibility/axe.ts';
import { expect, nightly, test } from './fixtures.ts';
import { openSignedIn } from './signInDirectly.ts';

test.use({
  viewport: { width: 1440, height: 900 },
  colorScheme: 'light',
  contextOptions: { reducedMotion: 'reduce' },
});

const links = Object.fromEntries(
  Object.keys(bridgeContent.links).map((name) => [name, `https://harbor.example/${name}`]),
);

/** Configures the console with its own brand, made from these colors. */
const wear = (context: BrowserContext, colors: object) =>
  context.route('**/config.json', async (route) => {
    const config = await (await route.fetch()).json();
    const ownBrand = {
      ...{ name: 'Harbor', productName: 'Harbor Console', marketplaceId: 2 },
      ...{ colors, links, claimModalLink: 'Claim Now' },
    };
    await route.fulfill({ json: { ...config, ownBrand } });
  });

test(
  'BRD-8 a console with its own brand shows it to every user, in light and dark mode',
  nightly,
  async ({ page, context }) => {
    await wear(context, { accent: '#0f5f66', primary: '#c2410c', chrome: '#0b2b30' });
    await page.goto('/public-referrals');
    await expect(page.getByRole('banner').getByText('Harbor')).toBeVisible();
    const claim = page
      .getByRole('table')
      .getByRole('button', { name: /^Claim/ })
      .first();
    await claim.click();
    const invitation = page.getByRole('dialog');
    await expect(invitation).toContainText('Sign up for Harbor to get');
    await expect(invitation.getByRole('link', { name: 'Get Harbor Now' })).toHaveCSS(
      'background-color',
      'rgb(194, 65, 12)',
    );
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { name: 'Become an Agent with Harbor' })).toBeVisible();
    await expect(page.getByText('Advantage')).toHaveCount(0);
    for (const [person, section] of [
      ['producer', 'Referrals'],
      ['bridge-producer', 'Harbor Marketplace'],
    ] as const) {
      // Otherwise the console would navigate to the sign-in page when it notices.
      await page.goto('about:blank');
      await context.clearCookies();
      await openSignedIn(page, '/admin/all-referrals', person);
      await expect(page).toHaveTitle('Claim-it Marketplace | Harbor');
      const navigation = page.getByRole('navigation').first();
      await expect(navigation.getByText(section, { exact: true })).toBeVisible();
      const banner = page.getByRole('banner');
      await expect(page.getByText('Harbor', { exact: true }).first()).toBeVisible();
      await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await banner.evaluate((element) => getComputedStyle(element).colorScheme)).toContain(
          colorScheme,
        );
        await loadAxe(page);
        expect((await findings(page)).violations).toEqual([]);
      }
    }
  },
);

test('an invalid color is reported by name', nightly, async ({ page, context }) => {
  await wear(context, { accent: 'seaweed' });
  await page.goto('/admin');
  await expect(page.getByText(/^ownBrand.colors .*accent is not a color: "seaweed"/)).toBeVisible();
});
