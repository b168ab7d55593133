import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Sheet } from '../testing/Sheet.tsx';
import { Tag, tagTones } from './Tag.tsx';

const meta = {
  title: 'UI/Data/Tag',
  id: 'ui-tag',
  component: Tag,
  args: { children: '238220' },
  argTypes: { tone: { control: 'select', options: tagTones } },
} satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Removable: Story = {
  args: { onRemove: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Remove 238220' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

/** Every tone, plain, removable and with a long value. */
export const States: Story = {
  tags: ['sheet'],
  render: () => (
    <Sheet
      rows={tagTones}
      columns={['plain', 'removable']}
      cell={(tone, column) => (
        <Tag tone={tone} onRemove={column === 'removable' ? () => {} : undefined}>
          238220
        </Tag>
      )}
    />
  ),
};
