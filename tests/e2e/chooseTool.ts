import type { Page } from '@playwright/test';

/** The button that opens the tools of a list. */
export const tools = (page: Page) => page.getByRole('button', { name: 'Tools', exact: true });

/** Opens the tools of a list and chooses one. */
export async function chooseTool(page: Page, name: string) {
  await tools(page).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}
