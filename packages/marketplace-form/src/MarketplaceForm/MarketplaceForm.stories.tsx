import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { clearToasts, type StoryService, useStoryGateway, withServices } from '../stories/services.tsx';
import { createInMemoryMarketplaceGateway } from '../testing/inMemoryMarketplaceGateway.ts';
import { marketplaceWithRecipients, sampleMarketplaces } from '../testing/sampleMarketplaces.ts';
import { MarketplaceForm, type MarketplaceFormProps } from './MarketplaceForm.tsx';

function FormStory({ service, ...props }: MarketplaceFormProps & { readonly service?: StoryService }) {
  return <MarketplaceForm {...props} gateway={useStoryGateway(service)} />;
}

const meta = {
  title: 'Marketplace form/Form',
  tags: ['tall'],
  component: MarketplaceForm,
  decorators: [withServices],
  beforeEach: clearToasts,
  parameters: { layout: 'fullscreen' },
  args: { gateway: createInMemoryMarketplaceGateway(), marketplaceId: 1, onCreated: fn() },
  render: (args, { parameters }) => <FormStory {...args} service={parameters.service as StoryService} />,
} satisfies Meta<typeof MarketplaceForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const service = (options: StoryService) => ({ service: options });
const name = () => screen.findByRole('textbox', { name: 'Marketplace name' });
const save = () => screen.getByRole('button', { name: 'Save Marketplace' });

export const Default: Story = { tags: ['MKF-1', 'MKF-2', 'MKF-4', 'MKF-14', 'MKF-18', 'MKF-23'] };

/** Prepaid, with settings of their own for its recipients. */
export const Prepaid: Story = { tags: ['MKF-27', 'MKI-3', 'MKI-4'], args: { marketplaceId: 4 } };

/** Delivered by API at a price of its own. */
export const ApiDelivery: Story = { tags: ['MKF-24', 'MKF-25', 'MKI-12'], args: { marketplaceId: 2 } };

export const New: Story = {
  tags: ['MKF-30', 'MKF-31', 'MKF-32', 'MKF-33', 'MKF-34', 'MKF-35', 'MKF-36'],
  args: { marketplaceId: 'new' },
  play: async () => {
    await expect(await screen.findByText('No changes to save')).toBeVisible();
  },
};

/** Asking why Save is off shows everything that is wrong, and takes the focus there. */
export const ErrorSummary: Story = {
  tags: ['MKF-8'],
  args: { marketplaceId: 'new' },
  play: async () => {
    await userEvent.type(await name(), 'Acme');
    await userEvent.click(screen.getByRole('button', { name: '3 errors to fix' }));
    const summary = screen.getByRole('region', { name: '3 things to fix before you can save' });
    await expect(summary).toHaveFocus();
    await userEvent.click(within(summary).getByRole('link', { name: 'Please provide a delivery API URL.' }));
    await expect(screen.getByRole('textbox', { name: 'Delivery API URL' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: '3 errors to fix' }));
  },
};

/** What a save would change, in words. */
export const Review: Story = {
  tags: ['MKF-9'],
  play: async () => {
    await userEvent.type(await name(), '!');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Texas' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Georgia' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Debit Prepaid Balance' }));
    const perDay = screen.getByRole('textbox', { name: 'Referrals per day' });
    await userEvent.clear(perDay);
    await userEvent.type(perDay, '25');
    await userEvent.click(screen.getByRole('button', { name: /^Review/ }));
    await expect(await screen.findByText('Added: Texas')).toBeVisible();
  },
};

export const Saving: Story = {
  tags: ['MKI-27'],
  parameters: service({ prepare: (gateway) => void gateway.hold('update') }),
  play: async () => {
    await userEvent.type(await name(), '!');
    await userEvent.click(save());
    await expect(await name()).toBeDisabled();
  },
};

export const Saved: Story = {
  tags: ['MKI-29', 'ERR-24'],
  play: async () => {
    await userEvent.type(await name(), '!');
    await userEvent.click(save());
    const text = 'Marketplace [ Harbor Point Insurance! ] has been saved successfully.';
    await expect(await screen.findByText(text)).toBeVisible();
    await expect(await screen.findByText('No changes to save')).toBeVisible();
  },
};

export const SaveFailed: Story = {
  tags: ['MKI-27', 'ERR-20'],
  parameters: service({ prepare: (gateway) => gateway.fail('update') }),
  play: async () => {
    await userEvent.type(await name(), '!');
    await userEvent.click(save());
    const text =
      'Failed to save marketplace [ Harbor Point Insurance! ]. Please refresh the page and try again.';
    await expect(await screen.findByText(text)).toBeVisible();
    await expect(await name()).toBeEnabled();
  },
};

/** The server refused the save because the marketplace is newer than what was loaded. */
export const SomeoneElseSavedFirst: Story = {
  tags: ['MKI-31'],
  parameters: service({
    prepare: (gateway) => {
      const { get } = gateway;
      // The form loads the first version; by then somebody else has saved.
      Object.assign(gateway, {
        get: async (id: number, signal?: AbortSignal) => {
          const answer = await get(id, signal);
          Object.assign(gateway, { get });
          gateway.changeElsewhere(id, (marketplace) => ({
            ...marketplace,
            marketplaceName: 'Harbor Point Group',
            riskAppetite: { ...marketplace.riskAppetite, maxReferralsPerDay: 40 },
          }));
          return answer;
        },
      });
    },
  }),
  play: async () => {
    await userEvent.type(await name(), '!');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Texas' }));
    await userEvent.click(save());
    await expect(await screen.findByText('Someone else changed this marketplace')).toBeVisible();
  },
};

/** Twenty rows show at a time, however many there are. */
export const TwoHundredRecipients: Story = {
  // A picture would be 20,000 pixels long; the table of recipients is pictured with its section.
  tags: ['MKF-26', 'MKF-27', 'no-visual'],
  parameters: service({ marketplaces: [marketplaceWithRecipients(200)] }),
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

/** Without the known codes, codes can only be excluded. */
export const CodesFailed: Story = {
  tags: ['MKI-26', 'ERR-18'],
  parameters: service({
    marketplaces: sampleMarketplaces,
    prepare: (gateway) => gateway.fail('industryCodes'),
  }),
};

export const OtherLabels: Story = { tags: ['MKF-5'], args: { saveLabel: 'Submit', discardLabel: 'Cancel' } };

export const Phone: Story = { args: { marketplaceId: 4 }, globals: { viewport: { value: 'phone' } } };
