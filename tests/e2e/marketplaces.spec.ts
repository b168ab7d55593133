import type { Page } from '@playwright/test';
import { expect, nightly, test } from './fixtures.ts';
import { openSignedIn } from './signInDirectly.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save Marketplace' });
const rowNames = (page: Page) => page.getByRole('rowheader').getByRole('link').allTextContents();

test(
  'MKL-1 MKL-3 MKL-5 MKF-1 MKF-2 an admin goes from the list to a marketplace and back',
  nightly,
  async ({ page }) => {
    await openSignedIn(page, '/admin/marketplaces', 'admin');
    await expect(page.getByRole('heading', { level: 1, name: 'All Marketplaces' })).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: /Harbor Point/ })
      .click();
    await expect(page).toHaveURL(/\/admin\/marketplaces\/\d+$/);
    await expect(page.getByRole('heading', { level: 1, name: /^Marketplace: Harbor Point/ })).toBeVisible();
    await expect(page.getByText('No changes to save')).toBeVisible();
    await page.getByRole('link', { name: 'All Marketplaces' }).click();
    await expect(page).toHaveURL(/\/admin\/marketplaces$/);
  },
);

test('MKL-20 an admin searches and filters marketplaces, and the URL keeps both', async ({ page }) => {
  await openSignedIn(page, '/admin/marketplaces', 'admin');
  await expect(page.getByRole('link', { name: /Harbor Point/ })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search marketplaces' }).fill('harbor');
  await expect(page).toHaveURL(/\?search=harbor$/);
  await expect.poll(async () => (await rowNames(page)).filter((name) => !/harbor/i.test(name))).toEqual([]);
  await page.getByRole('button', { name: 'Filter' }).click();
  const filters = page.getByRole('dialog', { name: 'Filter' });
  await filters.getByRole('radio', { name: 'CL' }).click();
  await expect(page).toHaveURL(/search=harbor&category=CL/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Filter 1 active' })).toBeVisible();
  const shown = await rowNames(page);
  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Search marketplaces' })).toHaveValue('harbor');
  await expect.poll(() => rowNames(page)).toEqual(shown);
  await page.goBack();
  await expect(page).toHaveURL(/\?search=harbor$/);
  await page.getByRole('searchbox', { name: 'Search marketplaces' }).fill('');
  await expect(page).toHaveURL(/\/admin\/marketplaces$/);
  await expect(page.getByRole('searchbox', { name: 'Search marketplaces' })).toHaveValue('');
});

test('MKI-29 MKI-30 ERR-24 an edit is reviewed, saved and persisted, and a later one is discarded', async ({
  page,
  attempt,
}) => {
  const another = `Quite Another Company ${attempt}, LLC`;
  await openSignedIn(page, '/admin/marketplaces/5', 'admin');
  const legalName = field(page, 'Legal entity name');
  const name = await field(page, 'Marketplace name').inputValue();
  await legalName.fill(another);
  await page.getByRole('button', { name: '1 change' }).click();
  await expect(page.getByRole('dialog').getByText(another, { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await save(page).click();
  await expect(page.getByText(`Marketplace [ ${name} ] has been saved successfully.`).first()).toBeVisible();
  await page.getByRole('button', { name: 'Messages' }).click();
  await expect(page.getByRole('dialog', { name: 'Messages' }).getByRole('listitem')).toContainText(
    `Marketplace [ ${name} ] has been saved successfully.`,
  );
  await page.reload();
  await expect(legalName).toHaveValue(another);
  await legalName.fill('Half an edit');
  await page.getByRole('button', { name: 'Discard Changes' }).click();
  await expect(legalName).toHaveValue(another);
  await expect(page.getByText('No changes to save')).toBeVisible();
});

test('MKF-10 MKF-11 leaving unsaved changes asks first, on navigation and on closing the tab', async ({
  page,
}) => {
  await openSignedIn(page, '/admin/marketplaces/6', 'admin');
  const name = field(page, 'Marketplace name');
  await name.fill('Half an edit');
  await page.getByRole('link', { name: 'Feature Flags' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Unsaved Changes' });
  await dialog.getByRole('button', { name: 'Continue Editing' }).click();
  await expect(name).toHaveValue('Half an edit');
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await page.getByRole('link', { name: 'Feature Flags' }).click();
  await dialog.getByRole('button', { name: 'Discard Changes' }).click();
  await expect(page).toHaveURL(/\/admin\/feature-flags$/);
});

test(
  'MKF-39 MKV-76 text that is typed and not left is asked about, kept over a reload, and saved by one press',
  nightly,
  async ({ page }) => {
    await openSignedIn(page, '/admin/marketplaces/13', 'admin');
    const codes = field(page, 'NAICS codes');
    const end = page
      .getByRole('region', { name: 'Delivery: Limits and schedule' })
      .getByRole('combobox', { name: 'End time' });
    const restore = page.getByRole('button', { name: 'Restore' });
    const reload = async () => {
      const asked = page.waitForEvent('dialog');
      const reloaded = page.reload();
      await (await asked).accept();
      await reloaded;
      await restore.click();
    };
    await expect(page.getByText('No changes to save')).toBeVisible();
    const allDay = page
      .getByRole('region', { name: 'Delivery: Limits and schedule' })
      .getByRole('checkbox', { name: '24 hours a day' });
    if (await allDay.isChecked()) await allDay.uncheck();

    await end.fill('');
    await end.pressSequentially('25');
    await reload();
    await expect(end).toHaveValue('25');
    await expect(end).toHaveAccessibleDescription('End time must be a time, such as 9:00 AM or 17:30.');
    await expect(save(page)).toBeDisabled();
    await page.getByRole('button', { name: 'Discard Changes' }).click();
    await expect(page.getByText('No changes to save')).toBeVisible();

    const code = '722511';
    const item = page.getByRole('button', { name: `Remove ${code}` });
    const unfold = () => page.getByRole('button', { name: /^NAICS codes / }).click();
    await unfold();
    if (await item.isVisible()) {
      await item.click();
      await save(page).click();
      await expect(page.getByText('No changes to save')).toBeVisible();
    }
    await codes.pressSequentially(code);
    await expect(codes).toHaveValue(code);
    await page.getByRole('link', { name: 'Feature Flags' }).press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Continue Editing' }).click();
    await item.click();
    await expect(page.getByText('No changes to save')).toBeVisible();
    await codes.pressSequentially(code);
    await reload();
    await unfold();
    await item.click();
    await codes.pressSequentially(code);
    await save(page).click();
    await expect(page.getByText('No changes to save')).toBeVisible();
    await page.reload();
    await unfold();
    await expect(item).toBeVisible();
  },
);

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test.describe(`on a phone, prefers-reduced-motion: ${reducedMotion}`, nightly, () => {
    test.use({ viewport: { width: 375, height: 700 }, contextOptions: { reducedMotion } });

    test('MKF-10 MKF-11 the dialog takes the focus from the drawer and returns it to its button', async ({
      page,
    }) => {
      await openSignedIn(page, '/admin/marketplaces/7', 'admin');
      const name = field(page, 'Marketplace name');
      await name.fill('Half an edit');
      const menu = page.getByRole('button', { name: 'Navigation' });
      await menu.press('Enter');
      const drawer = page.getByRole('dialog', { name: 'Navigation' });
      await drawer.getByRole('link', { name: 'Feature Flags' }).press('Enter');
      const stay = page.getByRole('alertdialog').getByRole('button', { name: 'Continue Editing' });
      await expect(stay).toBeFocused();
      await expect(drawer).toHaveCount(0);
      await stay.press('Enter');
      await expect(menu).toBeFocused();
      await expect(name).toHaveValue('Half an edit');
    });
  });
}

test('D-25 MKF-25 a reload offers to restore input, except for the API key', async ({ page }) => {
  await openSignedIn(page, '/admin/marketplaces/new', 'admin');
  await field(page, 'Marketplace name').fill('Not yet saved');
  await page.getByLabel('Delivery API key', { exact: true }).fill('very-secret-key');
  page.once('dialog', (question) => question.accept());
  await page.reload();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(field(page, 'Marketplace name')).toHaveValue('Not yet saved');
  await expect(page.getByLabel('Delivery API key', { exact: true })).toHaveValue('');
  const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  expect(stored).toContain('Not yet saved');
  expect(stored).not.toContain('very-secret-key');
});

test('MKI-31 D-26 a user who saves second sees the other change and merges both edits', async ({
  page,
  context,
  expectNoise,
  attempt,
}) => {
  expectNoise(/status of 412/);
  const second = `Second to Save ${attempt}, LLC`;
  await openSignedIn(page, '/admin/marketplaces/8', 'admin');
  await expect(save(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/admin/marketplaces/8');
  const most = (await field(other, 'Referrals per day').inputValue()) === '77' ? '78' : '77';
  await field(other, 'Referrals per day').fill(most);
  await save(other).click();
  await expect(other.getByText(/has been saved successfully/).first()).toBeVisible();
  await field(page, 'Legal entity name').fill(second);
  await save(page).click();
  const dialog = page.getByRole('dialog', { name: 'Someone else changed this marketplace' });
  await expect(dialog.getByText('Referrals per day')).toBeVisible();
  await dialog.getByRole('button', { name: 'Merge changes' }).click();
  await expect(field(page, 'Referrals per day')).toHaveValue(most);
  await save(page).click();
  await expect(page.getByText(/has been saved successfully/).first()).toBeVisible();
  await page.reload();
  await expect(field(page, 'Referrals per day')).toHaveValue(most);
  await expect(field(page, 'Legal entity name')).toHaveValue(second);
});

/** Fills in the required fields of a new marketplace. */
async function fillNew(page: Page, name: string) {
  await field(page, 'Marketplace name').fill(name);
  await field(page, 'Phone number').fill('(555) 123-4567');
  await page.getByRole('button', { name: /^States / }).click();
  await page.getByRole('checkbox', { name: 'Texas' }).check();
  await field(page, 'Delivery API URL').fill('https://api.example.com/leads');
}

const creations = /\/api\/v3\/marketplaces$/;

/** Lets the service create marketplaces but loses the first `count` responses. Returns all idempotency keys. */
async function loseCreations(page: Page, count: number) {
  const keys: (string | undefined)[] = [];
  await page.route(creations, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > count) return route.continue();
    await route.fetch();
    await route.abort('failed');
  });
  return keys;
}

test.describe('the list', () => {
  // A move sends every marketplace, so none may be created at the same time.
  test.describe.configure({ mode: 'default' });

  test(
    'MKI-28 MKS-21 MKF-13 ERR-24 a new marketplace is created at the end of the list',
    nightly,
    async ({ page, attempt, lockMarketplaceOrder }) => {
      await lockMarketplaceOrder();
      const name = `Evergreen Test Agency ${attempt}`;
      await openSignedIn(page, '/admin/marketplaces', 'admin');
      await page.getByRole('link', { name: 'New marketplace' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Marketplace: Creation' })).toBeVisible();
      await fillNew(page, name);
      await save(page).click();
      await expect(
        page.getByText(`Marketplace [ ${name} ] has been saved successfully.`).first(),
      ).toBeVisible();
      await expect(page).toHaveURL(/\/admin\/marketplaces$/);
      await expect(page.getByRole('rowheader').last().getByRole('link')).toHaveText(name);
    },
  );

  for (const { lost, what } of [
    { lost: 1, what: 'is told as saved' },
    { lost: 2, what: 'is said to be unknown, and saved again makes no second one' },
    { lost: 2, what: 'is said to be unknown, and saved again after a reload makes no second one' },
  ])
    test(
      `MKS-24 API-44 a new marketplace whose response is lost ${what}`,
      nightly,
      async ({ page, expectNoise, attempt, lockMarketplaceOrder }) => {
        await lockMarketplaceOrder();
        expectNoise(/Failed to load resource|net::ERR_/);
        const name = `Lost ${attempt}`;
        const keys = await loseCreations(page, lost);
        await openSignedIn(page, '/admin/marketplaces/new', 'admin');
        await fillNew(page, name);
        await save(page).click();
        const saved = page.getByText(`Marketplace [ ${name} ] has been saved successfully.`).first();
        if (lost > 1) {
          await expect.poll(() => keys.length).toBe(lost);
          await expect(page.getByText("it isn't known whether this was saved").first()).toBeVisible();
          if (what.includes('reload')) {
            page.once('dialog', (question) => question.accept());
            await page.reload();
            await page.getByRole('button', { name: 'Restore' }).click();
            await expect(field(page, 'Marketplace name')).toHaveValue(name);
          }
          await save(page).click();
        }
        await expect(saved).toBeVisible();
        await expect(page).toHaveURL(/\/admin\/marketplaces$/);
        await expect(page.getByRole('rowheader', { name })).toHaveCount(1);
        expect(keys).toHaveLength(lost + 1);
        expect(new Set(keys).size).toBe(1);
      },
    );

  test(
    'MKI-32 D-36 reordering and toggling a marketplace elsewhere does not conflict with an edit',
    nightly,
    async ({ page, context, attempt, lockMarketplaceOrder }) => {
      await lockMarketplaceOrder();
      const edited = `Edited Meanwhile ${attempt}, LLC`;
      await openSignedIn(page, '/admin/marketplaces/11', 'admin');
      await field(page, 'Legal entity name').fill(edited);
      const other = await context.newPage();
      await other.goto('/admin/marketplaces');
      const row = other.getByRole('row').filter({ has: other.locator('a[href$="/marketplaces/11"]') });
      const name = (await row.getByRole('link').first().textContent()) ?? 'no name';
      const [first] = await rowNames(other);
      const end = first === name ? 'bottom' : 'top';
      const wasOn = await row.getByRole('switch').isChecked();
      await row.getByRole('switch').press('Space');
      await expect(row.getByRole('switch')).toBeChecked({ checked: !wasOn });
      await row.getByRole('button', { name: /^More for / }).click();
      await other.getByRole('menuitem', { name: `Move to ${end}` }).click();
      await expect(other.getByText('Marketplace priorities updated successfully.').first()).toBeVisible();
      await save(page).click();
      await expect(page.getByText(/has been saved successfully/).first()).toBeVisible();
      await expect(page.getByRole('dialog', { name: /Someone else/ })).toHaveCount(0);
      await other.reload();
      const names = other.getByRole('rowheader');
      await expect(end === 'top' ? names.first() : names.last()).toContainText(name);
      await expect(row.getByRole('switch')).toBeChecked({ checked: !wasOn });
      await other.goto('/admin/marketplaces/11');
      await expect(field(other, 'Legal entity name')).toHaveValue(edited);
    },
  );

  test(
    'MKL-21 a move in a list left open keeps the move that a colleague made since, and says so',
    nightly,
    async ({ page, context, lockMarketplaceOrder }) => {
      await lockMarketplaceOrder();
      await openSignedIn(page, '/admin/marketplaces', 'admin');
      await expect(page.getByRole('rowheader').first()).toBeVisible();
      const before = await rowNames(page);
      const [tenth = '', twentieth = ''] = [before[9], before[19]];
      const colleague = await context.newPage();
      await colleague.goto('/admin/marketplaces');
      await colleague.getByRole('button', { name: `More for ${tenth}`, exact: true }).click();
      await colleague.getByRole('menuitem', { name: 'Move to top' }).click();
      await expect(colleague.getByText('Marketplace priorities updated successfully.')).toBeVisible();

      await page.getByRole('button', { name: `Drag ${twentieth}`, exact: true }).press('Enter');
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Enter');
      const count = before.length;
      await expect(page.getByText(`${twentieth} is now at position 19 of ${count}.`)).toBeVisible();
      const moved = before.filter((name) => name !== tenth && name !== twentieth);
      const after = [tenth, ...moved.toSpliced(17, 0, twentieth)];
      expect(await rowNames(page)).toEqual(after);
      await colleague.reload();
      await expect.poll(() => rowNames(colleague)).toEqual(after);
    },
  );

  test(
    'MKL-13 ERR-25 a row moves by its menu, and the move can be undone',
    nightly,
    async ({ page, lockMarketplaceOrder }) => {
      await lockMarketplaceOrder();
      await openSignedIn(page, '/admin/marketplaces', 'admin');
      const saved = page.getByText('Marketplace priorities updated successfully.').first();
      await expect(page.getByRole('rowheader').first()).toBeVisible();
      const [first = '', second = '', third = ''] = await rowNames(page);

      await page.getByRole('button', { name: `More for ${third}` }).click();
      await page.getByRole('menuitem', { name: 'Move to top' }).click();
      await expect(saved).toBeVisible();
      expect((await rowNames(page)).slice(0, 3)).toEqual([third, first, second]);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect.poll(async () => (await rowNames(page)).slice(0, 3)).toEqual([first, second, third]);
    },
  );
});

test('RTE-19 a producer sees that marketplaces are not available to the role', nightly, async ({ page }) => {
  await openSignedIn(page, '/admin/marketplaces', 'producer');
  await expect(page.getByText(/not available to your role/i).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Marketplaces' })).toHaveCount(0);
});

test(
  'MKL-18 a marketplace with an unreadable field can be opened, and keeps the field on saving',
  nightly,
  async ({ page }) => {
    const odd = { maxReferralsPerDay: { most: 7 } };
    const sent: { readonly riskAppetite?: Readonly<Record<string, unknown>> }[] = [];
    await page.route(/\/api\/v3\/marketplaces(\/10)?$/, async (route) => {
      if (route.request().method() === 'POST') {
        sent.push(route.request().postDataJSON());
        return route.fulfill({ status: 200, headers: { 'access-control-allow-origin': '*' }, json: null });
      }
      const { 'if-none-match': _, ...headers } = route.request().headers();
      const response = await route.fetch({ headers });
      const json = await response.json();
      const oddly = (row: { id: number; riskAppetite: object }) =>
        row.id === 10 ? { ...row, riskAppetite: { ...row.riskAppetite, ...odd } } : row;
      return route.fulfill({ response, json: Array.isArray(json) ? json.map(oddly) : oddly(json) });
    });
    await openSignedIn(page, '/admin/marketplaces', 'admin');
    const row = page.getByRole('row').filter({ has: page.locator('a[href$="/marketplaces/10"]') });
    await expect(row.getByText("Can't read Referrals per day.")).toBeVisible();
    await row.getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1, name: /^Marketplace: / })).toBeVisible();
    await expect(page.getByText("Can't read Referrals per day.")).toBeVisible();
    await field(page, 'Legal entity name').fill('Odd but Kept, LLC');
    await save(page).click();
    await expect.poll(() => sent.map((body) => body.riskAppetite?.maxReferralsPerDay)).toEqual([{ most: 7 }]);
  },
);
