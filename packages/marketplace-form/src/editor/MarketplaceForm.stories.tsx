import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { FormStory, formArgs, service } from '../testing/FormStory.tsx';
import { inWindow } from '../testing/inWindow.tsx';
import { marketplaceWithRecipients, sampleMarketplaces } from '../testing/sampleMarketplaces.ts';
import { clearToasts, type StoryService, withServices } from '../testing/services.tsx';
import { MarketplaceForm } from './MarketplaceForm.tsx';

const meta = {
  title: 'Marketplace form/Form',
  component: MarketplaceForm,
  decorators: [inWindow, withServices],
  beforeEach: clearToasts,
  parameters: { layout: 'fullscreen' },
  args: formArgs,
  render: (args, { parameters }) => <FormStory {...args} service={parameters.service as StoryService} />,
} satisfies Meta<typeof MarketplaceForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The whole page of an existing marketplace. */
export const Default: Story = {
  tags: ['whole-page', 'MKF-1', 'MKF-2', 'MKF-4', 'MKF-14', 'MKF-18', 'MKF-23', 'brands'],
};

/** The whole page of a prepaid marketplace whose recipients have their own settings. */
export const Prepaid: Story = {
  tags: ['whole-page', 'desktop', 'MKF-27', 'MKI-3', 'MKI-4'],
  args: { marketplaceId: 4 },
};

/** A marketplace that receives referrals by API at its own price. */
export const ApiDelivery: Story = {
  tags: ['whole-page', 'desktop', 'MKF-24', 'MKF-25', 'MKI-12'],
  args: { marketplaceId: 2 },
  play: async () => {
    await expect(await screen.findByRole('textbox', { name: 'Delivery API URL' })).toBeVisible();
  },
};

/** The whole page of a new marketplace. */
export const New: Story = {
  tags: ['whole-page', 'MKF-30', 'MKF-31', 'MKF-32', 'MKF-33', 'MKF-34', 'MKF-35', 'MKF-36'],
  args: { marketplaceId: 'new' },
  play: async () => {
    await expect(await screen.findByText('4 required fields left')).toBeVisible();
  },
};

/** Long choices open in place: states by region. */
export const States: Story = {
  tags: ['MKF-14'],
  play: async () => {
    const row = await screen.findByRole('button', { name: /^States / });
    await userEvent.click(row);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Northeast' }));
    row.scrollIntoView({ block: 'start' });
    await expect(screen.getByRole('checkbox', { name: 'Vermont' })).toBeChecked();
  },
};

/** The locked source says that it can't be changed. */
export const Sources: Story = {
  tags: ['desktop', 'MKF-16', 'MKF-17'],
  play: async () => {
    const row = await screen.findByRole('button', { name: /^Referral sources / });
    await userEvent.click(row);
    await expect(screen.getByText("Can't be changed here.")).toBeVisible();
  },
};

/** Shows 20 rows per page, regardless of the number of recipients. */
export const TwoHundredRecipients: Story = {
  tags: ['desktop', 'MKF-26', 'MKF-27'],
  parameters: service({ marketplaces: [marketplaceWithRecipients(200)] }),
  play: async () => {
    await screen.findByRole('group', { name: 'Settings by recipient' });
    const choice = screen.getByRole('switch', { name: 'Individual email recipient settings' });
    choice.scrollIntoView({ block: 'start' });
    await expect(screen.getByText('Showing 1 to 20 of 200 recipients')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /^agent001@/ }));
    await expect(screen.getByRole('checkbox', { name: 'Default purchaser' })).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ['MKF-3'],
  parameters: service({ prepare: (gateway) => void gateway.hold('get') }),
};

export const LoadFailed: Story = {
  tags: ['ERR-17'],
  parameters: service({ prepare: (gateway) => gateway.fail('get') }),
};

export const Missing: Story = { tags: ['ERR-2'], args: { marketplaceId: 999 } };

/** If the industry codes fail to load, codes can only be excluded. */
export const CodesFailed: Story = {
  tags: ['MKI-26', 'ERR-18'],
  parameters: service({
    marketplaces: sampleMarketplaces,
    prepare: (gateway) => gateway.fail('industryCodes'),
  }),
};

/** The sections are behind a button, and Save is at the bottom, within thumb's reach. */
export const Phone: Story = {
  tags: ['phone'],
  args: { marketplaceId: 4 },
  globals: { viewport: { value: 'phone' } },
};
