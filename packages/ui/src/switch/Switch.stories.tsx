import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FieldSheet } from '../testing/FieldSheet.tsx';
import { inColumn } from '../testing/inColumn.tsx';
import { labelArgTypes } from '../testing/labelArgTypes.ts';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'UI/Choices/Switch',
  id: 'ui-switch',
  component: Switch,
  args: { label: 'Weekend delivery', onChange: fn() },
  argTypes: { ...labelArgTypes, size: { control: 'inline-radio', options: ['s', 'l'] } },
  decorators: inColumn,
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

const find = (canvas: HTMLElement) => within(canvas).getByRole('switch');

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByText('Weekend delivery'));
    await expect(find(canvasElement)).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};

/** In a toolbar or a card header. */
export const Small: Story = { args: { label: 'Show Shipped', size: 's', defaultSelected: true } };

/** The ARIA switch pattern: Space toggles it. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(find(canvasElement)).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(find(canvasElement)).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(find(canvasElement)).not.toBeChecked();
  },
};

/** While saving, the switch keeps its name and focus, and can't be toggled. */
export const Pending: Story = {
  tags: ['MKL-7', 'FLG-5'],
  args: { label: 'Enabled', isSelected: true, isPending: true },
  play: async ({ canvasElement, args }) => {
    const control = within(canvasElement).getByRole('switch', { name: 'Enabled' });
    await expect(control).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(within(canvasElement).getByText('Enabled'));
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

const looks = {
  default: {},
  pending: { isPending: true },
  disabled: { isDisabled: true },
  invalid: { errorMessage: 'At least one way of delivery must be turned on.' },
  'with help': { description: 'Orders without it are not sent here.' },
  'long text': {},
} as const;
const long = 'Sends its own message to the customer for every delivered order';

/** Every state in both sizes. */
export const States: Story = {
  tags: ['sheet'],
  parameters: { width: 'sheet' },
  render: () => (
    <FieldSheet
      looks={looks}
      columns={['s off', 's on', 'l on', 'narrow']}
      cell={(look, column) => (
        <Switch
          {...looks[look]}
          label={look === 'long text' ? long : 'Email address'}
          size={column.startsWith('s') ? 's' : 'l'}
          defaultSelected={column !== 's off'}
        />
      )}
    />
  ),
};
