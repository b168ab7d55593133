import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildMarketplace } from '../testing/marketplaceBuilder.ts';
import { SectionStory, sectionParameters, showsTexts } from '../testing/SectionStory.tsx';
import { PersonalSection } from './AppetiteSections.tsx';

const filled = buildMarketplace({
  riskAppetite: {
    acceptPersonalLines: true,
    businessLines: ['AUTO', 'HOME', 'UMBR'],
    personalEstimatedPremiumMin: 600,
  },
});
const wrong = buildMarketplace({
  riskAppetite: {
    acceptPersonalLines: true,
    personalEstimatedPremiumMin: 900,
    personalEstimatedPremiumMax: 600,
  },
});

/** Which personal referrals the marketplace accepts: lines and premium. Collapsed to one line while it accepts none. */
const meta = {
  title: 'Marketplace form/Personal section',
  component: SectionStory,
  parameters: sectionParameters('PersonalSection'),
  args: { section: PersonalSection },
} satisfies Meta<typeof SectionStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The defaults of a new marketplace. */
export const Default: Story = { tags: ['MKF-21'] };

export const Filled: Story = { tags: ['desktop', 'MKF-21'], args: { marketplace: filled } };

/** Errors of a loaded marketplace are shown immediately. */
export const EveryError: Story = {
  tags: ['MKV-22', 'MKV-42'],
  args: { marketplace: wrong },
  play: showsTexts(
    'At least one business line must be selected.',
    'Min estimated premium cannot be greater than max estimated premium.',
  ),
};

/** While the form is being saved. */
export const Disabled: Story = { tags: ['MKI-27'], args: { marketplace: filled, isDisabled: true } };

export const Phone: Story = {
  tags: ['phone'],
  args: { marketplace: filled },
  globals: { viewport: { value: 'phone' } },
};
