import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FieldSheet } from '../testing/FieldSheet.tsx';
import { inColumn } from '../testing/inColumn.tsx';
import { labelArgTypes } from '../testing/labelArgTypes.ts';
import { CheckboxGrid } from './CheckboxGrid.tsx';

const toOption = (label: string) => ({ value: label, label });
const sources = [
  'find-a-store',
  'partner-quote',
  'web-order',
  'pickup-overflow',
  'call-center',
  'mobile-app',
  'co-brand',
];
const states =
  'Alabama,Alaska,Arizona,Arkansas,California,Colorado,Connecticut,Delaware,District of Columbia,Florida,Georgia,Hawaii,Idaho,Illinois,Indiana,Iowa,Kansas,Kentucky,Louisiana,Maine,Maryland,Massachusetts,Michigan,Minnesota,Mississippi,Missouri,Montana,Nebraska,Nevada,New Hampshire,New Jersey,New Mexico,New York,North Carolina,North Dakota,Ohio,Oklahoma,Oregon,Pennsylvania,Rhode Island,South Carolina,South Dakota,Tennessee,Texas,Utah,Vermont,Virginia,Washington,West Virginia,Wisconsin,Wyoming'.split(
    ',',
  );

const meta = {
  title: 'UI/Choices/Checkbox grid',
  id: 'ui-checkbox-grid',
  component: CheckboxGrid,
  args: {
    label: 'Order sources',
    options: [...sources.map(toOption), { ...toOption('direct-call'), isDisabled: true }],
    defaultValue: sources,
    columns: 3,
    onChange: fn(),
  },
  parameters: { width: 'form' },
  decorators: inColumn,
  argTypes: labelArgTypes,
} satisfies Meta<typeof CheckboxGrid<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['MKF-16', 'MKF-17'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('7 of 8')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Select none' }));
    await expect(canvas.getByText('0 of 8')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Select all' }));
    await expect(canvas.getByRole('checkbox', { name: 'direct-call' })).not.toBeChecked();
  },
};

/** More than 20 options get a filter field. */
export const ManyOptions: Story = {
  args: {
    label: 'States',
    options: states.map(toOption),
    defaultValue: states.filter((name) => name.length % 4 !== 0),
    columns: 4,
    filterLabel: 'Find a state',
  },
};

export const Narrowed: Story = {
  ...ManyOptions,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find a state' }), 'new');
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(4);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear shown' }));
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).not.toBeChecked();
  },
};

/** Tab moves between checkboxes, Space toggles them. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'find-a-store' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'find-a-store' })).not.toBeChecked();
  },
};

const looks = {
  default: {},
  empty: { defaultValue: [] },
  disabled: { isDisabled: true },
  invalid: { defaultValue: [], errorMessage: 'At least one order source must be selected.' },
  'with help': { description: 'Orders from other sources are not sent here.' },
  'no options': { options: [] },
} as const;

/** Every state. With less room, there are fewer columns. */
export const States: Story = {
  tags: ['sheet'],
  parameters: { width: 'sheet' },
  render: (args) => (
    <FieldSheet
      looks={looks}
      columns={['column', 'narrow']}
      cell={(look) => <CheckboxGrid {...args} {...looks[look]} />}
    />
  ),
};
