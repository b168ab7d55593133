interface Finds {
  findByRole(role: string, options: { name: string | RegExp }): Promise<HTMLElement>;
}

interface Clicks {
  click(element: Element): Promise<void>;
}

/** Opens the menu of a list's tools and chooses an entry, as a user does. */
export async function chooseTool(user: Clicks, page: Finds, name: string | RegExp) {
  await user.click(await page.findByRole('button', { name: 'Tools' }));
  await user.click(await page.findByRole('menuitem', { name }));
}
