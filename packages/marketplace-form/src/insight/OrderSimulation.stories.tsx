import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { MarketplaceList } from '../list/MarketplaceList.tsx';
import { createInMemoryInsightSource } from '../testing/inMemoryInsightSource.ts';
import { inWindow } from '../testing/inWindow.tsx';
import { clearToasts, useStoryGateway, withServices } from '../testing/services.tsx';
import { OrderSimulation, type OrderSimulationProps } from './OrderSimulation.tsx';

/** Shows the marketplace list with the simulation in its position dialog. */
function OrderStory({ source }: Pick<OrderSimulationProps, 'source'>) {
  const gateway = useStoryGateway(undefined);
  return (
    <MarketplaceList
      gateway={gateway}
      simulation={(change) => <OrderSimulation change={change} source={source} />}
    />
  );
}

const meta = {
  title: 'Marketplace form/Insight/Order simulation',
  component: OrderSimulation,
  decorators: [inWindow, withServices],
  beforeEach: clearToasts,
  parameters: { layout: 'fullscreen' },
  args: { change: { before: [], after: [] }, source: createInMemoryInsightSource() },
  render: ({ source }) => <OrderStory source={source} />,
} satisfies Meta<typeof OrderSimulation>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Previews what moving a marketplace to another position would change. */
export const Default: Story = {
  tags: ['MKL-13', 'DAT-14'],
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Move Harbor Point Insurance' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move to position…' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Move / }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Position/ }), '13');
    await expect(await dialog.findByText(/^(Up to )?[1-9]\d* of 312 referrals moves?\./)).toBeVisible();
  },
};
