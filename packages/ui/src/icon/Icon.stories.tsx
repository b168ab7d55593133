import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ArrowRightIcon, PhoneIcon } from './icons.ts';

const meta = {
  title: 'UI/Icon',
  component: PhoneIcon,
  argTypes: {
    size: { control: 'select', options: [14, 16, 18, 20, 24] },
  },
} satisfies Meta<typeof PhoneIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithLabel: Story = {
  args: { label: 'Call-in referral' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Call-in referral' })).toBeVisible();
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { size: 20 },
  render: (args) => <ArrowRightIcon {...args} />,
};
