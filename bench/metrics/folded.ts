import type { Page } from 'playwright';

/** Opens a long choice that our form folds to a row. The other forms show it from the start. */
export async function unfold(page: Page, label: string) {
  const row = page.getByRole('button', { name: new RegExp(`^${label}( |$)`), expanded: false });
  if ((await row.count()) > 0) await row.first().click();
}

/** Waits for the settings of the recipients, which our form loads on demand. */
export const waitForRecipients = (page: Page) =>
  page.locator('table, ul[aria-label="Recipients"]').first().waitFor();
