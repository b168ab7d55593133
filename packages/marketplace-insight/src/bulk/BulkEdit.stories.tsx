import { MarketplaceList } from '@advantage/marketplace-form';
import { createInMemoryMarketplaceGateway } from '@advantage/marketplace-form/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { inWindow } from '../../../marketplace-form/src/testing/inWindow.tsx';
import {
  clearToasts,
  type StoryService,
  useStoryGateway,
  withServices,
} from '../../../marketplace-form/src/testing/services.tsx';
import { createInMemoryInsightSource } from '../testing/inMemoryInsightSource.ts';
import { BulkEdit, type BulkEditProps } from './BulkEdit.tsx';

/** Shows `BulkEdit` below the marketplace list. */
function BulkStory({ service, ...props }: BulkEditProps & { readonly service?: StoryService }) {
  const gateway = useStoryGateway(service);
  return (
    <MarketplaceList
      gateway={gateway}
      selectionBar={(selected, onClose) => (
        <BulkEdit {...props} gateway={gateway} marketplaces={selected} onClose={onClose} />
      )}
    />
  );
}

const meta = {
  title: 'Marketplace form/Insight/Bulk edit',
  component: BulkEdit,
  decorators: [inWindow, withServices],
  beforeEach: clearToasts,
  parameters: { layout: 'fullscreen' },
  args: {
    gateway: createInMemoryMarketplaceGateway(),
    marketplaces: [],
    source: createInMemoryInsightSource(),
    onClose: () => {},
  },
  render: (args, { parameters }) => <BulkStory {...args} service={parameters.service as StoryService} />,
} satisfies Meta<typeof BulkEdit>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Selects the first two marketplaces and chooses a state to add. */
const open = async () => {
  const [first] = await screen.findAllByRole('button', { name: /^More for / });
  if (first) await userEvent.click(first);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Select' }));
  const boxes = await screen.findAllByRole('checkbox', { name: /^Select (?!all)/ });
  if (boxes[1]) await userEvent.click(boxes[1]);
  await expect(screen.getByText('2 selected')).toBeVisible();
};
const addAlaska = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Add a state' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a state' }));
  await userEvent.type(dialog.getByRole('combobox', { name: 'State' }), 'alaska');
  await userEvent.click(await screen.findByRole('option', { name: 'Alaska' }));
  await expect(await dialog.findAllByText(/ matches$/)).toHaveLength(2);
  return dialog;
};

/** The bar at the bottom of the window offers the changes. */
export const Default: Story = { tags: ['MKS-20', 'brands'], play: open };

/** Shows what a change does to each selected marketplace before it happens. */
export const Effect: Story = {
  tags: ['desktop', 'DAT-14'],
  play: async () => {
    await open();
    await addAlaska();
  },
};

/** Says why the change failed for a marketplace. */
export const Failed: Story = {
  tags: ['desktop', 'MKS-20'],
  parameters: { service: { prepare: (gateway) => gateway.fail('update') } satisfies StoryService },
  play: async () => {
    await open();
    const dialog = await addAlaska();
    await userEvent.click(dialog.getByRole('button', { name: 'Add Alaska to 2 marketplaces' }));
    const retry = await dialog.findByRole('button', { name: 'Try 2 marketplaces again' });
    await waitFor(() => expect(retry).toHaveFocus());
    // Shows the focus, as after any key.
    await userEvent.keyboard('{F15}');
  },
};
