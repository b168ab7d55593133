import { MarketplaceList } from '@advantage/marketplace-form';
import { createOrderStores } from '@advantage/marketplace-form/internal/values';
import { sampleMarketplaces, sampleSources } from '@advantage/marketplace-form/testing';
import type { Marketplace } from '@advantage/marketplace-form/wire';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { inWindow } from '../../../marketplace-form/src/testing/inWindow.tsx';
import {
  clearToasts,
  useStoryGateway,
  withServices,
} from '../../../marketplace-form/src/testing/services.tsx';
import { stepsLeft } from '../ready/stepsLeft.ts';
import { createInMemoryInsightSource } from '../testing/inMemoryInsightSource.ts';
import { OrderInsight, type OrderInsightProps } from './OrderInsight.tsx';

const sources = sampleSources.map(({ sourceName }) => sourceName);
const now = Date.parse('2026-11-20T16:10:00Z');
const stepsOf = (marketplace: Marketplace) => stepsLeft(marketplace, now, { sources });

function ListWithInsight({ source }: Pick<OrderInsightProps, 'source'>) {
  const gateway = useStoryGateway({ marketplaces: sampleMarketplaces.slice(0, 9) });
  return (
    <MarketplaceList
      gateway={gateway}
      stepsLeft={stepsOf}
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

const fact = () =>
  screen.findByRole('button', { name: /^\d+ of the last 312 referrals reach no marketplace$/ });
const flowOf = (name: string) => screen.findByRole('button', { name: `Where ${name}'s referrals go` });

/** The fact opens the referrals that reach no marketplace. Rows say what is left to do, if anything is. */
export const Default: Story = {
  tags: ['MKL-2', 'DAT-11', 'brands'],
  play: async () => {
    await expect(await fact()).toBeVisible();
    await expect(await flowOf('Riverbend Insurance')).toBeVisible();
    await expect(screen.getAllByRole('button', { name: '1 step left' })[0]).toBeVisible();
  },
};

/** Opens the remaining setup steps of a marketplace. */
export const Checklist: Story = {
  tags: ['desktop', 'DAT-11'],
  play: async () => {
    const [left] = await screen.findAllByRole('button', { name: '1 step left' });
    if (left) await userEvent.click(left);
    const setup = within(await screen.findByRole('dialog', { name: /^Setup of / }));
    await waitFor(() => expect(setup.getByRole('listitem')).toBeVisible());
  },
};

/** A bar opens the dollars and who gets the other matches. */
export const Flow: Story = {
  tags: ['MKL-3'],
  play: async () => {
    await userEvent.click(await flowOf('Riverbend Insurance'));
    await waitFor(() => expect(screen.getByText(/^Gets \d+ of the \d+ it matches\./)).toBeVisible());
  },
};

/** How the fact is counted. */
export const Method: Story = {
  tags: ['desktop', 'DAT-14'],
  play: async () => {
    await fact();
    await userEvent.click(screen.getByRole('button', { name: 'How this is counted' }));
    await waitFor(() => expect(screen.getByText(/^Sample: the last 312 of 4,120 referrals/)).toBeVisible());
  },
};

/** The referrals that reach no marketplace. */
export const Unmatched: Story = {
  tags: ['MKL-3'],
  play: async () => {
    await userEvent.click(await fact());
    const panel = await screen.findByRole('dialog', { name: /referrals reach no marketplace$/ });
    await waitFor(() => expect(panel).toBeVisible());
  },
};

/** While a row is dragged with the keyboard, positions and figures are those of the order after a drop. */
export const BeforeADrop: Story = {
  tags: ['MKL-12', 'MKL-13'],
  play: async () => {
    await flowOf('Riverbend Insurance');
    screen.getByRole('button', { name: 'Drag Riverbend Insurance' }).focus();
    await userEvent.keyboard('{Enter}{Home}');
    await expect(await screen.findByText(/^Drop Riverbend Insurance at 1/)).toBeVisible();
  },
};

/** A move is saved immediately and can be undone. The message says which marketplaces gain and lose referrals. */
export const AfterAMove: Story = {
  tags: ['desktop', 'MKL-13'],
  play: async () => {
    await flowOf('Riverbend Insurance');
    await userEvent.click(screen.getByRole('button', { name: 'More for Harbor Point Insurance' }));
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
