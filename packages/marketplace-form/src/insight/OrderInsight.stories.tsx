import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { MarketplaceList } from '../list/MarketplaceList.tsx';
import { createOrderStores } from '../list/orderStores.ts';
import { createInMemoryInsightSource } from '../testing/inMemoryInsightSource.ts';
import { inWindow } from '../testing/inWindow.tsx';
import { sampleSources } from '../testing/reference.ts';
import { sampleMarketplaces } from '../testing/sampleMarketplaces.ts';
import { clearToasts, useStoryGateway, withServices } from '../testing/services.tsx';
import type { Marketplace } from '../wire/marketplace.ts';
import { OrderInsight, type OrderInsightProps } from './OrderInsight.tsx';
import { ReadinessButton } from './ReadinessButton.tsx';

const sources = sampleSources.map(({ sourceName }) => sourceName);
const renderReadiness = (marketplace: Marketplace) => (
  <ReadinessButton marketplace={marketplace} sources={sources} />
);

function ListWithInsight({ source }: Pick<OrderInsightProps, 'source'>) {
  const gateway = useStoryGateway({ marketplaces: sampleMarketplaces.slice(0, 9) });
  return (
    <MarketplaceList
      gateway={gateway}
      renderReadiness={renderReadiness}
      insight={(stores) => <OrderInsight stores={stores} source={source} />}
    />
  );
}

const meta = {
  title: 'Marketplace form/Insight/List',
  component: OrderInsight,
  decorators: [inWindow, withServices],
  beforeEach: clearToasts,
  parameters: { layout: 'fullscreen' },
  args: { stores: createOrderStores(), source: createInMemoryInsightSource() },
  render: ({ source }) => <ListWithInsight source={source} />,
} satisfies Meta<typeof OrderInsight>;

export default meta;
type Story = StoryObj<typeof meta>;

const sample = () => screen.findByText(/^Sample: the last 312 of 4,120 referrals/);
const firstFigures = () => screen.findAllByText(/Receives \d+ of|Receives all/);

/** Each row shows whether its marketplace is ready to receive referrals. */
export const Default: Story = {
  tags: ['MKL-2', 'DAT-11'],
  play: async () => {
    await expect(await screen.findByRole('button', { name: /^Copperline Agency\. Setup: / })).toBeVisible();
    await sample();
    await firstFigures();
  },
};

/** Opens the remaining setup steps of a marketplace. */
export const Checklist: Story = {
  tags: ['DAT-11'],
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Copperline Agency\. Setup: / }));
    await waitFor(() => expect(screen.getByText('The marketplace is off.')).toBeVisible());
  },
};

/** While a row is dragged with the keyboard, the figures show the order that a drop would make. */
export const BeforeADrop: Story = {
  tags: ['MKL-12', 'MKL-13'],
  play: async () => {
    await sample();
    await firstFigures();
    screen.getByRole('button', { name: 'Drag Riverbend Insurance' }).focus();
    await userEvent.keyboard('{Enter}{Home}');
    await expect(await screen.findByText(/^Drop Riverbend Insurance at 1/)).toBeVisible();
  },
};

/** A move is saved immediately and can be undone. The message says which marketplaces gain and lose referrals. */
export const AfterAMove: Story = {
  tags: ['desktop', 'MKL-13'],
  play: async () => {
    await sample();
    await firstFigures();
    await userEvent.click(screen.getByRole('button', { name: 'Move Harbor Point Insurance' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move to bottom' }));
    await expect(
      await screen.findByText(/^Marketplace priorities updated successfully\. In the sample, /),
    ).toBeVisible();
  },
};

export const Failed: Story = {
  tags: ['desktop', 'DAT-14'],
  args: {
    source: (() => {
      const source = createInMemoryInsightSource();
      source.fail();
      return source;
    })(),
  },
  play: async () => {
    await waitFor(() =>
      expect(screen.getByText('The sample of referrals could not be loaded.')).toBeVisible(),
    );
  },
};
