import { expect, screen, waitFor } from 'storybook/test';
import { storyReferrals } from './storyReferrals.ts';

/** How long a playground looks for what must appear: its network may be slow. */
export const patience = { timeout: 8000 };

/** Waits until the foot of the list says so. */
export const position = (text: string | RegExp) => screen.findByText(text, { selector: 'nav *' }, patience);

/** What the foot of the list says once every referral of the stories is there. */
export const allRows = `Showing 1 to ${storyReferrals.length} of ${storyReferrals.length} Referrals`;

/** The steps that every playground of referrals goes through, whatever draws them. */
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
    // The network takes two seconds, of which a busy machine may spend some before this step begins.
    await expect(performance.now() - start).toBeGreaterThan(200);
  },
  isOffline: async () => {
    await expect(await screen.findByText('Referrals could not be loaded.', {}, patience)).toBeVisible();
  },
  /** Time passes: what the rows say changes. */
  runs: async ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
    await position(allRows);
    const before = canvasElement.textContent;
    await waitFor(() => expect(canvasElement.textContent).not.toBe(before), { timeout: 12_000 });
  },
};
