import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { fieldSizes } from '../field/fieldProps.ts';
import { FieldSheet } from '../testing/FieldSheet.tsx';
import { inColumn } from '../testing/inColumn.tsx';
import { labelArgTypes } from '../testing/labelArgTypes.ts';
import { SearchField } from './SearchField.tsx';

const meta = {
  title: 'UI/Fields/Search field',
  id: 'ui-search-field',
  component: SearchField,
  args: { 'aria-label': 'Find a state', placeholder: 'Find a state', size: 's', onChange: fn() },
  argTypes: { ...labelArgTypes, size: { control: 'inline-radio', options: fieldSizes } },
  decorators: inColumn,
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('searchbox', { name: 'Find a state' });
    await userEvent.type(field, 'ma');
    await expect(args.onChange).toHaveBeenLastCalledWith('ma');
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
  },
};

const looks = {
  empty: {},
  filled: { defaultValue: 'New' },
  disabled: { isDisabled: true },
  invalid: { defaultValue: 'zz', errorMessage: 'No state has this name.' },
  'long text': { defaultValue: 'A state with a name that is too long' },
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
        <SearchField
          aria-label="Find a state"
          placeholder="Find a state"
          {...looks[look]}
          size={size === 'narrow' ? 's' : size}
        />
      )}
    />
  ),
};
