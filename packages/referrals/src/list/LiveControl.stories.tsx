import { SourceError } from '@advantage/live-list';
import { createManualScheduler } from '@advantage/live-list/testing';
import { formatTime } from '@advantage/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { LiveReferrals } from '../live/liveReferrals.ts';
import { createLiveReferrals } from '../testing/createLiveReferrals.ts';
import { createMemorySource } from '../testing/createMemorySource.ts';
import { storyTime } from '../testing/storyTime.ts';
import { LiveControl } from './LiveControl.tsx';

interface Settings {
  /** Runs before the control is rendered. */
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
    <LiveControl list={loaded.list as LiveReferrals} newCount={settings.newCount ?? 0} />
  ),
});

/** Says whether a list is live and how many new rows wait, and pauses it. Screens include it. */
const meta = { title: 'Referrals/Live control', component: LiveControl } satisfies Meta<typeof LiveControl>;

export default meta;
type Story = StoryObj<typeof LiveControl>;

export const Default: Story = {
  ...story({}),
  tags: ['LIV-2', 'brands'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Live', pressed: false }));
    await userEvent.click(canvas.getByRole('button', { name: 'Paused', pressed: true }));
    await expect(canvas.getByRole('button', { name: 'Live', pressed: false })).toBeVisible();
  },
};

/** New rows wait behind a button while the table is in use. */
export const NewRows: Story = { ...story({ newCount: 4 }), tags: ['LIV-9'] };

export const Paused: Story = {
  ...story({ before: (list) => list.pause(), newCount: 4 }),
  tags: ['LIV-2', 'LIV-16'],
};

export const Reconnecting: Story = {
  ...story({ isFailing: true, passed: 10_000 }),
  tags: ['LIV-6'],
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText(`Last updated ${formatTime(storyTime)} · reconnecting`),
    ).toBeVisible();
  },
};
