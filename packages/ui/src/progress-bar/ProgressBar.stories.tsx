import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ProgressBar } from './ProgressBar.tsx';

const meta = {
  title: 'UI/Feedback/Progress bar',
  id: 'ui-progress-bar',
  component: ProgressBar,
  args: { label: 'Sections complete', value: 37, maxValue: 51, valueLabel: '37 of 51' },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['brands'],
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: 'Sections complete' });
    await expect(bar).toHaveAttribute('aria-valuetext', '37 of 51');
  },
};

export const InPercent: Story = { args: { value: 25, maxValue: 100, valueLabel: undefined } };
