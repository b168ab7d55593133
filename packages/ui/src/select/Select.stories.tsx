import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { fieldSizes } from '../field/fieldProps.ts';
import { PinIcon } from '../icon/icons.ts';
import { FieldSheet } from '../testing/FieldSheet.tsx';
import { inColumn } from '../testing/inColumn.tsx';
import { labelArgTypes } from '../testing/labelArgTypes.ts';
import { Select } from './Select.tsx';

const timezones = ['Alaska', 'Central', 'Eastern', 'Hawaii', 'Mountain', 'Pacific'].map((name) => ({
  value: name,
  label: name,
}));

const states = [
  { value: null, label: 'All States' },
  ...['Alabama', 'Alaska', 'Arizona', 'Arkansas', 'California', 'Colorado', 'Connecticut', 'Delaware'].map(
    (name) => ({ value: name, label: name }),
  ),
  ...['Texas', 'Tennessee', 'Utah', 'Vermont', 'Virginia', 'Washington', 'Wisconsin', 'Wyoming'].map(
    (name) => ({ value: name, label: name }),
  ),
];

const meta = {
  title: 'UI/Choices/Select',
  id: 'ui-select',
  component: Select,
  args: { label: 'Timezone', options: timezones, defaultValue: 'Central', onChange: fn() },
  argTypes: { ...labelArgTypes, size: { control: 'select', options: fieldSizes } },
  decorators: inColumn,
} satisfies Meta<typeof Select<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

const trigger = (canvas: HTMLElement) => within(canvas).getByRole('button');

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Central Timezone' }));
    await userEvent.click(screen.getByRole('option', { name: 'Mountain' }));
    await expect(args.onChange).toHaveBeenCalledWith('Mountain');
    await expect(trigger(canvasElement)).toHaveTextContent('Mountain');
    await waitFor(() => expect(trigger(canvasElement)).toHaveFocus());
  },
};

/** In a toolbar: small, with an icon, named by an `aria-label`. */
export const Toolbar: StoryObj<typeof Select<string | null>> = {
  tags: ['TBL-20'],
  args: {
    label: undefined,
    'aria-label': 'State',
    icon: PinIcon,
    size: 's',
    options: states,
    defaultValue: null,
    onChange: fn(),
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(trigger(canvasElement));
    await userEvent.click(screen.getByRole('option', { name: 'Texas' }));
    await expect(args.onChange).toHaveBeenCalledWith('Texas');
    await userEvent.click(trigger(canvasElement));
    await userEvent.click(screen.getByRole('option', { name: 'All States' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

/** Arrow keys open and move, letters jump, Enter selects, Escape keeps the selection. */
export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(trigger(canvasElement)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Central' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(screen.getByRole('option', { name: 'Hawaii' })).toHaveFocus();
    await userEvent.keyboard('pa');
    await expect(screen.getByRole('option', { name: 'Pacific' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await waitFor(() => expect(trigger(canvasElement)).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Central' })).toHaveFocus());
    await userEvent.keyboard('{Home}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('Alaska');
    await waitFor(() => expect(trigger(canvasElement)).toHaveFocus());
  },
};

/** Open, to show the list. */
export const Open: StoryObj<typeof Select<string | null>> = {
  ...Toolbar,
  play: async ({ canvasElement }) => {
    await userEvent.click(trigger(canvasElement));
    await expect(screen.getByRole('option', { name: 'All States' })).toHaveAttribute('aria-selected', 'true');
  },
};

export const NoResults: Story = {
  tags: ['TBL-22'],
  args: { options: [], defaultValue: null },
  play: async ({ canvasElement }) => {
    await userEvent.click(trigger(canvasElement));
    await waitFor(() => expect(screen.getByText('No results.')).toBeVisible());
  },
};

const long = 'Central time as it is kept in Chicago, Illinois, with daylight saving';
const looks = {
  empty: { defaultValue: null },
  filled: {},
  'with help': { description: 'Times below are in this zone.' },
  disabled: { isDisabled: true },
  invalid: { errorMessage: 'Choose a timezone.', defaultValue: null },
  'long text': { options: [{ value: long, label: long }], defaultValue: long },
} as const;

/** Every state in every size. */
export const States: Story = {
  tags: ['sheet'],
  parameters: { width: 'sheet' },
  render: (args) => (
    <FieldSheet
      looks={looks}
      columns={[...fieldSizes, 'narrow']}
      cell={(look, size) => <Select {...args} {...looks[look]} size={size === 'narrow' ? 'l' : size} />}
    />
  ),
};
