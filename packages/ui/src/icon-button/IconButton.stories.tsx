import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { buttonSizes } from '../button/buttonVariants.ts';
import { CopyIcon, XIcon } from '../icon/icons.ts';
import { Sheet } from '../testing/Sheet.tsx';
import { iconButtonStyles } from './IconButton.css.ts';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'UI/Actions/Icon button',
  id: 'ui-icon-button',
  component: IconButton,
  args: { icon: XIcon, label: 'Close', tooltipPlacement: 'bottom', onPress: fn() },
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

const touched = { hover: 'data-hovered', focus: 'data-focus-visible' } as const;
const isTouched = (state: string): state is keyof typeof touched => state in touched;

/** Every size in every state. Hover and focus are shown on native buttons, which share the styles. */
export const States: Story = {
  tags: ['sheet'],
  render: () => (
    <Sheet
      rows={['xs', ...buttonSizes]}
      columns={['rest', 'bordered', 'hover', 'focus', 'pending', 'disabled']}
      cell={(size, state) =>
        isTouched(state) ? (
          <button
            type="button"
            aria-label="Copy phone"
            className={iconButtonStyles({ size })}
            {...{ [touched[state]]: true }}
          >
            <CopyIcon size={18} />
          </button>
        ) : (
          <IconButton
            icon={CopyIcon}
            label="Copy phone"
            size={size}
            tone={state === 'bordered' ? 'neutral' : 'quiet'}
            isPending={state === 'pending'}
            isDisabled={state === 'disabled'}
          />
        )
      }
    />
  ),
};
