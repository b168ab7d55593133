import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ArrowRightIcon, PhoneIcon } from './icons.ts';

/** Pictures on a 24 px grid that take the size and color of the text around them. */
const meta = {
  title: 'UI/Typography/Icon',
  id: 'ui-icon',
  component: PhoneIcon,
  argTypes: {
    size: { control: 'select', options: [14, 16, 18, 20, 24] },
  },
} satisfies Meta<typeof PhoneIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['brands'] };

export const WithLabel: Story = {
  tags: ['no-visual'],
  args: { label: 'Call-in order' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Call-in order' })).toBeVisible();
  },
};

/** Icons scale with the user's text size on any page. */
export const LargeText: Story = {
  tags: ['no-visual'],
  args: { label: 'Call-in order' },
  play: async ({ canvasElement }) => {
    const icon = within(canvasElement).getByRole('img');
    await expect(icon.getBoundingClientRect()).toMatchObject({ width: 16, height: 16 });
    document.documentElement.style.fontSize = '200%';
    try {
      await expect(icon.getBoundingClientRect()).toMatchObject({ width: 32, height: 32 });
    } finally {
      document.documentElement.style.removeProperty('font-size');
    }
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { size: 20 },
  render: (args) => <ArrowRightIcon {...args} />,
};
