import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'UI/Typography/Visually hidden',
  id: 'ui-visually-hidden',
  component: VisuallyHidden,
  args: { children: 'orders waiting' },
  render: (args) => (
    <p>
      <span>4 </span>
      <VisuallyHidden {...args} />
    </p>
  ),
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['brands'],
  play: async ({ canvasElement }) => {
    const hidden = within(canvasElement).getByText('orders waiting');
    await expect(hidden.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};
