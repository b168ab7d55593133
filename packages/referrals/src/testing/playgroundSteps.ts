import { expect, screen, waitFor } from 'storybook/test';
import { storyReferrals } from './storyReferrals.ts';

/** Waits until the pager shows the text. */
export const position = (text: string | RegExp) => screen.findByText(text, { selector: 'nav *' });

/** Pager text when all story referrals are shown. */
export const allRows = `Showing 1 to ${storyReferrals.length} of ${storyReferrals.length} Referrals`;

/** Steps shared by all referral playgrounds, regardless of their component. */
export const playgroundSteps = {
  loads: async () => {
    await expect(await position(allRows)).toBeVisible();
  },
  isEmpty: async () => {
    await expect(await position('Showing 0 to 0 of 0 Referrals')).toBeVisible();
  },
  loadsSlowly: async () => {
    const start = performance.now();
    await expect(await position(allRows)).toBeVisible();
    // The network takes two seconds, some of which may pass before this step starts on a busy machine.
    await expect(performance.now() - start).toBeGreaterThan(200);
  },
  isOffline: async () => {
    await expect(await screen.findByText('Referrals could not be loaded.')).toBeVisible();
  },
  /** As time passes, row texts change. */
  runs: async ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
    await position(allRows);
    const before = canvasElement.textContent;
    await waitFor(() => expect(canvasElement.textContent).not.toBe(before));
  },
};
