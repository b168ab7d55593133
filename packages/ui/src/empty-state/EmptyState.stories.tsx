import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { LockIcon } from '../icon/icons.ts';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'UI/Feedback/Empty state',
  id: 'ui-empty-state',
  component: EmptyState,
  args: {
    title: 'No orders match these filters',
    children: 'Oregon, last 72 hours. Clear the state or widen the dates.',
    actions: (
      <>
        <Button size="s">Clear state</Button>
        <Button size="s">Last 7 days</Button>
      </>
    ),
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['brands'],
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('heading', { name: 'No orders match these filters' }),
    ).toBeVisible();
  },
};

/** Instead of a page. */
export const DeadEnd: Story = {
  args: {
    headingLevel: 1,
    icon: LockIcon,
    title: "Your role doesn't include this page.",
    children: undefined,
    actions: <Button tone="accent">Go to All orders</Button>,
  },
};

export const TitleOnly: Story = { args: { children: undefined, actions: undefined } };
