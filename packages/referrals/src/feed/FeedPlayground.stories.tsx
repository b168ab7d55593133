import { ClockProvider } from '@advantage/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Playground as Chosen, chosen, toolbarOf } from '../testing/playground.ts';
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

/** Choose in the toolbar. */
export const Playground: Story = { tags: ['dev', 'autodocs'], play: playgroundSteps.loads };

export const Empty: Story = { globals: { data: 'empty' }, play: playgroundSteps.isEmpty };

export const Slow: Story = { globals: { network: 'slow' }, play: playgroundSteps.loadsSlowly };

export const Offline: Story = { globals: { network: 'offline' }, play: playgroundSteps.isOffline };

export const Running: Story = { globals: { clock: 'running' }, play: playgroundSteps.runs };
