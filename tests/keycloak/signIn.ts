import { expect, type Page } from '@playwright/test';

/** Keycloak's own sign-in page. */
export const signInPage = (page: Page) => page.getByRole('heading', { name: 'Sign in to your account' });

/** The first row of a list, which appears once a service has responded. */
export const firstReferral = (page: Page) => page.getByRole('table').getByRole('row').nth(1);

/** Fills in Keycloak's sign-in page. */
export async function fillSignIn(page: Page, person: string, password = 'advantage-demo') {
  await expect(signInPage(page)).toBeVisible();
  await page.getByLabel('Username or email').fill(person);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** Opens a page of the console, signs in on the way and waits for the list. */
export async function signInAt(page: Page, path: string, person: string) {
  await page.goto(path);
  await fillSignIn(page, person);
  await expect(firstReferral(page)).toBeVisible();
}

/** Signs out through the menu of the profile card. */
export async function signOut(page: Page) {
  await page.getByRole('banner').getByRole('button').last().click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
}
