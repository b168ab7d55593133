// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { fieldBattery } from '../field/fieldBattery.test.support.tsx';
import { Select } from './Select.tsx';

const colors = [
  { value: 'red', label: 'Red' },
  { value: 'green', label: 'Green' },
  { value: 'gray', label: 'Gray', isDisabled: true },
] as const;

fieldBattery({
  draw: (props) => <Select options={colors} {...props} />,
  find: () => screen.getByRole('button', { name: 'Select an item Price' }),
});

const states = [
  { value: null, label: 'All States' },
  { value: 'TX', label: 'Texas' },
];
function Filter() {
  const [state, setState] = useState<string | null>('TX');
  return (
    <>
      <Select aria-label="State" options={states} value={state} onChange={setState} />
      <output>{String(state)}</output>
    </>
  );
}

const trigger = () => screen.getByRole('button', { name: /Color$/ });

it('hands over the value of the option, typed', async () => {
  const onChange = vi.fn<(color: 'red' | 'green' | 'gray') => void>();
  render(<Select label="Color" options={colors} onChange={onChange} />);
  await userEvent.click(trigger());
  await userEvent.click(screen.getByRole('option', { name: 'Green' }));
  expect(onChange.mock.calls).toEqual([['green']]);
  expect(trigger()).toHaveTextContent('Green');
});

it('TBL-8 TBL-20 can choose a null value', async () => {
  render(<Filter />);
  await userEvent.click(screen.getByRole('button', { name: 'Texas State' }));
  await userEvent.click(screen.getByRole('option', { name: 'All States' }));
  expect(screen.getByRole('button', { name: 'All States State' })).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('null');
});

it('TBL-22 says that an empty list has no results', async () => {
  render(<Select label="Color" options={[]} />);
  await userEvent.click(trigger());
  expect(screen.getByText('No results.')).toBeInTheDocument();
});

it('does not choose a disabled option', async () => {
  const onChange = vi.fn();
  render(<Select label="Color" options={colors} onChange={onChange} />);
  await userEvent.click(trigger());
  await userEvent.click(screen.getByRole('option', { name: 'Gray' }));
  expect(onChange).not.toHaveBeenCalled();
});

it('finds by typing while closed', async () => {
  const onChange = vi.fn();
  render(<Select label="Color" options={colors} onChange={onChange} />);
  await userEvent.tab();
  await userEvent.keyboard('gr');
  expect(onChange).toHaveBeenLastCalledWith('green');
});

it('chooses the neighbor by an arrow to the side while closed, past what is disabled', async () => {
  const onChange = vi.fn();
  render(<Select label="Color" options={colors} defaultValue="red" onChange={onChange} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(onChange.mock.calls).toEqual([['green']]);
  await userEvent.keyboard('{ArrowLeft}');
  expect(trigger()).toHaveTextContent('Red');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

it('closes without a change when the choice in force is chosen again', async () => {
  const onChange = vi.fn();
  render(<Select label="Color" options={colors} defaultValue="red" onChange={onChange} />);
  await userEvent.click(trigger());
  await userEvent.click(screen.getByRole('option', { name: 'Red' }));
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(trigger()).toHaveTextContent('Red');
  expect(onChange).not.toHaveBeenCalled();
});

it('keeps the focus while its list opens and closes, and says only then that it left', async () => {
  const onBlur = vi.fn();
  render(<Select label="Color" options={colors} onBlur={onBlur} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(screen.getByRole('listbox').contains(document.activeElement)).toBe(true));
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect(trigger()).toHaveFocus());
  expect(onBlur).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(onBlur).toHaveBeenCalledOnce();
});

it('shows the placeholder for a value that is no option', () => {
  render(<Select label="Color" options={colors} value={null} placeholder="Any" />);
  expect(trigger()).toHaveTextContent('Any');
});
