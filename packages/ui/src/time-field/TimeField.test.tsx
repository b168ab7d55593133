// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { fieldBattery } from '../field/fieldBattery.test.support.tsx';
import { TimeField } from './TimeField.tsx';

fieldBattery({
  draw: (props) => <TimeField {...props} />,
  find: () => screen.getByRole('combobox', { name: 'Price' }),
});

const field = () => screen.getByRole('combobox', { name: 'Start time' });
const option = (name: string) => screen.getByRole('option', { name });

async function retype(text: string) {
  await userEvent.clear(field());
  await userEvent.type(field(), text);
}

it('formats the time for display', () => {
  const { rerender } = render(<TimeField label="Start time" value="09:00:00" />);
  expect(field()).toHaveValue('9:00 AM');
  rerender(<TimeField label="Start time" value="23:59:59" />);
  expect(field()).toHaveValue('End of day');
  rerender(<TimeField label="Start time" value="" />);
  expect(field()).toHaveValue('');
});

it('commits a typed time on blur', async () => {
  const onChange = vi.fn();
  render(<TimeField label="Start time" defaultValue="09:00:00" onChange={onChange} />);
  await retype('5:10p');
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(onChange.mock.calls).toEqual([['17:10:00']]);
  expect(field()).toHaveValue('5:10 PM');
});

it('commits a typed time on Enter, and keeps the list closed', async () => {
  const onChange = vi.fn();
  render(<TimeField label="Start time" defaultValue="09:00:00" onChange={onChange} />);
  await retype('23:59:59{Enter}');
  expect(onChange.mock.calls).toEqual([['23:59:59']]);
  expect(field()).toHaveValue('End of day');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

it('restores the last time for invalid text and on Escape', async () => {
  const onChange = vi.fn();
  render(<TimeField label="Start time" defaultValue="09:10:00" onChange={onChange} />);
  await retype('soon');
  await userEvent.tab();
  expect(field()).toHaveValue('9:10 AM');
  await retype('10 am{Escape}');
  expect(field()).toHaveValue('9:10 AM');
  await userEvent.tab();
  expect(onChange).not.toHaveBeenCalled();
});

it('selects a half hour with the mouse', async () => {
  const onChange = vi.fn();
  render(<TimeField label="Start time" defaultValue="09:00:00" onChange={onChange} />);
  await userEvent.click(screen.getByRole('button'));
  expect(option('9:00 AM')).toHaveAttribute('aria-selected', 'true');
  await userEvent.click(option('5:30 PM'));
  expect(onChange.mock.calls).toEqual([['17:30:00']]);
  expect(field()).toHaveValue('5:30 PM');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

it('opens near its value on the down arrow, and moves on from there', async () => {
  const onChange = vi.fn();
  render(<TimeField label="Start time" defaultValue="09:10:00" onChange={onChange} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(field()).toHaveAttribute('aria-activedescendant', option('9:00 AM').id);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onChange.mock.calls).toEqual([['09:30:00']]);
});

it('commits the highlighted time when Tab leaves the open list', async () => {
  const onChange = vi.fn();
  render(<TimeField label="Start time" defaultValue="09:00:00" onChange={onChange} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{End}{ArrowUp}');
  await userEvent.tab();
  expect(onChange.mock.calls).toEqual([['23:30:00']]);
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

it('handles Escape itself while its list is open, and passes it on when closed', async () => {
  const onKeyDown = vi.fn();
  render(
    // biome-ignore lint/a11y/noStaticElementInteractions: stands in for a dialog
    <div onKeyDown={({ key }) => onKeyDown(key)}>
      <TimeField label="Start time" defaultValue="09:00:00" />
    </div>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(field()).toHaveValue('9:00 AM');
  expect(onKeyDown).not.toHaveBeenCalledWith('Escape');
  await userEvent.keyboard('{Escape}');
  expect(onKeyDown).toHaveBeenCalledWith('Escape');
});

it('shows the controlled value', async () => {
  render(<TimeField label="Start time" value="09:00:00" />);
  await retype('10 am');
  await userEvent.tab();
  expect(field()).toHaveValue('9:00 AM');
});

it('submits the time value, not its text', () => {
  render(
    <form aria-label="Schedule">
      <TimeField label="Start time" name="start" value="09:00:00" />
    </form>,
  );
  expect(new FormData(screen.getByRole('form')).get('start')).toBe('09:00:00');
});
