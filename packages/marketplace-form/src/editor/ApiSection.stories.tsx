import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildMarketplace } from '../testing/marketplaceBuilder.ts';
import { SectionStory, sectionParameters, showsTexts } from '../testing/SectionStory.tsx';
import { ApiSection } from './DeliverySections.tsx';

const filled = buildMarketplace({
  deliverToApi: true,
  deliveryApiUrl: 'https://api.harborpoint.example.com/leads',
  deliveryApiKey: 'example-key-not-a-secret',
});
const wrong = buildMarketplace({ deliverToApi: true, deliveryApiUrl: 'leads' });

/**
 * Delivery to the marketplace's service: method, authentication, URL and key. For delivery to people, see the email
 * section.
 */
const meta = {
  title: 'Marketplace form/API section',
  component: SectionStory,
  parameters: sectionParameters('ApiSection'),
  args: { section: ApiSection },
} satisfies Meta<typeof SectionStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The defaults of a new marketplace. */
export const Default: Story = { tags: ['MKF-24', 'MKF-25'] };

export const Filled: Story = { tags: ['desktop', 'MKF-24', 'MKF-25'], args: { marketplace: filled } };

/** Errors of a loaded marketplace are shown immediately. */
export const EveryError: Story = {
  tags: ['MKV-65'],
  args: { marketplace: wrong },
  play: showsTexts('Please provide a valid URL.'),
};

/** While the form is being saved. */
export const Disabled: Story = { tags: ['MKI-27'], args: { marketplace: filled, isDisabled: true } };

export const Phone: Story = {
  tags: ['phone'],
  args: { marketplace: filled },
  globals: { viewport: { value: 'phone' } },
};
