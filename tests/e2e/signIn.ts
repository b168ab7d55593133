import { expect, type Page } from '@playwright/test';

/** The password of every demo user (D-31). */
export const demoPassword = 'advantage-demo';

/** Fills in the sign-in page that the console redirected to. */
export async function fillSignIn(page: Page, person: string, password = demoPassword) {
  await page.getByLabel('Username').fill(person);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Opens a page of the console and signs in on the way. */
export async function signInAt(page: Page, path: string, person: string) {
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await fillSignIn(page, person);
  // Routes that a journey sets up during a navigation may miss the next page's requests.
  await page.waitForURL(({ pathname }) => !pathname.startsWith('/realms/'));
}
