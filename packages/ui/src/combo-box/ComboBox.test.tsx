// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { fieldBattery } from '../field/fieldBattery.tsx';
import { ComboBox } from './ComboBox.tsx';

const agencies = [
  { value: '104882', label: 'Harbor Point Insurance' },
  { value: '118340', label: 'Northgate Risk Partners' },
  { value: '120001', label: 'Harbor Light Agency' },
] as const;

fieldBattery({
  draw: (props) => <ComboBox options={agencies} {...props} />,
  find: () => screen.getByRole('combobox', { name: 'Price' }),
});

const field = () => screen.getByRole('combobox', { name: 'Agency' });

it('narrows as one types and hands over the value, typed', async () => {
  const onChange = vi.fn<(id: (typeof agencies)[number]['value'] | null) => void>();
  render(<ComboBox label="Agency" options={agencies} onChange={onChange} />);
  await userEvent.type(field(), 'harbor');
  expect(screen.getAllByRole('option')).toHaveLength(2);
  await userEvent.click(screen.getByRole('option', { name: 'Harbor Light Agency' }));
  expect(onChange).toHaveBeenLastCalledWith('120001');
  expect(field()).toHaveValue('Harbor Light Agency');
});

it('chooses by arrow keys and Enter', async () => {
  const onChange = vi.fn();
  render(<ComboBox label="Agency" options={agencies} onChange={onChange} />);
  await userEvent.type(field(), 'north{ArrowDown}{Enter}');
  expect(onChange).toHaveBeenLastCalledWith('118340');
});

it('A8 its button and its list go by its name where no label shows', async () => {
  render(<ComboBox aria-label="Agency" options={agencies} />);
  expect(screen.getByRole('button', { name: 'Show suggestions Agency' })).toBeInTheDocument();
  await userEvent.type(field(), 'harbor');
  expect(screen.getByRole('listbox', { name: 'Suggestions Agency' })).toBeInTheDocument();
});

it('TBL-22 says when nothing is left', async () => {
  render(<ComboBox label="Agency" options={agencies} />);
  await userEvent.type(field(), 'zebra');
  expect(screen.getByText('No results.')).toBeInTheDocument();
});

it('goes back to the choice in force when the text stands for nothing', async () => {
  render(<ComboBox label="Agency" options={agencies} defaultValue="104882" />);
  await userEvent.type(field(), ' Ltd');
  await userEvent.tab();
  expect(field()).toHaveValue('Harbor Point Insurance');
});

it('chooses nothing when it is emptied', async () => {
  const onChange = vi.fn();
  render(<ComboBox label="Agency" options={agencies} value="104882" onChange={onChange} />);
  await userEvent.clear(field());
  expect(onChange).toHaveBeenLastCalledWith(null);
});

it('keeps its own text only where that is allowed', async () => {
  const onInputChange = vi.fn();
  render(<ComboBox label="Agency" options={agencies} allowsCustomValue onInputChange={onInputChange} />);
  await userEvent.type(field(), 'Somebody else');
  await userEvent.tab();
  expect(field()).toHaveValue('Somebody else');
  expect(onInputChange).toHaveBeenLastCalledWith('Somebody else');
});
