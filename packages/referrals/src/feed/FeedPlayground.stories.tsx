import { ClockProvider } from '@advantage/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { type Playground as Chosen, chosen, toolbarOf } from '../testing/playground.ts';
import { storyReferrals } from '../testing/storyReferrals.ts';
import { usePlayground } from '../testing/usePlayground.ts';
import { ReferralFeed } from './ReferralFeed.tsx';

function FeedPlayground(playground: Chosen) {
  const { source, clock } = usePlayground(playground);
  return (
    <ClockProvider clock={clock}>
      <ReferralFeed source={source} interval={1000} />
    </ClockProvider>
  );
}

/**
 * The public feed to try: the toolbar chooses data, network and clock, and the feed follows while it is on screen. It
 * has no roles: everybody sees the same.
 */
const meta = {
  title: 'Playgrounds/Public feed',
  component: FeedPlayground,
  // The component is Referrals/Public feed. Every state has its own stories with pictures.
  tags: ['!manifest', 'no-visual', '!dev', '!autodocs'],
  parameters: { controls: { disable: true }, playground: toolbarOf('data', 'network', 'clock') },
  args: { data: 'typical', network: 'online', clock: 'still', role: 'agent' },
  render: (_args, { globals }) => <FeedPlayground {...chosen(globals)} />,
} satisfies Meta<typeof FeedPlayground>;

export default meta;
type Story = StoryObj<typeof meta>;

const patience = { timeout: 8000 };

/** Waits until the foot of the list says so. */
const position = (text: string | RegExp) => screen.findByText(text, { selector: 'nav *' }, patience);
const allRows = `Showing 1 to ${storyReferrals.length} of ${storyReferrals.length} Referrals`;

/** Choose in the toolbar. */
export const Playground: Story = {
  tags: ['dev', 'autodocs'],
  play: async () => {
    await expect(await position(allRows)).toBeVisible();
  },
};

export const Empty: Story = {
  globals: { data: 'empty' },
  play: async () => {
    await expect(await position('Showing 0 to 0 of 0 Referrals')).toBeVisible();
  },
};

export const Slow: Story = {
  globals: { network: 'slow' },
  play: async () => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await expect(screen.queryByText(allRows)).toBeNull();
    await expect(await position(allRows)).toBeVisible();
  },
};

export const Offline: Story = {
  globals: { network: 'offline' },
  play: async () => {
    await expect(await screen.findByText('Referrals could not be loaded.', {}, patience)).toBeVisible();
  },
};

export const Running: Story = {
  globals: { clock: 'running' },
  play: async ({ canvasElement }) => {
    await position(allRows);
    const before = canvasElement.textContent;
    await waitFor(() => expect(canvasElement.textContent).not.toBe(before), { timeout: 12_000 });
  },
};
