import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildMarketplace } from '../testing/marketplaceBuilder.ts';
import { sampleSources } from '../testing/reference.ts';
import { SectionStory, sectionParameters, showsTexts } from '../testing/SectionStory.tsx';
import { SetupSection } from './SetupSection.tsx';

const filled = buildMarketplace();
const wrong = buildMarketplace({
  agencyId: -1,
  marketplaceName: '',
  phoneNumber: '+1912555017',
  priceModifier: -0.01,
  riskAppetite: {
    referralPriceMin: 90,
    referralPriceMax: 85,
    excludedSources: sampleSources.map(({ sourceName }) => sourceName),
    stateCodes: [],
  },
});

/**
 * The marketplace's identity, payment and prices, and the sources and states it accepts referrals from. The form
 * includes all sections; this page shows one by itself.
 */
const meta = {
  title: 'Marketplace form/Setup section',
  component: SectionStory,
  parameters: sectionParameters('SetupSection'),
  args: { section: SetupSection },
} satisfies Meta<typeof SectionStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The defaults of a new marketplace. */
export const Default: Story = { tags: ['MKF-14', 'MKF-15', 'MKF-16'] };

export const Filled: Story = {
  tags: ['desktop', 'MKF-14', 'MKF-15', 'MKF-16'],
  args: { marketplace: filled },
};

/** Errors of a loaded marketplace are shown immediately. */
export const EveryError: Story = {
  tags: ['MKV-2', 'MKV-3', 'MKV-5', 'MKV-9', 'MKV-17', 'MKV-19', 'MKV-20'],
  args: { marketplace: wrong },
  play: showsTexts(
    'Agency ID cannot be less than 0.',
    'Please provide marketplace name',
    'Please provide a valid phone number',
    'The negative percent modifier cannot exceed abs(-100)%.',
    'Min price cannot be greater than max price.',
    'At least one referral source must be selected.',
    'At least one state must be selected.',
  ),
};

/** While the form is being saved. */
export const Disabled: Story = { tags: ['MKI-27'], args: { marketplace: filled, isDisabled: true } };

export const Phone: Story = {
  tags: ['phone'],
  args: { marketplace: filled },
  globals: { viewport: { value: 'phone' } },
};
