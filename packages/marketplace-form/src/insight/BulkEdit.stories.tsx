import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { MarketplaceList } from '../list/MarketplaceList.tsx';
import { createInMemoryInsightSource } from '../testing/inMemoryInsightSource.ts';
import { createInMemoryMarketplaceGateway } from '../testing/inMemoryMarketplaceGateway.ts';
import { inWindow } from '../testing/inWindow.tsx';
import { clearToasts, useStoryGateway, withServices } from '../testing/services.tsx';
import { BulkEdit, type BulkEditProps } from './BulkEdit.tsx';

/** Shows `BulkEdit` in the toolbar of the marketplace list. */
function BulkStory(props: BulkEditProps) {
  const gateway = useStoryGateway(undefined);
  return (
    <MarketplaceList
      gateway={gateway}
      tools={(shown) => <BulkEdit {...props} gateway={gateway} marketplaces={shown} />}
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
  },
  render: (args) => <BulkStory {...args} />,
} satisfies Meta<typeof BulkEdit>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async () => {
  const button = await screen.findByRole('button', { name: 'Change several' });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
  const dialog = within(await screen.findByRole('dialog', { name: 'Change several marketplaces' }));
  await userEvent.click(dialog.getByRole('button', { name: /State/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Alaska' }));
  for (const box of dialog.getAllByRole('checkbox').slice(0, 2)) await userEvent.click(box);
  await expect(await dialog.findByText(/of 312 referrals moves?\./)).toBeVisible();
  return dialog;
};

/** Previews what a change does to the selected marketplaces before it's saved. */
export const Preview: Story = { tags: ['DAT-14'], play: async () => void (await open()) };

/** Reports the outcome for each marketplace. */
export const Result: Story = {
  tags: ['MKS-20'],
  play: async () => {
    const dialog = await open();
    await userEvent.click(dialog.getByRole('button', { name: 'Save 2 marketplaces' }));
    await expect(await screen.findAllByText('Saved')).toHaveLength(2);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Done' })).toHaveFocus());
  },
};
