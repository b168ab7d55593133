import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { fieldSizes } from '../field/fieldProps.ts';
import { FieldSheet } from '../testing/FieldSheet.tsx';
import { inColumn } from '../testing/inColumn.tsx';
import { labelArgTypes } from '../testing/labelArgTypes.ts';
import { TimeField } from './TimeField.tsx';

const meta = {
  title: 'UI/Fields/Time field',
  id: 'ui-time-field',
  component: TimeField,
  args: { label: 'Start time', defaultValue: '09:00:00', onChange: fn() },
  argTypes: { ...labelArgTypes, size: { control: 'inline-radio', options: fieldSizes } },
  decorators: inColumn,
} satisfies Meta<typeof TimeField>;

export default meta;
type Story = StoryObj<typeof meta>;

const find = (canvas: HTMLElement) => within(canvas).getByRole('combobox', { name: 'Start time' });

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.clear(find(canvasElement));
    await userEvent.type(find(canvasElement), '5:10p{Enter}');
    await expect(find(canvasElement)).toHaveValue('5:10 PM');
    await expect(args.onChange).toHaveBeenLastCalledWith('17:10:00');
  },
};

/** Arrow keys open the list at the selected time, Enter selects, Escape keeps the selection. */
export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(screen.getByRole('option', { name: '9:30 AM' })).toHaveAttribute('data-focused', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(find(canvasElement)).toHaveValue('9:30 AM');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{Escape}');
    await expect(find(canvasElement)).toHaveValue('9:30 AM');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
  },
};

/** Text that isn't a time stays, with a message, until it's corrected. */
export const NotATime: Story = {
  tags: ['no-visual', 'MKV-76', 'MKF-39'],
  play: async ({ canvasElement, args }) => {
    const field = find(canvasElement);
    for (const text of ['25', 'foo']) {
      await userEvent.clear(field);
      await userEvent.type(field, text);
      await expect(args.onChange).toHaveBeenLastCalledWith(text);
      await userEvent.tab();
      await expect(field).toHaveValue(text);
      await expect(field).toBeInvalid();
      await expect(field).toHaveAccessibleDescription('Enter a time, such as 9:00 AM or 17:30.');
    }
    for (const [text, time] of [
      ['9.30', '9:30 AM'],
      ['21h', '9:00 PM'],
      ['9h30', '9:30 AM'],
      ['noon', '12:00 PM'],
      ['midnight', '12:00 AM'],
    ] as const) {
      await userEvent.clear(field);
      await userEvent.type(field, text);
      await userEvent.tab();
      await expect(field).toHaveValue(time);
      await expect(field).toBeValid();
    }
  },
};

/** At the end of a time span, midnight and 24:00 are the end of the day. */
export const EndOfSpan: Story = {
  tags: ['no-visual', 'MKV-76'],
  args: { isEnd: true },
  play: async ({ canvasElement, args }) => {
    const field = find(canvasElement);
    for (const text of ['24:00', 'midnight']) {
      await userEvent.clear(field);
      await userEvent.type(field, text);
      await userEvent.tab();
      await expect(field).toHaveValue('End of day');
      await expect(args.onChange).toHaveBeenLastCalledWith('23:59:59');
    }
  },
};

/** A full day ends at its last second. */
export const EndOfDay: Story = {
  tags: ['MKF-33', 'MKS-17'],
  args: { defaultValue: '23:59:59', isDisabled: true },
};

/** Open, to show the list. */
export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await waitFor(() => expect(screen.getByRole('option', { name: '9:00 AM' })).toBeVisible());
  },
};

const looks = {
  empty: { defaultValue: '' },
  filled: {},
  'to the second': { defaultValue: '23:59:59' },
  'with help': { description: 'In the timezone below.' },
  disabled: { isDisabled: true },
  invalid: { errorMessage: 'End time must be after start time.' },
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
        <TimeField
          label="End time"
          defaultValue="17:00:00"
          {...looks[look]}
          size={size === 'narrow' ? 'l' : size}
        />
      )}
    />
  ),
};
