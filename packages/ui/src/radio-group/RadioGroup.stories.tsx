import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FieldSheet } from '../testing/FieldSheet.tsx';
import { inColumn } from '../testing/inColumn.tsx';
import { labelArgTypes } from '../testing/labelArgTypes.ts';
import { RadioGroup } from './RadioGroup.tsx';

const meta = {
  title: 'UI/Choices/Radio group',
  id: 'ui-radio-group',
  component: RadioGroup,
  args: {
    label: 'Payment option',
    options: [
      { value: 'BILLED', label: 'Billed' },
      { value: 'DEBIT_PREPAID_BALANCE', label: 'Debit Prepaid Balance' },
    ],
    defaultValue: 'BILLED',
    onChange: fn(),
  },
  decorators: inColumn,
  argTypes: labelArgTypes,
} satisfies Meta<typeof RadioGroup<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByText('Debit Prepaid Balance'));
    await expect(within(canvasElement).getByRole('radio', { name: 'Debit Prepaid Balance' })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith('DEBIT_PREPAID_BALANCE');
  },
};

/** The ARIA radio group pattern: one tab stop; arrow keys move and select, wrapping around at the ends. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const radio = (name: string) => within(canvasElement).getByRole('radio', { name });
    await userEvent.tab();
    await expect(radio('Billed')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(radio('Debit Prepaid Balance')).toHaveFocus();
    await expect(radio('Debit Prepaid Balance')).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(radio('Billed')).toBeChecked();
    await userEvent.tab();
    await expect(radio('Billed')).not.toHaveFocus();
    await expect(radio('Debit Prepaid Balance')).not.toHaveFocus();
  },
};

/** An unavailable option says why. */
export const WithReasons: Story = {
  args: {
    label: 'Price mode',
    orientation: 'vertical',
    options: [
      { value: 'percent', label: 'Percent Modifier', description: 'The price moves with the order.' },
      {
        value: 'price',
        label: 'Delivered Price',
        description: 'For the type Instant only.',
        isDisabled: true,
      },
    ],
    defaultValue: 'percent',
  },
};

const looks = {
  default: {},
  empty: { defaultValue: null },
  disabled: { isDisabled: true },
  invalid: { errorMessage: 'Choose how it is paid.', defaultValue: null },
  'with help': { description: 'Prepaid turns on email delivery.' },
} as const;

/** Every state in both orientations. */
export const States: Story = {
  tags: ['sheet'],
  parameters: { width: 'sheet' },
  render: (args) => (
    <FieldSheet
      looks={looks}
      columns={['horizontal', 'vertical']}
      cell={(look, orientation) => <RadioGroup {...args} {...looks[look]} orientation={orientation} />}
    />
  ),
};
