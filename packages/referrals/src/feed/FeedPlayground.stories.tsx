import { ClockProvider } from '@advantage/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Playground as Chosen, createToolbar, readPlayground } from '../testing/playground.ts';
import { playgroundSteps } from '../testing/playgroundSteps.ts';
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
 * Try the public feed: select data, network and clock in the toolbar, and the mounted feed follows. It has no roles,
 * because everyone sees the same.
 */
const meta = {
  title: 'Playgrounds/Public feed',
  component: FeedPlayground,
  // The component is documented in Referrals/Public feed. Every state has its own stories with screenshots.
  tags: ['!manifest', 'no-visual', '!dev', '!autodocs'],
  parameters: { controls: { disable: true }, playground: createToolbar('data', 'network', 'clock') },
  args: { data: 'typical', network: 'online', clock: 'still', role: 'agent' },
  render: (_args, { globals }) => <FeedPlayground {...readPlayground(globals)} />,
} satisfies Meta<typeof FeedPlayground>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Select data, network and clock in the toolbar. */
export const Playground: Story = { tags: ['dev', 'autodocs'], play: playgroundSteps.loads };

export const Empty: Story = { globals: { data: 'empty' }, play: playgroundSteps.isEmpty };

export const Slow: Story = { globals: { network: 'slow' }, play: playgroundSteps.loadsSlowly };

export const Offline: Story = { globals: { network: 'offline' }, play: playgroundSteps.isOffline };

export const Running: Story = { globals: { clock: 'running' }, play: playgroundSteps.runs };
