import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, expectRows, service, test } from './fixtures.ts';

/** Loads the element with a hash, as the documentation describes. Returns whether the browser accepted the file. */
const load = (page: Page, integrity: string) =>
  page.evaluate(
    ([integrity = '', src = '']) =>
      new Promise<boolean>((resolve) => {
        const feed = document.createElement('referral-feed');
        feed.setAttribute('src', src);
        document.querySelector('#place')?.append(feed);
        const script = document.createElement('script');
        Object.assign(script, { type: 'module', crossOrigin: 'anonymous', integrity });
        script.src = new URL('element.js', location.href).href;
        script.onload = () => resolve(true);
        script.onerror = () => resolve(false);
        document.head.append(script);
      }),
    [integrity, service('full')],
  );

test('I9 the browser accepts a file with a matching hash', async ({ page, request, feed }) => {
  const file = await (await request.get('element.js')).body();
  await page.goto('ordinary.html');
  expect(await load(page, `sha384-${createHash('sha384').update(file).digest('base64')}`)).toBe(true);
  await expectRows(feed, /^Showing 1 to 25/);
});

test('I9 the browser rejects any other file', async ({ page, expectNoise }) => {
  expectNoise(/integrity/);
  await page.goto('ordinary.html');
  expect(await load(page, `sha384-${createHash('sha384').update('another file').digest('base64')}`)).toBe(
    false,
  );
  expect(await page.evaluate(() => customElements.get('referral-feed') === undefined)).toBe(true);
});
