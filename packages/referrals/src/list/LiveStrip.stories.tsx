import { SourceError } from '@advantage/live-list';
import { createManualScheduler } from '@advantage/live-list/testing';
import { formatTime } from '@advantage/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { LiveReferrals } from '../live/referralRules.ts';
import { createLiveReferrals } from '../testing/createLiveReferrals.ts';
import { createMemorySource } from '../testing/createMemorySource.ts';
import { storyTime } from '../testing/storyTime.ts';
import { LiveStrip } from './LiveStrip.tsx';

interface Settings {
  /** Runs before the strip is rendered. */
  readonly before?: (list: LiveReferrals) => void;
  readonly newCount?: number;
  readonly isFailing?: boolean;
  /** Time to advance the clock by, in milliseconds. */
  readonly passed?: number;
}

/** Creates an in-memory list in the given situation. Its clock doesn't move afterwards. */
async function listAfter({ before, isFailing = false, passed = 100 }: Settings) {
  const scheduler = createManualScheduler();
  const source = createMemorySource({ after: scheduler.after });
  const list = createLiveReferrals({ query: {}, scheduler, load: source.list });
  list.start();
  await scheduler.advance(100);
  if (isFailing) source.fail(new SourceError('network', 'The service could not be reached.'));
  before?.(list);
  await scheduler.advance(passed);
  return list;
}

const story = (settings: Settings): Pick<Story, 'loaders' | 'render'> => ({
  loaders: [async () => ({ list: await listAfter(settings) })],
  render: (_args, { loaded }) => (
    <LiveStrip list={loaded.list as LiveReferrals} newCount={settings.newCount ?? 0} />
  ),
});

/**
 * Shows how fresh a live list is and how many new rows wait, and pauses it. Screens include it; it isn't used alone.
 */
const meta = { title: 'Referrals/Live strip', component: LiveStrip } satisfies Meta<typeof LiveStrip>;

export default meta;
type Story = StoryObj<typeof LiveStrip>;

export const Default: Story = {
  ...story({}),
  tags: ['LIV-2'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Live · updated 1 s ago')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await expect(canvas.getByText('Paused')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Resume' }));
    await expect(canvas.getByText('Live · updated 1 s ago')).toBeVisible();
  },
};

/** New rows wait behind a button while the table is in use. */
export const NewRows: Story = { ...story({ newCount: 4 }), tags: ['LIV-9'] };

export const Paused: Story = { ...story({ before: (list) => list.pause() }), tags: ['LIV-2'] };

export const Reconnecting: Story = {
  ...story({ isFailing: true, passed: 10_000 }),
  tags: ['LIV-6'],
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText(`Last updated ${formatTime(storyTime)} · reconnecting`),
    ).toBeVisible();
  },
};
