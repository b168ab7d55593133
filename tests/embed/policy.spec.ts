import { expect, expectRows, service, test } from './fixtures.ts';
import { apiOrigin, pageOrigin } from './ports.ts';

test.describe('under a strict policy', () => {
  test('I6 everything works without violations', async ({ page, visit, feed, observed }) => {
    await visit('strict.html');
    await feed.getByRole('combobox', { name: 'State' }).selectOption('Texas');
    await expect(feed.getByText(/, TX$/).first()).toBeVisible();
    await feed.getByRole('combobox', { name: 'State' }).selectOption('All States');
    await feed.getByRole('button', { name: 'Next' }).click();
    await expectRows(feed, /^Showing 26 to 50/);
    await feed.getByRole('columnheader', { name: 'Type', exact: true }).hover();
    await feed.getByRole('button', { name: 'What Type means' }).click();
    await expect(feed.getByRole('dialog', { name: 'What Type means' })).toBeVisible();
    await page.keyboard.press('Escape');
    await feed
      .getByRole('button', { name: /^Claim/ })
      .first()
      .click();
    await expect(feed.getByRole('dialog', { name: /^Want to get/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await feed.getByRole('button', { name: 'Live', exact: true }).click();
    await expect(feed.locator('section')).toHaveCSS('overflow-x', 'clip');
    await page.setViewportSize({ width: 375, height: 800 });
    await expect(feed.getByRole('list', { name: 'Insurance referrals' })).toBeVisible();
    expect(observed.noise).toEqual([]);
  });

  test('requests nothing but its src, without cookies', async ({ page, observed, visit }) => {
    await page.context().addCookies([{ name: 'session', value: 'secret', url: apiOrigin }]);
    const calls: Record<string, string>[] = [];
    page.on('request', async (request) => {
      if (request.url().startsWith(apiOrigin)) calls.push(await request.allHeaders());
    });
    await visit('strict.html');
    await expect.poll(() => calls.length, { timeout: 10_000 }).toBeGreaterThan(2);
    const strangers = observed.requests.filter(
      (url) => !url.startsWith(`${service('full')}/api/v1/marketplace-opportunities?`),
    );
    expect(new Set(strangers)).toEqual(new Set([`${pageOrigin}/strict.html`, `${pageOrigin}/element.js`]));
    for (const headers of calls) expect(headers).not.toHaveProperty('cookie');
    expect(await page.context().cookies()).toHaveLength(1);
  });
});

test('LIV-3 sends conditional requests after the first response', async ({ page, visit, feed }) => {
  const statuses: number[] = [];
  page.on('response', (response) => {
    if (response.url().startsWith(apiOrigin) && response.request().method() === 'GET')
      statuses.push(response.status());
  });
  await visit('strict.html');
  await expect.poll(() => statuses.length, { timeout: 10_000 }).toBeGreaterThan(2);
  expect(statuses.slice(0, 3)).toEqual([200, 304, 304]);
  await expect(feed.getByText(/^Live/)).toBeVisible();
});
