import { createInMemoryMarketplaceGateway } from '@advantage/marketplace-form/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { frame } from '../../../marketplace-form/src/testing/SectionStory.css.ts';
import { withServices } from '../../../marketplace-form/src/testing/services.tsx';
import { buildMatchReferral } from '../testing/sampleReferrals.ts';
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

/** The marketplaces that are passed over, the one that gets the referral, and those that would match too. */
export const Default: Story = {
  tags: ['phone', 'DAT-14'],
  args: { referral: buildMatchReferral({ category: 'PL', lines: ['AUTO'] }) },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: /Gets it$/ })).toBeVisible());
  },
};

/** A row that is open: what doesn't fit. */
export const Unfolded: Story = {
  tags: ['phone', 'DAT-14'],
  args: { referral: buildMatchReferral({ category: 'PL', lines: ['AUTO'] }) },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /Harbor Point/ }));
    await waitFor(() =>
      expect(screen.getByText('Category: Does not accept personal referrals.')).toBeVisible(),
    );
  },
};

/** No marketplace takes the referral: the three that come closest. */
export const DoesNotMatch: Story = {
  tags: ['phone', 'DAT-14'],
  args: { referral: buildMatchReferral({ state: 'ND' }) },
  play: async () => {
    await waitFor(() => expect(screen.getByText('No marketplace takes it. Closest:')).toBeVisible());
  },
};

/** A marketplace that would match if every fact were known, and when it would get the referral. */
export const MayMatch: Story = {
  tags: ['phone', 'no-visual', 'DAT-14'],
  args: { referral: buildMatchReferral({ estimatedPremium: null }) },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /May get it$/ }));
    await waitFor(() => expect(screen.getByText(/^If everything else matches/)).toBeVisible());
  },
};
