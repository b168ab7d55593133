import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { openWebKit, type WebKitWindow } from '../../scripts/browser/webkit.ts';
import { otherSiteUrl } from './environment.ts';

// WebKit blocks third-party cookies, so this is the second half of `otherSite.spec.ts` in a third engine.
let window: WebKitWindow;

test.beforeEach(async () => {
  window = await openWebKit();
});

test.afterEach(() => window.close());

const isSignInPage = () =>
  window.driver.executeScript('return document.querySelector("#kc-form-login") !== null');
const firstReferral = () =>
  window.driver.executeScript('return document.querySelector("tbody tr")?.textContent ?? ""');

async function signIn(path: string) {
  await window.driver.get(`${otherSiteUrl}${path}`);
  await expect.poll(isSignInPage).toBe(true);
  await window.driver.executeScript(`
    document.querySelector('#username').value = 'producer';
    document.querySelector('#password').value = 'advantage-demo';
    document.querySelector('#kc-form-login').requestSubmit();
  `);
}

test('S4 S10 a console on another site signs in by redirect and reloads without a loop', async () => {
  await signIn('/admin/all-referrals?state=TX');
  await expect.poll(firstReferral).toContain(', TX');
  await window.driver.get(`${otherSiteUrl}/admin/all-referrals?state=TX`);
  await expect.poll(firstReferral).toContain(', TX');
  expect(await isSignInPage()).toBe(false);
  await window.driver.executeScript('document.isStill = true');
  await wait(12_000);
  expect(
    await window.driver.executeScript(
      'return [document.isStill, location.search, document.querySelectorAll("iframe").length]',
    ),
  ).toEqual([true, '?state=TX', 0]);
});

test('S8 T6 the public feed shows its referrals without sign-in', async () => {
  await window.driver.get(`${otherSiteUrl}/public-referrals`);
  const rows = () => window.driver.executeScript('return document.querySelectorAll("tbody tr").length');
  await expect.poll(rows).toBeGreaterThan(20);
  expect(await window.driver.executeScript('return document.querySelectorAll("iframe").length')).toBe(0);
});
