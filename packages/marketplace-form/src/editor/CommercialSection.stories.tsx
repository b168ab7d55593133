import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildMarketplace } from '../testing/marketplaceBuilder.ts';
import { SectionStory, sectionParameters, showsTexts } from '../testing/SectionStory.tsx';
import { CommercialSection } from './AppetiteSections.tsx';

const filled = buildMarketplace();
const wrong = buildMarketplace({
  riskAppetite: {
    businessLines: [],
    excludedNaics: ['722410', '999999', '7224'],
    yearsInBusinessMin: 12,
    yearsInBusinessMax: 5,
    commercialEstimatedPremiumMin: -1,
    numberOfEmployeesMax: 2500,
  },
});

/**
 * Which commercial referrals the marketplace accepts: lines, industries, size and premium. Collapsed to one line while
 * it accepts none.
 */
const meta = {
  title: 'Marketplace form/Commercial section',
  component: SectionStory,
  parameters: sectionParameters('CommercialSection'),
  args: { section: CommercialSection },
} satisfies Meta<typeof SectionStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The defaults of a new marketplace. */
export const Default: Story = { tags: ['MKF-19', 'MKF-20'] };

export const Filled: Story = { tags: ['desktop', 'MKF-19', 'MKF-20'], args: { marketplace: filled } };

/** Errors of a loaded marketplace are shown immediately. */
export const EveryError: Story = {
  tags: ['MKV-22', 'MKV-23', 'MKV-29', 'MKV-38', 'MKV-39'],
  args: { marketplace: wrong },
  play: showsTexts(
    'At least one business line must be selected.',
    'NAICS codes must be 6 digits and separated by commas.',
    'Min years in business cannot be greater than max years in business.',
    'Min estimated premium cannot be less than 0.',
    'Max number of employees cannot be greater than 999.',
  ),
};

/** While the form is being saved. */
export const Disabled: Story = { tags: ['MKI-27'], args: { marketplace: filled, isDisabled: true } };

export const Phone: Story = {
  tags: ['phone'],
  args: { marketplace: filled },
  globals: { viewport: { value: 'phone' } },
};
