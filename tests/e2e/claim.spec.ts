import type { Locator, Page } from '@playwright/test';
import { chooseTool } from './chooseTool.ts';
import { expect, nightly, nightlyIf, test } from './fixtures.ts';
import { listCalls } from './freezeReferrals.ts';
import { signInAt } from './signIn.ts';
import { openSignedIn, signInDirectly } from './signInDirectly.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const claimNow = /^Claim Now, \$/;
const priceOf = async (button: Locator) => (await button.textContent())?.match(/\$[\d.]+/)?.[0] ?? '';
/** The confirmation at a row. It can't be confirmed right after it opens. */
const question = (page: Page) => page.getByRole('dialog', { name: /^Claim / });
const readQuestion = (page: Page) => page.waitForTimeout(700);
/** The row of a button, even after the button is gone. */
const rowOf = async (page: Page, button: Locator) =>
  page.locator(`tr[data-id="${await button.locator('xpath=ancestor::tr').getAttribute('data-id')}"]`);

/** Records the idempotency keys of claims sent to the service. */
function watchClaims(page: Page) {
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/claim'))
      keys.push(request.headers()['idempotency-key']);
  });
  return keys;
}

// In sequence: each test claims the last remaining referral.
test.describe.configure({ mode: 'default' });

/** Delays claims on the way to the service. Returns a function that releases them. */
async function holdClaims(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/claim$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('CLM-5 CLM-6 CLM-20 CLM-21 DTL-8 an agent claims a row and finds it in the acquired list', async ({
  page,
}) => {
  await signInAt(page, '/admin/all-referrals?scope=all', 'agency-admin');
  const claims = watchClaims(page);
  const button = page.getByRole('table').getByRole('button', { name: claimNow }).last();
  const price = await priceOf(button);
  const row = await rowOf(page, button);
  // The confirm button is a short way from Claim Now, but not under the pointer.
  await button.hover();
  const asked = await button.boundingBox();
  await button.click();
  const confirm = question(page).getByRole('button', { name: `Claim for ${price}` });
  await expect(confirm).toBeFocused();
  const answer = await confirm.boundingBox();
  const pointer = {
    x: (asked?.x ?? 0) + (asked?.width ?? 0) / 2,
    y: (asked?.y ?? 0) + (asked?.height ?? 0) / 2,
  };
  const center = {
    x: (answer?.x ?? 0) + (answer?.width ?? 0) / 2,
    y: (answer?.y ?? 0) + (answer?.height ?? 0) / 2,
  };
  expect(Math.hypot(center.x - pointer.x, center.y - pointer.y)).toBeLessThan(300);
  const gap = {
    x: Math.abs(center.x - pointer.x) - (answer?.width ?? 0) / 2,
    y: Math.abs(center.y - pointer.y) - (answer?.height ?? 0) / 2,
  };
  expect(Math.max(gap.x, gap.y)).toBeGreaterThan(4);
  await readQuestion(page);
  const started = Date.now();
  await page.keyboard.press('Enter');
  await expect(question(page).getByText('This referral is yours.')).toBeVisible();
  expect(Date.now() - started).toBeLessThan(2000);
  const email = await question(page)
    .getByRole('link', { name: /@example\.com/ })
    .textContent();
  await page.keyboard.press('Escape');
  await expect(row.getByText(`Claimed (${price})`)).toBeVisible();
  expect(claims).toEqual([expect.any(String)]);

  await page.goto('/admin/acquired-referrals');
  await expect(page.getByRole('table')).toContainText(email ?? 'no e-mail');
});

test(
  'CLM-20 CLM-5 a double-click claims nothing, and Escape closes the confirmation',
  nightly,
  async ({ page }) => {
    await signInDirectly(page, 'agency-admin');
    const claims = watchClaims(page);
    await page.goto('/admin/all-referrals?scope=all');
    const button = page.getByRole('table').getByRole('button', { name: claimNow }).first();
    await button.dblclick();
    await expect(question(page)).toBeVisible();
    await readQuestion(page);
    await page.keyboard.press('Escape');
    await expect(question(page)).toBeHidden();
    expect(claims).toEqual([]);
  },
);

/** Opens an agent's list. Returns a referral that can be claimed. */
async function openOffer(page: Page) {
  await signInDirectly(page, 'agency-admin');
  const claims = watchClaims(page);
  await page.goto('/admin/all-referrals?scope=all');
  // Not one of the last rows: new referrals push those to the next page.
  const offer = page.getByRole('table').getByRole('button', { name: claimNow }).nth(-8);
  const row = await rowOf(page, offer);
  return { claims, button: row.getByRole('button', { name: claimNow }), row };
}

test(
  'CLM-22 CLM-21 retries a lost claim with the same key and shows its progress in the row',
  nightly,
  async ({ page, expectNoise }) => {
    expectNoise(/Failed to load resource|net::ERR_/);
    const { claims, button, row } = await openOffer(page);
    const price = await priceOf(button);
    const id = await row.getAttribute('data-id');
    let lost = 2;
    await page.route(/\/claim$/, async (route) => {
      lost -= 1;
      if (lost < 0) return route.continue();
      // The service receives the claim, but its response is lost.
      await route.fetch();
      await route.abort('failed');
    });
    // Look-ups fail too while the network is down.
    await page.route(new RegExp(`/opportunity/${id}$`), (route) =>
      lost > 0 ? route.abort('failed') : route.continue(),
    );
    await button.click();
    await readQuestion(page);
    await page.keyboard.press('Enter');
    await expect(question(page).getByText('Checking whether your claim went through…')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(row.getByText('Checking…')).toBeVisible();
    await expect(row.getByRole('button', { name: claimNow })).toHaveCount(0);
    lost = 0;
    await expect(row.getByText(`Claimed (${price})`)).toBeVisible();
    await expect(page.getByText(/ is yours\. You paid \$/)).toBeVisible();
    expect(new Set(claims).size).toBe(1);
  },
);

test('CLM-22 resolves a claim that was interrupted by a reload', async ({ page, expectNoise }) => {
  expectNoise(/Failed to load resource|net::ERR_/);
  const { claims, button } = await openOffer(page);
  const heard = page.waitForRequest(/\/claim$/);
  let isAnswerLost = true;
  await page.route(/\/claim$/, async (route) => {
    if (!isAnswerLost) return route.fallback();
    await route.fetch();
  });
  await button.click();
  await readQuestion(page);
  await page.keyboard.press('Enter');
  await heard;
  await expect
    .poll(() =>
      page.evaluate(() => Object.keys(sessionStorage).some((key) => key.startsWith('referral-claims'))),
    )
    .toBe(true);
  isAnswerLost = false;
  await page.reload();
  await expect(page.getByText(/ is yours\. You paid \$/)).toBeVisible();
  expect(claims.length).toBeGreaterThan(1);
  expect(new Set(claims).size).toBe(1);
});

test('CLM-21 the claim toast names the referral and opens it from any page', nightly, async ({ page }) => {
  const { button, row } = await openOffer(page);
  const id = await row.getAttribute('data-id');
  const release = await holdClaims(page);
  await button.click();
  await readQuestion(page);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Personal Settings' }).click();
  await page.getByRole('link', { name: 'Account Info' }).click();
  await expect(page).not.toHaveURL(/all-referrals/);
  release();
  const toast = page.getByRole('alertdialog').filter({ hasText: / is yours\. You paid \$/ });
  await expect(toast).toBeVisible();
  await expect(toast).not.toContainText('This referral');
  await toast.getByRole('button', { name: 'Open' }).click();
  await expect(page).toHaveURL(new RegExp(`/all-referrals\\?.*referral=${id}`));
  await expect(page.getByRole('dialog', { name: 'Referral details' })).toBeVisible();
});

/** How a claim that was confirmed in the panel can end, with the texts of its row and message. */
const ends = {
  won: { row: /^Claimed \(\$/, message: / is yours\. You paid \$/ },
  lost: { row: 'Claimed by another agent', message: /Another agent claimed (?!this referral)/ },
} as const;

for (const [end, { row: rowText, message }] of Object.entries(ends)) {
  test(
    `CLM-21 a row shows a claim made in the panel as pending, then ${end}`,
    nightlyIf(end === 'won'),
    async ({ page, expectNoise }) => {
      expectNoise(/status of 409/);
      const { row } = await openOffer(page);
      const id = await row.getAttribute('data-id');
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(/\/claim$/, async (route) => {
        if (route.request().method() !== 'POST') return route.continue();
        await released;
        if (end === 'won') return route.continue();
        const url = route
          .request()
          .url()
          .replace(/\/claim$/, '');
        const now = await route.fetch({ url, method: 'GET', postData: '' });
        const taken = {
          marketplaceStatus: 'Claimed',
          lastModDate: new Date(Date.now() + 60_000).toISOString(),
        };
        const json = { reason: 'ALREADY_CLAIMED', referral: { ...(await now.json()), ...taken } };
        return route.fulfill({ status: 409, headers: now.headers(), json });
      });
      await row.getByRole('cell').nth(3).click();
      const panel = page.getByRole('dialog', { name: 'Referral details' });
      await panel.getByRole('button', { name: /^Claim Now/ }).click();
      await readQuestion(page);
      await panel.getByRole('button', { name: /^Claim for/ }).click();
      await panel.getByRole('button', { name: 'Close' }).click();
      await expect(panel).toBeHidden();
      await expect(row.getByText('Claiming…')).toBeVisible();
      await expect(row.getByRole('button', { name: claimNow })).toHaveCount(0);
      release();
      await expect(row.getByText(rowText)).toBeVisible();
      await expect(row.getByRole('button', { name: claimNow })).toHaveCount(0);
      const toast = page.getByRole('alertdialog').filter({ hasText: message });
      await toast.getByRole('button', { name: 'Open' }).click();
      await expect(page).toHaveURL(new RegExp(`referral=${id}`));
      await expect(panel).toBeVisible();
    },
  );
}

for (const [status, body, reason] of [
  [403, { detail: 'Your account is locked.' }, ' Your account is locked.'],
  [409, { detail: 'Your account is locked.' }, ' Your account is locked.'],
  [422, {}, ''],
] as const) {
  test(
    `ERR-28 CLM-5 a claim refused with ${status} ${'detail' in body ? 'says why' : 'says that nothing is charged'}`,
    nightly,
    async ({ page, expectNoise }) => {
      expectNoise(/status of 4\d\d/);
      const { button } = await openOffer(page);
      const headers = { 'access-control-allow-origin': '*' };
      await page.route(/\/claim$/, (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({ status, headers, contentType: 'application/problem+json', json: body })
          : route.continue(),
      );
      await button.click();
      await readQuestion(page);
      await page.keyboard.press('Enter');
      await expect(question(page).getByRole('alert')).toHaveText(
        `This referral could not be claimed. Nothing has been charged.${reason}`,
      );
    },
  );
}

test('LIV-17 a claim in one tab never shows as claimed by another agent in a second tab', async ({
  page,
  context,
}) => {
  await openSignedIn(page, '/admin/all-referrals?scope=all&claimed=shown', 'agency-admin');
  const button = page.getByRole('table').getByRole('button', { name: claimNow }).last();
  const row = await rowOf(page, button);
  const id = await row.getAttribute('data-id');
  const other = await context.newPage();
  await other.goto('/admin/all-referrals?scope=all&claimed=shown');
  const there = other.locator(`tr[data-id="${id}"]`);
  await expect(there.getByRole('button', { name: claimNow })).toBeVisible();
  await page.bringToFront();
  await button.click();
  await readQuestion(page);
  await page.keyboard.press('Enter');
  await expect(row.getByText(/^Claimed \(/)).toBeVisible();
  await expect(there.getByText(/^Claimed \(/)).toBeVisible();
  await other.bringToFront();
  for (let polls = 0; polls < 2; polls += 1) await other.waitForResponse(listCalls);
  await expect(there.getByText('Claimed by another agent')).toHaveCount(0);
});

test(
  'A2 CLM-20 an agent moves, starts a claim and opens rows by single keys, and turns them off',
  nightly,
  async ({ page }) => {
    await openSignedIn(page, '/admin/all-referrals?scope=all', 'agency-admin');
    const rows = page.locator('tr[data-id]');
    await expect(rows.nth(2)).toBeVisible();
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await expect(rows.nth(1).locator(':focus')).toHaveCount(1);
    await page.keyboard.press('c');
    await expect(page.getByRole('button', { name: /^(Claim|Talk now) for/ })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(rows.nth(1).locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog', { name: 'Referral details' });
    await expect(panel).toContainText('2 of');
    // The list shares the width with the panel: its last column is not covered.
    const premium = await page.getByRole('columnheader', { name: /Est\. Premium/ }).boundingBox();
    const edge = await panel.boundingBox();
    expect((premium?.x ?? 0) + (premium?.width ?? 0)).toBeLessThanOrEqual(edge?.x ?? 0);
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await page.getByText('Single-key shortcuts').click();
    await page.keyboard.press('Escape');
    await page.reload();
    await expect(rows.nth(1)).toBeVisible();
    await page.keyboard.press('j');
    await expect(page.locator('tr[data-id] :focus')).toHaveCount(0);
    await chooseTool(page, 'Keyboard shortcuts');
    await expect(page.getByRole('switch', { name: 'Single-key shortcuts' })).not.toBeChecked();
  },
);

/** Opens a producer's list in which new referrals arrive: as many as `arrived.count`, at the start. */
async function openGrowingList(page: Page) {
  const arrived = { count: 0 };
  await page.route(/marketplace-opportunities/, async (route) => {
    const response = await route.fetch({ headers: { ...route.request().headers(), 'if-none-match': '' } });
    const body = await response.json();
    const fresh = Array.from({ length: arrived.count }, (_, index) => ({
      ...body.content[0],
      opportunityId: `new-${index}`,
      addDate: new Date(Date.now() + index).toISOString(),
    }));
    await route.fulfill({ response, json: { ...body, content: [...fresh, ...body.content].slice(0, 25) } });
  });
  await openSignedIn(page, '/admin/all-referrals?scope=all', 'producer');
  const rows = page.locator('tr[data-id]');
  await expect(rows.nth(5)).toBeVisible();
  return { arrived, rows };
}

test(
  'LIV-16 A2 the new-rows button is reached by Shift+Tab without moving rows, and works by Enter',
  nightly,
  async ({ page }) => {
    const { arrived, rows } = await openGrowingList(page);
    await page.keyboard.press('j');
    await expect(rows.nth(0).locator(':focus')).toHaveCount(1);
    const firstRow = await rows.first().getAttribute('data-id');
    arrived.count = 2;
    const control = page.getByRole('button', { name: '2 new' });
    await expect(control).toBeVisible();
    await expect(async () => {
      await page.keyboard.press('Shift+Tab');
      await expect(control).toBeFocused({ timeout: 100 });
    }).toPass({ intervals: [0] });
    await page.waitForTimeout(3500);
    await expect(control).toBeFocused();
    expect(await rows.first().getAttribute('data-id')).toBe(firstRow);
    await page.keyboard.press('Enter');
    await expect(control).toBeHidden();
    await expect(rows.first()).toHaveAttribute('data-id', 'new-0');
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  },
);

test(
  'LIV-16 the new-rows button and the live control stay in place while the pointer moves to the button',
  nightly,
  async ({ page }) => {
    const { arrived, rows } = await openGrowingList(page);
    const live = page.getByRole('button', { name: 'Live', exact: true });
    const livePlace = await live.boundingBox();
    await rows.nth(5).hover();
    const firstRow = await rows.first().getAttribute('data-id');
    arrived.count = 2;
    const control = page.getByRole('button', { name: '2 new' });
    await expect(control).toBeVisible();
    const place = await control.boundingBox();
    const row = await rows.nth(5).boundingBox();
    const from = { x: (row?.x ?? 0) + 300, y: (row?.y ?? 0) + 10 };
    const to = { x: (place?.x ?? 0) + 20, y: (place?.y ?? 0) + 10 };
    for (let step = 1; step <= 12; step += 1) {
      await page.mouse.move(from.x + ((to.x - from.x) * step) / 12, from.y + ((to.y - from.y) * step) / 12);
      expect(await control.boundingBox()).toEqual(place);
      expect(await live.boundingBox()).toEqual(livePlace);
      expect(await rows.first().getAttribute('data-id')).toBe(firstRow);
    }
    await page.waitForTimeout(3500);
    expect(await control.boundingBox()).toEqual(place);
    await page.mouse.down();
    await page.mouse.up();
    await expect(control).toBeHidden();
    await expect(rows.first()).not.toHaveAttribute('data-id', firstRow ?? '');
    expect(await live.boundingBox()).toEqual(livePlace);
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true });

  test(
    'CLM-5 CLM-20 the confirm button is focused on every tap and every screen reader click',
    nightly,
    async ({ page }) => {
      await openSignedIn(page, '/admin/all-referrals?scope=all', 'agency-admin');
      const cards = page.getByRole('list', { name: 'Referrals' }).getByRole('listitem');
      const sheet = question(page);
      const ask = /^(Claim|Talk) Now/;
      const confirm = sheet.getByRole('button', { name: /^(Claim|Talk now) for/ });
      // A screen reader clicks without pointer events and doesn't move focus first.
      const ways = [
        (button: Locator) => button.tap(),
        (button: Locator) => button.evaluate((element: HTMLElement) => element.click()),
      ];
      for (let round = 0; round < 4; round += 1) {
        for (const press of ways) {
          await press(
            cards
              .nth(round % 4)
              .getByRole('button', { name: ask })
              .first(),
          );
          await expect(confirm).toBeFocused();
          await press(sheet.getByRole('button', { name: 'Cancel' }));
          await expect(sheet).toBeHidden();
        }
      }
    },
  );

  test('CLM-20 the claim toast does not cover the next confirmation', nightly, async ({ page }) => {
    await openSignedIn(page, '/admin/all-referrals?scope=all', 'agency-admin');
    const ask = page.getByRole('list', { name: 'Referrals' }).getByRole('button', { name: claimNow }).last();
    const sheet = question(page);
    await ask.tap();
    await readQuestion(page);
    // If the confirmation is closed before the response arrives, a message reports the outcome.
    const release = await holdClaims(page);
    await sheet.getByRole('button', { name: /^Claim for/ }).tap();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    release();
    const message = page.getByRole('alertdialog').filter({ hasText: ' is yours. ' });
    await expect(message).toBeVisible();
    await ask.tap();
    await expect(sheet.getByRole('button', { name: /^Claim for/ })).toBeFocused();
    const [above, below] = [await message.boundingBox(), await sheet.boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0);
  });
});

test(
  'DTL-13 LIV-11 a referral that is gone cannot be claimed, even while it is still listed',
  nightly,
  async ({ page, expectNoise }) => {
    expectNoise(/status of 410/);
    const { button, row } = await openOffer(page);
    const id = await row.getAttribute('data-id');
    await page.route(new RegExp(`/opportunity/${id}$`), (route) =>
      route.fulfill({ status: 410, headers: { 'access-control-allow-origin': '*' }, json: {} }),
    );
    await expect(button).toBeVisible();
    await row.getByRole('cell').nth(3).click();
    const panel = page.getByRole('dialog', { name: 'Referral details' });
    await expect(panel.getByText('This referral is no longer available.')).toBeVisible();
    await expect(row.getByText('No longer available')).toBeVisible();
    for (const place of [panel, row]) {
      await expect(place.getByRole('button', { name: /claim/i })).toHaveCount(0);
      await expect(place).not.toContainText(/was \$|Claim Now| left/);
    }
    // The next list responses still contain it.
    await page.waitForResponse(/marketplace-opportunities\?/);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(row.getByText('No longer available')).toBeVisible();
  },
);
