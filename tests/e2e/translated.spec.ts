import type { BrowserContext, Page } from '@playwright/test';
import { expect, nightly, nightlyIf, test } from './fixtures.ts';
import { createFrozenFetch, listCalls } from './freezeReferrals.ts';
import { signInDirectly } from './signInDirectly.ts';
import { translateDocuments } from './translateDocuments.ts';

test.use({ viewport: { width: 1440, height: 900 } });

interface Row {
  readonly opportunityId: string;
  readonly marketplaceStatus: string;
}

/** Gives every referral the values of the next one. Available referrals stay available. */
function withOtherValues(rows: readonly Row[]): readonly Row[] {
  const isAvailable = ({ marketplaceStatus }: Row) => marketplaceStatus === 'Available';
  return rows.map((row) => {
    const peers = rows.filter((each) => isAvailable(each) === isAvailable(row));
    const next = peers[(peers.indexOf(row) + 1) % peers.length];
    const lastModDate = new Date(Date.now() + 60_000).toISOString();
    return { ...row, ...next, opportunityId: row.opportunityId, lastModDate };
  });
}

/**
 * Freezes the lists. Returns a function that changes prices, times, counts, statuses and texts of all referrals, seven
 * minutes later.
 */
async function changeLists(context: BrowserContext): Promise<() => void> {
  const fetchFrozen = createFrozenFetch();
  let isChanged = false;
  await context.route(listCalls, async (route) => {
    const response = await fetchFrozen(route);
    if (!isChanged) return route.fulfill({ response });
    const { content, totalElements, ...list } = await response.json();
    const json = { ...list, content: withOtherValues(content), totalElements: totalElements + 7 };
    const date = new Date(Date.now() + 7 * 60_000).toUTCString();
    return route.fulfill({ response, headers: { ...response.headers(), etag: '"changed"', date }, json });
  });
  return () => {
    isChanged = true;
  };
}

/** Opens a page that is translated, like every page after it. */
async function openTranslated(page: Page, path: string) {
  await page.addInitScript(translateDocuments);
  await page.goto(path);
}

const listOf = (page: Page) =>
  page.getByRole('table').or(page.getByRole('main').getByRole('list', { name: /referrals|Transactions/i }));

/** All texts of a list: those of its rows, and of its pages if it has any. */
const textsOf = async (page: Page) => [
  await listOf(page).textContent(),
  ...(await page.getByRole('navigation', { name: 'Pages' }).allTextContents()),
];

for (const [nth, { person, path, width }] of [
  { person: 'agency-admin', path: '/admin/all-referrals?scope=all', width: 1440 },
  { person: 'agency-admin', path: '/admin/all-referrals?scope=all', width: 375 },
  { person: 'admin', path: '/admin/all-referrals?scope=all', width: 1440 },
  { person: 'producer', path: '/admin/acquired-referrals', width: 1440 },
  { person: 'producer', path: '/admin/recent-opportunities', width: 1440 },
  { person: 'admin', path: '/admin/purchased-referrals', width: 375 },
  { person: undefined, path: '/public-referrals', width: 1440 },
  { person: undefined, path: '/public-referrals', width: 375 },
].entries())
  test(
    `LIV-18 prices, times, counts and statuses of ${path} stay true for ${person ?? 'a visitor'} at ${width} px`,
    nightlyIf(nth > 0),
    async ({ page, context }) => {
      await page.setViewportSize({ width, height: 900 });
      if (person) await signInDirectly(page, person);
      const change = await changeLists(context);
      await openTranslated(page, path);
      await expect(listOf(page).locator('font > font').first()).toBeVisible();
      const before = await textsOf(page);
      change();
      const untranslated = await context.newPage();
      await untranslated.setViewportSize({ width, height: 900 });
      await untranslated.goto(path);
      await expect(listOf(untranslated)).toBeVisible();
      await expect.poll(() => textsOf(untranslated)).not.toEqual(before);
      // Read both each time: the times left go on.
      await expect(async () => expect(await textsOf(page)).toEqual(await textsOf(untranslated))).toPass();
    },
  );

test('LIV-18 a translated feed sorts, pages, filters and invites', nightly, async ({ page }) => {
  await openTranslated(page, '/public-referrals');
  const cells = page.getByRole('rowheader');
  await page.getByRole('button', { name: 'Location' }).click();
  await expect(page.getByRole('columnheader', { name: 'Location' })).toHaveAttribute('aria-sort');
  await page.getByRole('button', { name: 'Next' }).click();
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await expect(pages).toContainText(/^Showing 26 to 50/);
  await page.getByLabel('State').selectOption('Texas');
  await expect(pages).toContainText(/^Showing 1 to/);
  await expect
    .poll(async () => (await cells.allTextContents()).filter((text) => !/TX/.test(text)))
    .toEqual([]);
  await page.getByRole('button', { name: 'Live', exact: true }).click();
  await expect(page.getByText(/^Paused/)).toBeVisible();
  await page.getByRole('button', { name: /^Paused/ }).click();
  await expect(page.getByText(/^Live/)).toBeVisible();
  await page.getByRole('button', { name: 'What Status means' }).click();
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /^(Claim|Talk) Now/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test(
  'LIV-18 an agent opens, claims and finds referrals in a translated list',
  nightly,
  async ({ page }, { parallelIndex }) => {
    await signInDirectly(page, 'agency-admin');
    await openTranslated(page, '/admin/all-referrals?scope=all');
    const claimNow = page.getByRole('button', { name: /^Claim Now, \$/ });
    await page.getByRole('switch', { name: 'Show Claimed' }).press('Space');
    await page.getByRole('switch', { name: 'Show Claimed' }).press('Space');
    await page.getByRole('button', { name: 'Location' }).click();
    // A row of the list as it was before may be on another page afterwards.
    await expect(async () => {
      const places = await page.getByRole('rowheader').allTextContents();
      const cities = places.map((place) => place.replace(/,.*/, '').toLowerCase());
      expect(cities.length).toBeGreaterThan(1);
      expect(cities).toEqual(cities.toSorted().reverse());
    }).toPass();
    const offers = page.getByRole('row').filter({ has: claimNow });
    const ids = await offers.evaluateAll((rows) => rows.map((row) => row.getAttribute('data-id')));
    // Any but the last, and one that no journey next to this one claims.
    const id = ids[(3 * parallelIndex) % (ids.length - 1)];
    const row = page.locator(`[data-id="${id}"]`);
    await row.getByRole('cell').last().click();
    const panel = page.getByRole('dialog', { name: 'Referral details' });
    await panel.getByRole('button', { name: 'Next referral' }).click();
    await panel.getByRole('button', { name: 'Previous referral' }).click();
    const offer = await panel.getByRole('button', { name: /^Claim Now/ }).textContent();
    await panel.getByRole('button', { name: /^Claim Now/ }).click();
    await panel.getByRole('button', { name: 'Cancel' }).click();
    await panel.getByRole('button', { name: 'Close' }).click();
    await expect(panel).toBeHidden();

    await row.getByRole('button', { name: /^Claim Now/ }).click();
    const question = page.getByRole('dialog', { name: /^Claim / });
    const confirm = question.getByRole('button', { name: /^Claim for/ });
    // A question can't be confirmed right after it opens, and once it is, the button is gone.
    await expect(async () => {
      if (await confirm.isVisible()) await confirm.click({ timeout: 1000 });
      await expect(question.getByText('This referral is yours.')).toBeVisible({ timeout: 1000 });
    }).toPass();
    await page.keyboard.press('Escape');
    await expect(row.getByText(`Claimed (${offer?.replace('Claim Now - ', '')})`)).toBeVisible();
    await page.getByRole('link', { name: 'Acquired Referrals' }).click();
    await expect(page.getByRole('table', { name: 'Acquired referrals' })).toBeVisible();
  },
);

test(
  'LIV-18 an admin filters, moves and switches marketplaces in a translated list',
  nightly,
  async ({ page, lockMarketplaceOrder }) => {
    await lockMarketplaceOrder();
    await signInDirectly(page, 'admin');
    await openTranslated(page, '/admin/marketplaces');
    const rows = page.getByRole('rowheader').getByRole('link');
    await expect(rows.nth(2)).toBeVisible();
    const [first = '', second = '', third = ''] = await rows.allTextContents();
    await page.getByRole('searchbox', { name: 'Search marketplaces' }).fill('harbor');
    await expect(rows.first()).toHaveText(/harbor/i);
    await page.getByRole('searchbox', { name: 'Search marketplaces' }).fill('');
    await expect(rows.first()).toHaveText(first);
    await page.getByRole('button', { name: `More for ${third}` }).click();
    await page.getByRole('menuitem', { name: 'Move to top' }).click();
    await expect(page.getByText('Marketplace priorities updated successfully.').first()).toBeVisible();
    await expect(rows.first()).toHaveText(third);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(async () => (await rows.allTextContents()).slice(0, 3)).toEqual([first, second, third]);
    const handle = page.getByRole('button', { name: /^Drag / }).nth(5);
    // The list takes no focus until the old order is saved.
    await expect(async () => {
      await handle.focus();
      await expect(handle).toBeFocused({ timeout: 100 });
    }).toPass();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Home');
    await expect(page.getByText(/^Drop .+ at 1 /)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText(/^Drop .+ at 1 /)).toHaveCount(0);
  },
);

test('LIV-18 an admin corrects, reviews, saves and discards in a translated form', async ({
  page,
  attempt,
}) => {
  await signInDirectly(page, 'admin');
  await openTranslated(page, '/admin/marketplaces/4');
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  const price = field('Min referral price');
  await price.fill('99999');
  await field('Legal entity name').fill(`Translated ${attempt}, LLC`);
  const section = page.getByRole('switch', { name: 'Accept commercial', exact: true });
  await section.press('Space');
  await section.press('Space');
  await price.fill('1');
  await field('Max referral price').fill('0');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: /^\d errors?$/ }).click();
  await page
    .getByRole('region', { name: /^Fix .* to save$/ })
    .getByRole('link')
    .first()
    .click();
  await field('Max referral price').fill('');
  await page.getByRole('button', { name: /^\d changes?$/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Back to the form' }).click();
  await page.getByRole('button', { name: 'Save Marketplace' }).click();
  await expect(page.getByText(/has been saved successfully\.$/).first()).toBeVisible();
  await field('Legal entity name').fill('Half an edit');
  await page.getByRole('link', { name: 'Feature Flags' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Continue Editing' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Discard Changes' }).click();
  await expect(page.getByText('No changes to save')).toBeVisible();
  await expect(field('Legal entity name')).toHaveValue(`Translated ${attempt}, LLC`);
});

test('LIV-18 an admin adds and switches a flag on a translated page', nightly, async ({ page, attempt }) => {
  const name = `translated-${attempt}`;
  await signInDirectly(page, 'admin');
  await openTranslated(page, '/admin/feature-flags');
  await page.getByRole('button', { name: 'Add flag' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await page.getByRole('textbox', { name: 'Description', exact: true }).fill('Made on a translated page');
  await page.getByRole('button', { name: 'Create flag' }).click();
  const flag = page.getByRole('switch', { name: `Enabled: ${name}` });
  await flag.press('Space');
  await expect(flag).toBeChecked();
  await expect(page.getByText(`Feature flag ${name} updated successfully`).first()).toBeVisible();
  await page.reload();
  await expect(flag).toBeChecked();
});
