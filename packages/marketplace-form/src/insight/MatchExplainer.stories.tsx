import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { createInMemoryMarketplaceGateway } from '../testing/inMemoryMarketplaceGateway.ts';
import { frame } from '../testing/SectionStory.css.ts';
import { buildMatchReferral } from '../testing/sampleReferrals.ts';
import { withServices } from '../testing/services.tsx';
import { MatchExplainer } from './MatchExplainer.tsx';

const meta = {
  title: 'Marketplace form/Insight/Explain',
  component: MatchExplainer,
  decorators: [
    (Story) => (
      <div className={frame}>
        <Story />
      </div>
    ),
    withServices,
  ],
  parameters: { layout: 'fullscreen' },
  args: { referral: buildMatchReferral(), gateway: createInMemoryMarketplaceGateway() },
} satisfies Meta<typeof MatchExplainer>;

export default meta;
type Story = StoryObj<typeof meta>;

const choose = async (name: RegExp) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Who would get this referral?' }));
  await userEvent.click(await screen.findByRole('button', { name: /Choose a marketplace/ }));
  await userEvent.click(await screen.findByRole('option', { name }));
};

/** A marketplace that matches, and when it would get the referral. */
export const Default: Story = {
  tags: ['phone', 'DAT-14'],
  play: async () => {
    await choose(/Harbor Point/);
    await waitFor(() =>
      expect(screen.getByText('A referral that arrives now is delivered right away.')).toBeVisible(),
    );
  },
};

/** A marketplace that doesn't match, and the rules that fail. */
export const DoesNotMatch: Story = {
  tags: ['phone', 'DAT-14'],
  args: { referral: buildMatchReferral({ noOfEmployees: 640, industryCode: null, state: 'WA' }) },
  play: async () => {
    await choose(/Cartwright/);
    await waitFor(() => expect(screen.getByText(/^Blocked by \d+ rules\.$/)).toBeVisible());
  },
};

/** A marketplace that would match if every fact were known, and when it would get the referral. */
export const MayMatch: Story = {
  tags: ['phone', 'no-visual', 'DAT-14'],
  args: { referral: buildMatchReferral({ estimatedPremium: null }) },
  play: async () => {
    await choose(/Harbor Point/);
    await waitFor(() => expect(screen.getByText('May match')).toBeVisible());
  },
};
