import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PhoneIcon, RetryIcon } from '../icon/icons.ts';
import { Sheet } from '../testing/Sheet.tsx';
import { buttonStyles } from './Button.css.ts';
import { Button } from './Button.tsx';
import { buttonSizes, buttonTones } from './buttonVariants.ts';

const meta = {
  title: 'UI/Actions/Button',
  id: 'ui-button',
  component: Button,
  args: { children: 'Save', onPress: fn() },
  argTypes: {
    tone: { control: 'select', options: buttonTones },
    size: { control: 'select', options: buttonSizes },
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Save' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const WithIcon: Story = { args: { icon: RetryIcon, children: 'Retry' } };

export const Pending: Story = {
  args: { tone: 'primary', isPending: true, children: 'Ordering' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Ordering pending' }));
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const FullWidth: Story = {
  args: { isFullWidth: true, size: 'touch', tone: 'primary', children: 'Order Now - $28' },
};

/** Every tone in every state. Hover, pressed and focus are shown on native buttons, which share the styles. */
export const States: Story = {
  tags: ['sheet', 'review'],
  render: () => (
    <Sheet
      rows={buttonTones}
      columns={['rest', 'icon', 'hover', 'pressed', 'focus', 'pending', 'disabled']}
      cell={(tone, state) =>
        state === 'hover' || state === 'pressed' || state === 'focus' ? (
          <button
            type="button"
            className={buttonStyles({ tone })}
            data-hovered={state === 'hover' || state === 'pressed' || undefined}
            data-pressed={state === 'pressed' || undefined}
            data-focus-visible={state === 'focus' || undefined}
          >
            Order Now
          </button>
        ) : (
          <Button
            tone={tone}
            icon={state === 'icon' ? PhoneIcon : undefined}
            isPending={state === 'pending'}
            isDisabled={state === 'disabled'}
          >
            Order Now
          </Button>
        )
      }
    />
  ),
};

/** Every height, for every tone. */
export const Sizes: Story = {
  tags: ['sheet'],
  render: () => (
    <Sheet
      label="Sizes"
      rows={buttonTones}
      columns={buttonSizes}
      cell={(tone, size) => (
        <Button tone={tone} size={size} icon={PhoneIcon}>
          Call Now
        </Button>
      )}
    />
  ),
};
