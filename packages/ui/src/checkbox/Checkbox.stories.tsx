import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { fieldSizes } from '../field/fieldProps.ts';
import { FieldSheet } from '../testing/FieldSheet.tsx';
import { inColumn } from '../testing/inColumn.tsx';
import { labelArgTypes } from '../testing/labelArgTypes.ts';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'UI/Choices/Checkbox',
  id: 'ui-checkbox',
  component: Checkbox,
  args: { label: 'Ship to a new address', onChange: fn() },
  argTypes: { ...labelArgTypes, size: { control: 'inline-radio', options: fieldSizes } },
  decorators: inColumn,
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

const find = (canvas: HTMLElement) => within(canvas).getByRole('checkbox');

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByText('Ship to a new address'));
    await expect(find(canvasElement)).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};

export const Keyboard: Story = {
  tags: ['no-visual'],
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(find(canvasElement)).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(find(canvasElement)).toBeChecked();
  },
};

const looks = {
  off: {},
  on: { defaultSelected: true },
  some: { isIndeterminate: true },
  'disabled off': { isDisabled: true },
  'disabled on': { isDisabled: true, defaultSelected: true },
  invalid: { errorMessage: 'A default purchaser must be selected.' },
  'with help': { description: 'Only for the second level.' },
  'long text': {},
} as const;
const long = 'Match the days and the hours of the warehouse for this delivery';

/** Every state in every size. */
export const States: Story = {
  tags: ['sheet'],
  parameters: { width: 'sheet' },
  render: () => (
    <FieldSheet
      looks={looks}
      columns={[...fieldSizes, 'narrow']}
      cell={(look, size) => (
        <Checkbox
          {...looks[look]}
          label={look === 'long text' ? long : 'Super sub'}
          size={size === 'narrow' ? 'l' : size}
        />
      )}
    />
  ),
};
