import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildMarketplace } from '../testing/marketplaceBuilder.ts';
import { SectionStory, sectionParameters, showsTexts } from '../testing/SectionStory.tsx';
import { LifeSection } from './AppetiteSections.tsx';

const filled = buildMarketplace({
  riskAppetite: { acceptLifeAnnuitiesLines: true, businessLines: ['LIFE', 'ANNU'], deathBenefitMin: 100_000 },
});
const wrong = buildMarketplace({
  riskAppetite: { acceptLifeAnnuitiesLines: true, deathBenefitMin: -1 },
});

/**
 * Which life and annuity referrals the marketplace accepts: medical exam, tobacco, lines and death benefit. Collapsed
 * to one line while it accepts none.
 */
const meta = {
  title: 'Marketplace form/Life and annuities section',
  component: SectionStory,
  parameters: sectionParameters('LifeSection'),
  args: { section: LifeSection },
} satisfies Meta<typeof SectionStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The defaults of a new marketplace. */
export const Default: Story = { tags: ['MKF-22'] };

export const Filled: Story = { tags: ['desktop', 'MKF-22'], args: { marketplace: filled } };

/** Errors of a loaded marketplace are shown immediately. */
export const EveryError: Story = {
  tags: ['MKV-22', 'MKV-43'],
  args: { marketplace: wrong },
  play: showsTexts(
    'At least one business line must be selected.',
    'Min death benefit cannot be less than 0.',
  ),
};

/** While the form is being saved. */
export const Disabled: Story = { tags: ['MKI-27'], args: { marketplace: filled, isDisabled: true } };

export const Phone: Story = {
  tags: ['phone'],
  args: { marketplace: filled },
  globals: { viewport: { value: 'phone' } },
};
