import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Icon } from './Icon.tsx';
import type { IconName } from './iconNames.ts';
import * as iconSet from './iconSet.ts';

const names = Object.keys(iconSet) as IconName[];

const meta = {
  title: 'UI/Icon',
  component: Icon,
  args: { name: 'phone' },
  argTypes: {
    name: { control: 'select', options: names },
    size: { control: 'select', options: [14, 16, 18, 20, 24] },
  },
} satisfies Meta<typeof Icon>;

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
  args: { name: 'arrowRight', size: 20 },
};
