import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FieldRange } from '../field/FieldRange.tsx';
import { fieldSizes } from '../field/fieldProps.ts';
import { FieldSheet } from '../testing/FieldSheet.tsx';
import { inColumn } from '../testing/inColumn.tsx';
import { labelArgTypes } from '../testing/labelArgTypes.ts';
import { NumberField } from './NumberField.tsx';

const meta = {
  title: 'UI/Fields/Number field',
  id: 'ui-number-field',
  component: NumberField,
  args: { label: 'Per hour', placeholder: 'No limit', onChange: fn() },
  argTypes: { ...labelArgTypes, size: { control: 'inline-radio', options: fieldSizes } },
  decorators: inColumn,
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

const find = (canvas: HTMLElement) => within(canvas).getByRole('textbox');

export const Default: Story = {
  tags: ['MKV-8', 'MKV-71'],
  play: async ({ canvasElement, args }) => {
    await userEvent.type(find(canvasElement), '-1.0e');
    await expect(find(canvasElement)).toHaveValue('');
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      'Negative numbers aren’t allowed.',
    );
    await userEvent.type(find(canvasElement), '10');
    await expect(args.onChange).toHaveBeenLastCalledWith('10');
    await userEvent.tab();
    await expect(find(canvasElement)).toHaveValue('10');
  },
};

/** A minus sign can be typed if negative numbers are allowed. */
export const Percent: Story = {
  tags: ['MKV-9', 'MKV-10'],
  args: {
    label: 'Percent modifier',
    allowNegative: true,
    suffix: '%',
    placeholder: undefined,
    description: 'A $30 order is delivered at $33.',
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(find(canvasElement), '-100');
    await expect(args.onChange).toHaveBeenLastCalledWith('-100');
  },
};

/** An extra digit is rejected. A longer number that's pasted is kept, so that validation can report it. */
export const DigitLimit: Story = {
  tags: ['MKV-30', 'MKV-31', 'D-16'],
  args: { label: 'Min years in business', maxDigits: 2 },
  play: async ({ canvasElement }) => {
    await userEvent.type(find(canvasElement), '123');
    await expect(find(canvasElement)).toHaveValue('12');
    await userEvent.clear(find(canvasElement));
    await userEvent.paste('250');
    await expect(find(canvasElement)).toHaveValue('250');
  },
};

export const Money: Story = {
  args: {
    label: 'Delivered price',
    prefix: '$',
    allowDecimals: true,
    hasSeparators: true,
    defaultValue: '2500.50',
    placeholder: undefined,
  },
  play: async ({ canvasElement }) => {
    await expect(find(canvasElement)).toHaveValue('2,500.50');
    await userEvent.click(find(canvasElement));
    await expect(find(canvasElement)).toHaveValue('2500.50');
  },
};

/** Two bounds under one label. The error describes both. */
export const Range: Story = {
  tags: ['MKV-29'],
  render: () => (
    <FieldRange
      label="Years in business"
      errorMessage="Min years in business cannot be greater than max years in business."
      description="Blank means no limit."
      from={<NumberField aria-label="Min years in business" defaultValue="12" maxDigits={2} isInvalid />}
      to={<NumberField aria-label="Max years in business" defaultValue="5" maxDigits={2} isInvalid />}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('group', { name: 'Years in business' })).toBeVisible();
    for (const bound of within(canvasElement).getAllByRole('textbox')) {
      await expect(bound).toHaveAccessibleDescription(expect.stringContaining('cannot be greater than max'));
    }
  },
};

const looks = {
  empty: {},
  filled: { defaultValue: '60' },
  money: { defaultValue: '1250000', prefix: '$', hasSeparators: true },
  percent: { defaultValue: '-10', suffix: '%', allowNegative: true },
  disabled: { defaultValue: '60', isDisabled: true },
  invalid: { defaultValue: '0', errorMessage: 'Orders per hour cannot be less than 1.' },
} as const;

/** Every state in every size. */
export const States: Story = {
  tags: ['sheet'],
  parameters: { width: 'sheet' },
  render: () => (
    <FieldSheet
      looks={looks}
      columns={[...fieldSizes, 'narrow']}
      cell={(look, size) => (
        <NumberField
          label="Per hour"
          placeholder="No limit"
          {...looks[look]}
          size={size === 'narrow' ? 'l' : size}
        />
      )}
    />
  ),
};
