import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildMarketplace } from '../testing/marketplaceBuilder.ts';
import { SectionStory, sectionParameters, showsTexts } from '../testing/SectionStory.tsx';
import { GeneralSection } from './AppetiteSections.tsx';

const filled = buildMarketplace();
const wrong = buildMarketplace({
  riskAppetite: { businessLineRequired: true, acceptCommercialLines: false },
});

/**
 * Data that a referral must include to be sent to the marketplace: names, addresses, consents. For what the referral is
 * about, see the commercial, personal and life sections.
 */
const meta = {
  title: 'Marketplace form/General section',
  component: SectionStory,
  parameters: sectionParameters('GeneralSection'),
  args: { section: GeneralSection },
} satisfies Meta<typeof SectionStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The defaults of a new marketplace. */
export const Default: Story = { tags: ['MKF-18'] };

export const Filled: Story = { tags: ['desktop', 'MKF-18'], args: { marketplace: filled } };

/** Errors of a loaded marketplace are shown immediately. */
export const EveryError: Story = {
  tags: ['MKV-21'],
  args: { marketplace: wrong },
  play: showsTexts('At least one business line appetite must be enabled.'),
};

/** While the form is being saved. */
export const Disabled: Story = { tags: ['MKI-27'], args: { marketplace: filled, isDisabled: true } };

export const Phone: Story = {
  tags: ['phone'],
  args: { marketplace: filled },
  globals: { viewport: { value: 'phone' } },
};
