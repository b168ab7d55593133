import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { fieldSizes } from '../field/fieldProps.ts';
import { FieldSheet } from '../testing/FieldSheet.tsx';
import { inColumn } from '../testing/inColumn.tsx';
import { labelArgTypes } from '../testing/labelArgTypes.ts';
import { SecretField } from './SecretField.tsx';

const meta = {
  title: 'UI/Fields/Secret field',
  id: 'ui-secret-field',
  component: SecretField,
  tags: ['MKF-25'],
  args: { label: 'Delivery API key', defaultValue: 'sk-4f9c-77aa', onChange: fn() },
  argTypes: { ...labelArgTypes, size: { control: 'inline-radio', options: fieldSizes } },
  decorators: inColumn,
} satisfies Meta<typeof SecretField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Delivery API key', { selector: 'input' });
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show Delivery API key' }));
    await expect(field).toHaveAttribute('type', 'text');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Hide Delivery API key' }));
    await expect(field).toHaveAttribute('type', 'password');
  },
};

const looks = {
  empty: {},
  filled: { defaultValue: 'sk-4f9c-77aa' },
  'with help': { defaultValue: 'sk-4f9c-77aa', description: 'Sent with every delivery.' },
  disabled: { defaultValue: 'sk-4f9c-77aa', isDisabled: true },
  invalid: { errorMessage: 'Please provide a key.' },
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
        <SecretField label="API key" {...looks[look]} size={size === 'narrow' ? 'l' : size} />
      )}
    />
  ),
};
