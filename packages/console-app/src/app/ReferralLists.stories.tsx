import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { demoPeople } from '../testing/demoPeople.ts';
import { StoryConsole } from '../testing/StoryConsole.tsx';
import { waitForReferrals } from '../testing/waitForReferrals.ts';

/**
 * The other lists in the complete console: referrals that can be claimed, were acquired, were purchased, or came in
 * recently.
 */
const meta = {
  title: 'Console/Referral lists',
  component: StoryConsole,
  parameters: { layout: 'fullscreen' },
  args: { person: 'producer', path: '/admin/acquired-referrals' },
  argTypes: { person: { control: 'select', options: demoPeople } },
  play: waitForReferrals,
} satisfies Meta<typeof StoryConsole>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The referrals that the user acquired, with the consumers' contact details. */
export const Default: Story = { tags: ['review', 'RTE-14', 'ACQ-1'] };

/** Titled 'All Referrals', without pagination. */
export const Recent: Story = {
  tags: ['desktop', 'RTE-13', 'RTE-23'],
  args: { path: '/admin/recent-opportunities' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Claim-it Marketplace' }),
    ).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 2, name: 'All Referrals' })).toBeVisible();
    await expect(document.title).toBe('Advantage Console');
    const [available] = await canvas.findAllByRole('link', { name: /^Available to Claim, / });
    await expect(available).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/admin\/all-referrals\?scope=all&referral=/),
    );
  },
};

/** The referrals that can be claimed. */
export const ClaimIt: Story = { tags: ['desktop', 'RTE-6'], args: { path: '/admin/claim-it-referrals' } };

/** For administrators. */
export const Transactions: Story = {
  tags: ['desktop', 'RTE-12'],
  args: { person: 'admin', path: '/admin/purchased-referrals' },
};
