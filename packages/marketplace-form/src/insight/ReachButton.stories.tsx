import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { MarketplaceList } from '../list/MarketplaceList.tsx';
import { createInMemoryInsightSource } from '../testing/inMemoryInsightSource.ts';
import { inWindow } from '../testing/inWindow.tsx';
import { sampleSources } from '../testing/reference.ts';
import { sampleMarketplaces } from '../testing/sampleMarketplaces.ts';
import { clearToasts, useStoryGateway, withServices } from '../testing/services.tsx';
import type { Marketplace } from '../wire/marketplace.ts';
import { ReachButton, type ReachButtonProps } from './ReachButton.tsx';
import { ReadinessButton } from './ReadinessButton.tsx';

const sources = sampleSources.map(({ sourceName }) => sourceName);
const readinessOf = (marketplace: Marketplace) => (
  <ReadinessButton marketplace={marketplace} sources={sources} />
);

function ListWithInsight({ source }: Pick<ReachButtonProps, 'source'>) {
  const gateway = useStoryGateway({ marketplaces: sampleMarketplaces.slice(0, 9) });
  return (
    <MarketplaceList
      gateway={gateway}
      readinessOf={readinessOf}
      insight={(marketplaces) => <ReachButton marketplaces={marketplaces} source={source} />}
    />
  );
}

const meta = {
  title: 'Marketplace form/Insight/List',
  component: ReachButton,
  decorators: [inWindow, withServices],
  beforeEach: clearToasts,
  parameters: { layout: 'fullscreen' },
  args: { marketplaces: [], source: createInMemoryInsightSource() },
  render: ({ source }) => <ListWithInsight source={source} />,
} satisfies Meta<typeof ReachButton>;

export default meta;
type Story = StoryObj<typeof meta>;

const openReach = async () => {
  await screen.findByRole('row', { name: /^Harbor Point Insurance/ });
  await userEvent.click(screen.getByRole('button', { name: 'Reach' }));
  return within(await screen.findByRole('dialog', { name: 'Reach by priority' }));
};

/** Whether each marketplace is ready to receive, in its row. */
export const Default: Story = {
  tags: ['MKL-2', 'DAT-11'],
  play: async () => {
    await expect(
      await screen.findByRole('button', { name: /^Copperline Agency\. Ready to receive\?/ }),
    ).toBeVisible();
  },
};

/** What is still to do. */
export const Checklist: Story = {
  tags: ['DAT-11'],
  play: async () => {
    await userEvent.click(
      await screen.findByRole('button', { name: /^Copperline Agency\. Ready to receive\?/ }),
    );
    await waitFor(() => expect(screen.getByText('The marketplace is off.')).toBeVisible());
  },
};

/** What the order gives to whom. */
export const Reach: Story = {
  tags: ['MKL-3', 'MKL-12'],
  play: async () => {
    const panel = await openReach();
    await waitFor(() => expect(panel.getByRole('list', { name: 'Reach by priority' })).toBeVisible());
  },
};

/** A move is saved at once and can be undone; the panel tells what it did. */
export const AfterAMove: Story = {
  tags: ['desk', 'MKL-13'],
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Move Harbor Point Insurance' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move to bottom' }));
    await screen.findByText('Marketplace priorities updated successfully.');
    const panel = await openReach();
    await expect((await panel.findAllByText(/before the last move/))[0]).toBeVisible();
    clearToasts();
  },
};

export const Failed: Story = {
  tags: ['desk', 'no-visual', 'DAT-14'],
  args: {
    source: (() => {
      const source = createInMemoryInsightSource();
      source.fail();
      return source;
    })(),
  },
  play: async () => {
    const panel = await openReach();
    await waitFor(() =>
      expect(panel.getByText('The sample of referrals could not be loaded.')).toBeVisible(),
    );
  },
};
