import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { type MarketplaceStatus, marketplaceStatuses } from '../model/status.ts';
import { aReferral } from '../testing/aReferral.ts';
import { ReferralStatusButton } from './ReferralStatus.tsx';

const claimable = aReferral({ dynamicPrice: 28, discountPrice: 35 });
const callIn = aReferral({ opportunityType: 'WT-CIR', discountPrice: 30 });

const meta = {
  title: 'Referrals/Status button',
  component: ReferralStatusButton,
  args: { referral: claimable, onPress: fn() },
} satisfies Meta<typeof ReferralStatusButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['STS-7', 'STS-8', 'brands'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(
      canvas.getByRole('button', {
        name: "Claim Now, $28, Workers' Compensation, General Liability, Tulsa, OK",
      }),
    );
    await expect(args.onPress).toHaveBeenCalledWith(claimable);
    await expect(canvas.getByText('was $35').tagName).toBe('S');
  },
};

export const CallIn: Story = {
  tags: ['STS-9'],
  args: { referral: callIn },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('button', {
        name: "Talk Now ($30), Workers' Compensation, General Liability, Tulsa, OK",
      }),
    ).toBeEnabled();
  },
};

export const Claimed: Story = {
  tags: ['STS-10', 'STS-17'],
  args: { referral: aReferral({ marketplaceStatus: 'Claimed', soldPrice: 32 }) },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('button', {
        name: "Claimed ($32), Workers' Compensation, General Liability, Tulsa, OK",
      }),
    ).toBeDisabled();
  },
};

export const Transferred: Story = {
  tags: ['STS-12'],
  args: { referral: { ...callIn, marketplaceStatus: 'Claimed', soldPrice: 30 } },
};

export const WithoutPrices: Story = {
  tags: ['STS-15', 'FEED-12'],
  args: { showPrices: false },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('button', {
        name: "Claim Now, Workers' Compensation, General Liability, Tulsa, OK",
      }),
    ).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent('$');
  },
};

export const WithoutDetailsPanel: Story = {
  tags: ['STS-16', 'STS-17'],
  args: { referral: aReferral({ marketplaceStatus: 'Delivered' }), hasDetailsPanel: false },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', {
        name: "Delivered, Workers' Compensation, General Liability, Tulsa, OK",
      }),
    );
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

/** For phones: 44 px high and as wide as the available space. */
export const Touch: Story = { args: { size: 'touch' } };

export const KeyboardFocus: Story = {
  tags: ['no-visual'],
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
  },
};

const statuses: readonly MarketplaceStatus[] = marketplaceStatuses.filter(
  (status) => status !== 'Available' && status !== 'Claimed',
);

/** STS-13, STS-14: the statuses that can't be claimed. */
export const OtherStatuses: Story = {
  tags: ['STS-13', 'STS-14'],
  render: (args) => (
    <ul style={{ display: 'flex', flexWrap: 'wrap', gap: 8, padding: 0, margin: 0, listStyle: 'none' }}>
      {statuses.map((marketplaceStatus) => (
        <li key={marketplaceStatus}>
          <ReferralStatusButton {...args} referral={aReferral({ marketplaceStatus })} />
        </li>
      ))}
    </ul>
  ),
};
