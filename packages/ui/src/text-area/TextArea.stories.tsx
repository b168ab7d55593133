import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FieldSheet } from '../testing/FieldSheet.tsx';
import { inColumn } from '../testing/inColumn.tsx';
import { labelArgTypes } from '../testing/labelArgTypes.ts';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'UI/Fields/Text area',
  id: 'ui-text-area',
  component: TextArea,
  args: { label: 'Description', onChange: fn() },
  decorators: inColumn,
  argTypes: labelArgTypes,
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Description' });
    await userEvent.type(field, 'One{Enter}Two');
    await expect(args.onChange).toHaveBeenLastCalledWith('One\nTwo');
  },
};

const text = 'Shows the new price column to buyers. Off in production until the price service is moved.';
const looks = {
  empty: {},
  placeholder: { placeholder: 'What it turns on' },
  filled: { defaultValue: text },
  'with help': { defaultValue: text, description: 'Colleagues read it in the list.' },
  disabled: { defaultValue: text, isDisabled: true },
  invalid: { errorMessage: 'Description is required' },
} as const;

/** Every state. Grows with its text if the browser supports that. */
export const States: Story = {
  tags: ['sheet'],
  parameters: { width: 'sheet' },
  render: () => (
    <FieldSheet
      looks={looks}
      columns={['m', 'l', 'narrow']}
      cell={(look, size) => (
        <TextArea label="Description" {...looks[look]} size={size === 'narrow' ? 'l' : size} />
      )}
    />
  ),
};
