import { expect, waitFor } from 'storybook/test';

/** The play function of stories that show a list of referrals: waits until it has rows or cards. */
export async function waitForReferrals({ canvasElement }: { readonly canvasElement: HTMLElement }) {
  const isShown = () => expect(canvasElement.querySelector('[data-id]')).toBeVisible();
  await waitFor(isShown);
}
