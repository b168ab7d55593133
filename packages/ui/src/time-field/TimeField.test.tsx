// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
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

it('MKF-39 has the typed time as its value before it is left, and formats it then', async () => {
  const onChange = vi.fn();
  render(<TimeField label="Start time" defaultValue="09:00:00" onChange={onChange} />);
  await retype('5:10p');
  expect(field()).toHaveValue('5:10p');
  expect(onChange).toHaveBeenLastCalledWith('17:10:00');
  onChange.mockClear();
  await userEvent.tab();
  expect(field()).toHaveValue('5:10 PM');
  expect(onChange).not.toHaveBeenCalled();
});

it('commits a typed time on Enter, and keeps the list closed', async () => {
  const onChange = vi.fn();
  render(<TimeField label="Start time" defaultValue="09:00:00" onChange={onChange} />);
  await retype('23:59:59{Enter}');
  expect(onChange).toHaveBeenLastCalledWith('23:59:59');
  expect(field()).toHaveValue('End of day');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

it.each(['25', 'foo', '24:30'])('MKV-76 keeps the text %j and says that it is not a time', async (text) => {
  const onChange = vi.fn();
  render(<TimeField label="Start time" defaultValue="09:10:00" onChange={onChange} />);
  await retype(text);
  expect(field()).toBeValid();
  await userEvent.tab();
  expect(field()).toHaveValue(text);
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription('Enter a time, such as 9:00 AM or 17:30.');
  expect(onChange).toHaveBeenLastCalledWith(text);
  await retype('noon{Enter}');
  expect(field()).toHaveValue('12:00 PM');
  expect(field()).toBeValid();
});

it('MKV-76 shows the message of the form if there is one', () => {
  render(<TimeField label="Start time" value="foo" errorMessage="Not a time." />);
  expect(field()).toHaveValue('foo');
  expect(field()).toHaveAccessibleDescription('Not a time.');
});

it('MKV-76 reads 24:00 as the end of the day where a time span ends', async () => {
  render(<TimeField label="Start time" isEnd defaultValue="17:00:00" />);
  await retype('24:00');
  await userEvent.tab();
  expect(field()).toHaveValue('End of day');
});

it('restores the time before typing on Escape', async () => {
  const onChange = vi.fn();
  render(<TimeField label="Start time" defaultValue="09:10:00" onChange={onChange} />);
  await retype('10 am{Escape}');
  expect(field()).toHaveValue('9:10 AM');
  expect(onChange).toHaveBeenLastCalledWith('09:10:00');
  await retype('foo{Escape}');
  expect(field()).toHaveValue('9:10 AM');
  expect(field()).toBeValid();
});

it('opens its list at the typed time', async () => {
  render(<TimeField label="Start time" defaultValue="09:00:00" />);
  await retype('5:10p{ArrowDown}');
  expect(field()).toHaveAttribute('aria-activedescendant', option('5:00 PM').id);
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

function LoadedAgain() {
  const [time, setTime] = useState('09:00:00');
  return (
    <>
      <TimeField label="Start time" value={time} onChange={setTime} />
      <button
        type="button"
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setTime('08:00:00')}
      >
        Reload
      </button>
    </>
  );
}

it('shows another value that is set while text is typed', async () => {
  render(<LoadedAgain />);
  await retype('10');
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue('8:00 AM');
});

it('submits the time value, not its text', () => {
  render(
    <form aria-label="Schedule">
      <TimeField label="Start time" name="start" value="09:00:00" />
    </form>,
  );
  expect(new FormData(screen.getByRole('form')).get('start')).toBe('09:00:00');
});
