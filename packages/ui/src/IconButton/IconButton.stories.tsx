import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { buttonSizes } from '../Button/buttonVariants.ts';
import { Sheet } from '../testing/Sheet.tsx';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'UI/Icon button',
  component: IconButton,
  args: { icon: 'x', label: 'Close', tooltipPlacement: 'bottom', onPress: fn() },
  argTypes: { size: { control: 'select', options: ['xs', ...buttonSizes] } },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Close' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

/** Every size at rest, bordered, pending and disabled. */
export const States: Story = {
  tags: ['sheet'],
  render: () => (
    <Sheet
      rows={['xs', ...buttonSizes]}
      columns={['rest', 'bordered', 'pending', 'disabled']}
      cell={(size, state) => (
        <IconButton
          icon="copy"
          label="Copy phone"
          size={size}
          tone={state === 'bordered' ? 'neutral' : 'quiet'}
          isPending={state === 'pending'}
          isDisabled={state === 'disabled'}
        />
      )}
    />
  ),
};
