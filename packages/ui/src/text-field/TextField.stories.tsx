import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { fieldSizes } from '../field/fieldProps.ts';
import { FieldSheet } from '../testing/FieldSheet.tsx';
import { inColumn } from '../testing/inColumn.tsx';
import { labelArgTypes } from '../testing/labelArgTypes.ts';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'UI/Fields/Text field',
  id: 'ui-text-field',
  component: TextField,
  args: { label: 'Supplier name', onChange: fn() },
  argTypes: { ...labelArgTypes, size: { control: 'inline-radio', options: fieldSizes } },
  decorators: inColumn,
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Supplier name' });
    await userEvent.type(field, 'Harbor Point');
    await expect(args.onChange).toHaveBeenLastCalledWith('Harbor Point');
  },
};

export const WithHelp: Story = {
  args: {
    label: 'Supplier ID',
    defaultValue: '104882',
    description: 'Harbor Point Furniture, Savannah GA 31401',
  },
};

export const WithError: Story = {
  tags: ['MKV-3'],
  args: {
    label: 'Phone number',
    type: 'tel',
    defaultValue: '912555017',
    placeholder: 'xxxyyyzzzz',
    errorMessage: 'Please provide a valid phone number',
  },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Phone number' });
    await expect(field).toHaveAccessibleDescription('Please provide a valid phone number');
  },
};

export const WithAffixes: Story = { args: { label: 'Site', prefix: 'https://', suffix: '/feed' } };

const long = 'Harbor Point Office Furniture of Savannah and the Low Country, LLC';
const looks = {
  empty: {},
  placeholder: { placeholder: 'No limit' },
  filled: { defaultValue: 'Harbor Point' },
  'with help': { defaultValue: 'Harbor Point', description: 'As customers see it.' },
  affixes: { defaultValue: '12', prefix: '$', suffix: '%' },
  'read-only': { defaultValue: 'Harbor Point', isReadOnly: true },
  disabled: { defaultValue: 'Harbor Point', isDisabled: true },
  invalid: { errorMessage: 'Please provide supplier name', description: 'As customers see it.' },
  'long text': { defaultValue: long },
} as const;

/** Every state in every size. */
export const States: Story = {
  tags: ['sheet', 'review'],
  parameters: { width: 'sheet' },
  render: () => (
    <FieldSheet
      looks={looks}
      columns={[...fieldSizes, 'narrow']}
      cell={(look, size) => <TextField label="Name" {...looks[look]} size={size === 'narrow' ? 'l' : size} />}
    />
  ),
};
