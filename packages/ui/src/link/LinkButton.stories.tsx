import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { buttonSizes, buttonTones } from '../button/buttonVariants.ts';
import { PlusIcon } from '../icon/icons.ts';
import { Sheet } from '../testing/Sheet.tsx';
import { LinkButton } from './LinkButton.tsx';

const meta = {
  title: 'UI/Actions/Link button',
  id: 'ui-link-button',
  component: LinkButton,
  args: { children: 'Get Advantage Now', href: 'https://bridge.example.com/get-advantage', tone: 'primary' },
  argTypes: {
    tone: { control: 'select', options: buttonTones },
    size: { control: 'select', options: buttonSizes },
  },
} satisfies Meta<typeof LinkButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Get Advantage Now' })).toBeVisible();
  },
};

/** Every tone in every height. */
export const States: Story = {
  tags: ['sheet'],
  render: ({ href }) => (
    <Sheet
      rows={buttonTones}
      columns={buttonSizes}
      cell={(tone, size) => (
        <LinkButton href={href} tone={tone} size={size} icon={PlusIcon}>
          Add
        </LinkButton>
      )}
    />
  ),
};
