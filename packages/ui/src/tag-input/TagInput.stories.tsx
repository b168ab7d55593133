import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FieldSheet } from '../testing/FieldSheet.tsx';
import { inColumn } from '../testing/inColumn.tsx';
import { labelArgTypes } from '../testing/labelArgTypes.ts';
import { ToggleButtonGroup } from '../toggle-button-group/ToggleButtonGroup.tsx';
import { TagInput } from './TagInput.tsx';
import type { GetTagVerdict } from './verdict.ts';

const meta = {
  title: 'UI/Fields/Tag input',
  id: 'ui-tag-input',
  component: TagInput,
  args: { label: 'Recipients', placeholder: 'Add an address', onChange: fn() },
  parameters: { width: 'form' },
  decorators: inColumn,
  argTypes: labelArgTypes,
} satisfies Meta<typeof TagInput>;

export default meta;
type Story = StoryObj<typeof meta>;

const find = (canvas: HTMLElement) => within(canvas).getByRole('textbox', { name: 'Recipients' });

export const Default: Story = {
  tags: ['MKF-26', 'MKV-58'],
  play: async ({ canvasElement, args }) => {
    await userEvent.type(find(canvasElement), 'sales@example.com,');
    await userEvent.paste('desk@example.com\nmaya@example.com');
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(3);
    await expect(args.onChange).toHaveBeenLastCalledWith(
      'sales@example.com, desk@example.com, maya@example.com',
    );
  },
};

/** What is being typed belongs to the text before it becomes an item. */
export const Typing: Story = {
  tags: ['no-visual', 'MKF-39'],
  args: { defaultValue: 'sales@example.com' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(find(canvasElement), 'desk@example.com');
    await expect(args.onChange).toHaveBeenLastCalledWith('sales@example.com, desk@example.com');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(find(canvasElement)).toHaveValue('desk@example.com');
    await userEvent.tab();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

const addresses: GetTagVerdict = (item, isRepeat) => {
  if (isRepeat) return { tone: 'critical', text: 'Twice' };
  return /^[^@\s]+@[^@\s]+\.\w+$/.test(item)
    ? { tone: 'neutral' }
    : { tone: 'critical', title: 'Not an address' };
};

/** Each invalid item is marked. */
export const WithError: Story = {
  tags: ['MKV-57', 'MKV-59'],
  args: {
    defaultValue:
      'sales@harborpoint.example.com, maya.okafor@example.com, dana@harborpoint, desk@example.com',
    getVerdict: addresses,
    errorMessage: 'Email addresses must be valid and separated by commas.',
  },
};

const industries: Readonly<Record<string, string>> = {
  722410: 'Drinking Places',
  236220: 'Commercial Building',
  484110: 'Local Freight',
  561612: 'Security Guards',
};
const known: GetTagVerdict = (item) =>
  industries[item]
    ? { tone: 'neutral', text: industries[item] }
    : { tone: 'caution', text: 'Not a known code' };

/** Codes with their meanings. The line of the label has a note and a control. */
export const Codes: Story = {
  tags: ['MKF-19'],
  args: {
    label: 'NAICS codes',
    labelNote: '5 codes, 1 not known',
    placeholder: undefined,
    description: '6-digit codes, separated by commas. Paste a column from a spreadsheet.',
    defaultValue: '722410, 236220, 484110, 561612, 999999',
    getVerdict: known,
    actions: (
      <ToggleButtonGroup
        label="Mode"
        options={[
          { key: 'exclude', label: 'Exclude' },
          { key: 'include', label: 'Include' },
        ]}
        selectedKey="exclude"
        onSelectionChange={fn()}
      />
    ),
  },
};

/** Backspace marks the last item, then removes it. Arrow keys move to the others. */
export const Keyboard: Story = {
  args: { defaultValue: 'a@example.com, b@example.com, c@example.com' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(find(canvasElement));
    await userEvent.keyboard('{Backspace}');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.keyboard('{Backspace}');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: 'Remove a@example.com' })).toHaveFocus();
    await userEvent.keyboard('{Delete}{ArrowRight}');
    await expect(find(canvasElement)).toHaveFocus();
    await userEvent.keyboard('{Backspace}');
  },
};

const thousand = Array.from({ length: 1000 }, (_, index) => String(111_110 + 7 * index)).join(', ');

/** A long list is collapsed. Items that need attention stay visible. */
export const Folded: Story = {
  args: {
    label: 'NAICS codes',
    defaultValue: thousand,
    getVerdict: (item) =>
      item.endsWith('777') ? { tone: 'caution', text: 'Not a known code' } : { tone: 'neutral' },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Show all' })).toBeVisible();
  },
};

export const AsText: Story = {
  args: { defaultValue: 'sales@example.com, desk@example.com' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Edit as text' }));
    await expect(find(canvasElement)).toHaveValue('sales@example.com, desk@example.com');
  },
};

const two = 'sales@example.com, desk@example.com';
const looks = {
  empty: {},
  filled: { defaultValue: two },
  'with help': { defaultValue: two, description: 'Optional.' },
  disabled: { defaultValue: two, isDisabled: true },
  invalid: { errorMessage: 'At least one email recipient is required.' },
  'long item': { defaultValue: 'a.very.long.address.of.somebody@harborpoint.example.com, dana@harborpoint' },
} as const;

/** Every state in every size. */
export const States: Story = {
  tags: ['sheet'],
  parameters: { width: 'sheet' },
  render: () => (
    <FieldSheet
      looks={looks}
      columns={['m', 'l', 'narrow']}
      cell={(look, size) => (
        <TagInput
          label="Recipients"
          placeholder="Add an address"
          getVerdict={addresses}
          {...looks[look]}
          size={size === 'narrow' ? 'l' : size}
        />
      )}
    />
  ),
};
