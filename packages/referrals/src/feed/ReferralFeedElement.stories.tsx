import '@advantage/referrals/element';
import { createManualClock } from '@advantage/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createElement } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { FeedSource } from '../source/referralSource.ts';
import { createMemorySource } from '../testing/createMemorySource.ts';
import { hostilePage } from '../testing/hostilePage.css.ts';
import { storyTime } from '../testing/storyTime.ts';

import { feedColorModes } from './feedAttributes.ts';
import { type FeedBrand, feedBrands } from './feedBrands.ts';

interface PageProps {
  /** Colors, texts and links. */
  readonly brand?: FeedBrand;
  /** `system` follows the user's device. */
  readonly colorMode?: (typeof feedColorModes)[number];
  /** The state filter. */
  readonly state?: string;
  /** Rows per page, from 1 to 100. */
  readonly pageSize?: number;
  /** Stops updates. */
  readonly paused?: boolean;
  /** Lets the user press rows. */
  readonly selectable?: boolean;
  readonly source: FeedSource;
  /** Called with each event that reaches the page. */
  readonly onEvent?: (event: Event) => void;
}

/** A page with the published element, which uses the source and clock of the stories. */
const HostPage = ({ onEvent, ...properties }: PageProps) =>
  createElement('referral-feed', {
    ...properties,
    clock: createManualClock(storyTime),
    'onreferral-feed:claim-intent': onEvent,
    'onreferral-feed:select': onEvent,
  });

/**
 * `<referral-feed>`: the public feed for any page, whatever its framework and styles. In React, use `ReferralFeed`, or
 * `ReferralFeedEmbed` if the page's styles would affect the feed.
 */
const meta = {
  title: 'Embed/Referral feed element',
  // A custom element isn't a React component.
  tags: ['desktop', '!manifest'],
  component: HostPage,
  args: { source: createMemorySource() },
  argTypes: {
    brand: { control: 'radio', options: feedBrands },
    colorMode: { control: 'radio', options: feedColorModes },
    source: { table: { disable: true } },
    onEvent: { table: { disable: true } },
  },
} satisfies Meta<typeof HostPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Returns the queries of the shadow root, once its rows have loaded. */
async function inside(canvasElement: HTMLElement) {
  const { shadowRoot } = canvasElement.querySelector('referral-feed') as HTMLElement;
  const feed = within(shadowRoot as unknown as HTMLElement);
  await feed.findAllByRole('button', { name: /^Claim Now,/ });
  return feed;
}

export const Default: Story = {
  tags: ['FEED-5', 'FEED-9', 'FEED-10', 'FEED-11', 'FEED-12', 'FEED-13', 'FEED-16', 'brands'],
  play: async ({ canvasElement }) => {
    const feed = await inside(canvasElement);
    await expect(feed.getByText('All referral activity from the last 72hrs')).toBeVisible();
    await expect(feed.queryByText(/\$/)).toBeNull();
  },
};

export const Advantage: Story = {
  tags: ['BRD-7', 'CLM-14', 'CLM-18', 'FEED-14'],
  args: { brand: 'advantage' },
  play: async ({ canvasElement }) => {
    const feed = await inside(canvasElement);
    const [claimed] = await feed.findAllByRole('button', { name: /^Claimed,/ });
    await userEvent.click(claimed as HTMLElement);
    const dialog = await feed.findByRole('dialog', { name: 'Want to get referrals like this one?' });
    await expect(within(dialog).getByRole('link', { name: 'Log in now' })).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(dialog).not.toBeVisible());
  },
};

export const Dark: Story = {
  args: { colorMode: 'dark' },
  play: async ({ canvasElement }) => {
    await inside(canvasElement);
  },
};

/** The page's styles don't reach the feed. */
export const HostileHostPage: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <div className={hostilePage} dir="rtl">
      <HostPage {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const feed = await inside(canvasElement);
    const cell = feed.getByText(/^Tulsa,/);
    await expect(getComputedStyle(cell)).toMatchObject({
      fontSize: '13px',
      fontStyle: 'normal',
      textTransform: 'none',
      direction: 'ltr',
    });
  },
};

/** In a column too narrow for a table, the feed shows cards, however wide the page is. */
export const NarrowColumn: Story = {
  tags: ['TBL-39'],
  render: (args) => (
    <div style={{ width: 380 }}>
      <HostPage {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const feed = await inside(canvasElement);
    await expect(feed.getByRole('list', { name: 'Insurance referrals' })).toBeVisible();
  },
};

/**
 * With `selectable`, rows can be pressed. The page receives an event for every pressed row and every pressed status.
 */
export const Events: Story = {
  tags: ['desktop', 'TBL-57'],
  args: { selectable: true, onEvent: fn((event: Event) => event.preventDefault()) },
  play: async ({ canvasElement, args }) => {
    const feed = await inside(canvasElement);
    await userEvent.click(feed.getByText('Tulsa, OK'));
    await userEvent.click(feed.getAllByRole('button', { name: /^Claim Now,/ })[0] as HTMLElement);
    await waitFor(() => expect(args.onEvent).toHaveBeenCalledTimes(2));
    await expect(feed.queryByRole('dialog')).toBeNull();
  },
};
