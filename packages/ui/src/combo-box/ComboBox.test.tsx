// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nProvider } from 'react-aria-components';
import { expect, it, vi } from 'vitest';
import { fieldBattery } from '../field/fieldBattery.test.support.tsx';
import { ComboBox } from './ComboBox.tsx';

const suppliers = [
  { value: '104882', label: 'Harbor Point Furniture' },
  { value: '118340', label: 'Northgate Woodworking' },
  { value: '120001', label: 'Harbor Light Studio' },
] as const;

fieldBattery({
  draw: (props) => <ComboBox options={suppliers} {...props} />,
  find: () => screen.getByRole('combobox', { name: 'Price' }),
});

const field = () => screen.getByRole('combobox', { name: 'Supplier' });

it('filters as the user types and calls onChange with the value, in its literal type', async () => {
  const onChange = vi.fn<(id: (typeof suppliers)[number]['value'] | null) => void>();
  render(<ComboBox label="Supplier" options={suppliers} onChange={onChange} />);
  await userEvent.type(field(), 'harbor');
  expect(screen.getAllByRole('option')).toHaveLength(2);
  await userEvent.click(screen.getByRole('option', { name: 'Harbor Light Studio' }));
  expect(onChange).toHaveBeenLastCalledWith('120001');
  expect(field()).toHaveValue('Harbor Light Studio');
});

it('TIM-16 finds options with accents without them, and the other way round', async () => {
  const options = ['Nuevo México', 'Piñon', 'Oregon'].map((name) => ({ value: name, label: name }));
  render(
    <I18nProvider locale="es-US">
      <ComboBox label="Supplier" options={options} />
    </I18nProvider>,
  );
  for (const [text, name] of [
    ['mexico', 'Nuevo México'],
    ['pinon', 'Piñon'],
    ['oregón', 'Oregon'],
  ] as const) {
    await userEvent.clear(field());
    await userEvent.type(field(), text);
    expect(screen.getByRole('option')).toHaveTextContent(name);
  }
});

it('selects with the arrow keys and Enter', async () => {
  const onChange = vi.fn();
  render(<ComboBox label="Supplier" options={suppliers} onChange={onChange} />);
  await userEvent.type(field(), 'north{ArrowDown}{Enter}');
  expect(onChange).toHaveBeenLastCalledWith('118340');
});

it('A8 names its button and its list after its aria-label', async () => {
  render(<ComboBox aria-label="Supplier" options={suppliers} />);
  expect(screen.getByRole('button', { name: 'Show suggestions Supplier' })).toBeInTheDocument();
  await userEvent.type(field(), 'harbor');
  expect(screen.getByRole('listbox', { name: 'Suggestions Supplier' })).toBeInTheDocument();
});

it('TBL-22 shows "No results." when nothing matches', async () => {
  render(<ComboBox label="Supplier" options={suppliers} />);
  await userEvent.type(field(), 'zebra');
  expect(screen.getByText('No results.')).toBeInTheDocument();
});

it('restores the selected option on blur when the text matches none', async () => {
  render(<ComboBox label="Supplier" options={suppliers} defaultValue="104882" />);
  await userEvent.type(field(), ' Ltd');
  await userEvent.tab();
  expect(field()).toHaveValue('Harbor Point Furniture');
});

it('calls onChange with null when cleared', async () => {
  const onChange = vi.fn();
  render(<ComboBox label="Supplier" options={suppliers} value="104882" onChange={onChange} />);
  await userEvent.clear(field());
  expect(onChange).toHaveBeenLastCalledWith(null);
});

it('keeps custom text on blur with allowsCustomValue', async () => {
  const onInputChange = vi.fn();
  render(<ComboBox label="Supplier" options={suppliers} allowsCustomValue onInputChange={onInputChange} />);
  await userEvent.type(field(), 'Somebody else');
  await userEvent.tab();
  expect(field()).toHaveValue('Somebody else');
  expect(onInputChange).toHaveBeenLastCalledWith('Somebody else');
});
