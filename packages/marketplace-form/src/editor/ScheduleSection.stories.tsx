import type { Meta, StoryObj } from '@storybook/react-vite';
import { dayFlags } from '../fields/wireValues.ts';
import { buildMarketplace } from '../testing/marketplaceBuilder.ts';
import { SectionStory, sectionParameters, showsTexts } from '../testing/SectionStory.tsx';
import { ScheduleSection } from './DeliverySections.tsx';

const filled = buildMarketplace();
const wrong = buildMarketplace({
  riskAppetite: {
    ...Object.fromEntries(dayFlags.map((flag) => [flag, false])),
    maxReferralsPerHour: 0,
    maxReferralsPerDay: 0,
    maxReferralsPerWeek: 0,
    maxReferralsPerMonth: 0,
    referralDeliveryStartTime: '17:00:00',
    referralDeliveryEndTime: '09:00:00',
  },
});

/** How many referrals the marketplace gets and when, as fields and as a sentence. */
const meta = {
  title: 'Marketplace form/Limits and schedule section',
  component: SectionStory,
  parameters: sectionParameters('ScheduleSection'),
  args: { section: ScheduleSection },
} satisfies Meta<typeof SectionStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The defaults of a new marketplace. */
export const Default: Story = { tags: ['MKF-23', 'MKF-33'] };

export const Filled: Story = { tags: ['desktop', 'MKF-23', 'MKF-33'], args: { marketplace: filled } };

/** Errors of a loaded marketplace are shown immediately. */
export const EveryError: Story = {
  tags: ['MKV-48', 'MKV-49', 'MKV-50', 'MKV-51', 'MKV-53', 'MKV-55'],
  args: { marketplace: wrong },
  play: showsTexts(
    'Referrals per hour cannot be less than 1.',
    'Referrals per day cannot be less than 1.',
    'Referrals per week cannot be less than 1.',
    'Referrals per month cannot be less than 1.',
    'At least one delivery day must be selected.',
    'End time must be after start time.',
  ),
};

/** While the form is being saved. */
export const Disabled: Story = { tags: ['MKI-27'], args: { marketplace: filled, isDisabled: true } };

export const Phone: Story = {
  tags: ['phone'],
  args: { marketplace: filled },
  globals: { viewport: { value: 'phone' } },
};
