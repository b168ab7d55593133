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

it('calls onChange with the option value, in its literal type', async () => {
  const onChange = vi.fn<(color: 'red' | 'green' | 'gray') => void>();
  render(<Select label="Color" options={colors} onChange={onChange} />);
  await userEvent.click(trigger());
  await userEvent.click(screen.getByRole('option', { name: 'Green' }));
  expect(onChange.mock.calls).toEqual([['green']]);
  expect(trigger()).toHaveTextContent('Green');
});

it('TBL-8 TBL-20 can select a null value', async () => {
  render(<Filter />);
  await userEvent.click(screen.getByRole('button', { name: 'Texas State' }));
  await userEvent.click(screen.getByRole('option', { name: 'All States' }));
  expect(screen.getByRole('button', { name: 'All States State' })).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('null');
});

it('TBL-22 shows "No results." in an empty list', async () => {
  render(<Select label="Color" options={[]} />);
  await userEvent.click(trigger());
  expect(screen.getByText('No results.')).toBeInTheDocument();
});

it('does not select a disabled option', async () => {
  const onChange = vi.fn();
  render(<Select label="Color" options={colors} onChange={onChange} />);
  await userEvent.click(trigger());
  await userEvent.click(screen.getByRole('option', { name: 'Gray' }));
  expect(onChange).not.toHaveBeenCalled();
});

it('selects by typing while closed', async () => {
  const onChange = vi.fn();
  render(<Select label="Color" options={colors} onChange={onChange} />);
  await userEvent.tab();
  await userEvent.keyboard('gr');
  expect(onChange).toHaveBeenLastCalledWith('green');
});

it.each([
  ['closed', 'mich', 'Míchigan'],
  ['closed', 'oregon', 'Oregón'],
  ['open', '{ArrowDown}mexico{Enter}', 'Nuevo México'],
])('TIM-16 finds options with accents without them while %s: %s', async (_state, keys, name) => {
  const names = ['Maine', 'Minnesota', 'Míchigan', 'Nuevo México', 'Oregón'];
  render(<Select label="Color" options={names.map((each) => ({ value: each, label: each }))} />);
  await userEvent.tab();
  await userEvent.keyboard(keys);
  expect(trigger()).toHaveTextContent(name);
});

it('selects with the left and right arrow keys while closed, but never a disabled option', async () => {
  const onChange = vi.fn();
  render(<Select label="Color" options={colors} defaultValue="red" onChange={onChange} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(onChange.mock.calls).toEqual([['green']]);
  await userEvent.keyboard('{ArrowLeft}');
  expect(trigger()).toHaveTextContent('Red');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

it('closes without a change when the selected option is selected again', async () => {
  const onChange = vi.fn();
  render(<Select label="Color" options={colors} defaultValue="red" onChange={onChange} />);
  await userEvent.click(trigger());
  await userEvent.click(screen.getByRole('option', { name: 'Red' }));
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(trigger()).toHaveTextContent('Red');
  expect(onChange).not.toHaveBeenCalled();
});

it('calls onBlur when focus leaves, not when its list opens or closes', async () => {
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

it('shows the placeholder when no option has the value', () => {
  render(<Select label="Color" options={colors} value={null} placeholder="Any" />);
  expect(trigger()).toHaveTextContent('Any');
});

it('finds options by their keywords, if it is searchable', async () => {
  const options = [
    { value: 'TX', label: 'Texas', keywords: 'TX' },
    { value: 'DC', label: 'District of Columbia', keywords: 'DC' },
  ];
  render(<Select label="State" options={options} isSearchable />);
  await userEvent.click(screen.getByRole('button', { name: /State$/ }));
  await userEvent.type(screen.getByRole('combobox', { name: 'Search' }), 'dc');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'District of Columbia',
  ]);
});
