import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { fieldSizes } from '../field/fieldProps.ts';
import { FieldSheet } from '../testing/FieldSheet.tsx';
import { inColumn } from '../testing/inColumn.tsx';
import { labelArgTypes } from '../testing/labelArgTypes.ts';
import { ComboBox } from './ComboBox.tsx';

const suppliers = [
  { value: '104882', label: 'Harbor Point Furniture' },
  { value: '118340', label: 'Northgate Woodworking' },
  { value: '120001', label: 'Harbor Light Studio' },
  { value: '120450', label: 'Closed Studio', isDisabled: true },
];

const meta = {
  title: 'UI/Choices/Combo box',
  id: 'ui-combo-box',
  component: ComboBox,
  args: { label: 'Supplier', options: suppliers, placeholder: 'Type a name', onChange: fn() },
  argTypes: { ...labelArgTypes, size: { control: 'inline-radio', options: fieldSizes } },
  decorators: inColumn,
} satisfies Meta<typeof ComboBox<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

const find = (canvas: HTMLElement) => within(canvas).getByRole('combobox', { name: 'Supplier' });

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.type(find(canvasElement), 'harbor');
    await expect(screen.getAllByRole('option')).toHaveLength(2);
    await userEvent.click(screen.getByRole('option', { name: 'Harbor Light Studio' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('120001');
  },
};

/** The ARIA combobox pattern: focus stays in the input, arrow keys move through the list, Enter selects. */
export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(find(canvasElement)).toHaveFocus();
    await expect(find(canvasElement)).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('118340');
    await expect(find(canvasElement)).toHaveValue('Northgate Woodworking');
    await userEvent.keyboard('xx{Escape}');
    await expect(find(canvasElement)).toHaveValue('Northgate Woodworking');
  },
};

export const NoResults: Story = {
  tags: ['TBL-22'],
  play: async ({ canvasElement }) => {
    await userEvent.type(find(canvasElement), 'zebra');
    await waitFor(() => expect(screen.getByText('No results.')).toBeVisible());
  },
};

const looks = {
  empty: {},
  filled: { defaultValue: '104882' },
  'with help': { description: 'By name or number.' },
  disabled: { defaultValue: '104882', isDisabled: true },
  invalid: { errorMessage: 'No supplier found matching the provided number' },
  'long text': { defaultValue: 'long' },
} as const;
const long = { value: 'long', label: 'Harbor Point Office Furniture of Savannah and the Low Country' };

/** Every state in every size. */
export const States: Story = {
  tags: ['sheet'],
  parameters: { width: 'sheet' },
  render: () => (
    <FieldSheet
      looks={looks}
      columns={[...fieldSizes, 'narrow']}
      cell={(look, size) => (
        <ComboBox
          label="Supplier"
          placeholder="Type a name"
          options={[...suppliers, long]}
          {...looks[look]}
          size={size === 'narrow' ? 'l' : size}
        />
      )}
    />
  ),
};
