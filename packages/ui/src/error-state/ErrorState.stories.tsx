import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { formatShortDate, formatTime } from '../format/dates.ts';
import { ErrorState } from './ErrorState.tsx';

const meta = {
  title: 'UI/Feedback/Error state',
  id: 'ui-error-state',
  component: ErrorState,
  args: { what: 'Orders could not be loaded', since: '2026-11-20T16:21:00Z', onRetry: fn() },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['brands'],
  play: async ({ args, canvasElement }) => {
    const alert = within(canvasElement).getByRole('alert');
    await expect(alert).toHaveTextContent(`Orders could not be loaded since ${formatTime(args.since)}.`);
    await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Bar: Story = { args: { layout: 'bar', what: 'Orders could not be refreshed' } };

export const Retrying: Story = { args: { isRetrying: true } };

export const SinceYesterday: Story = {
  args: { since: '2026-11-19T16:21:00Z' },
  play: async ({ args: { since }, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(
      `Orders could not be loaded since ${formatShortDate(since)} ${formatTime(since)}.`,
    );
  },
};
