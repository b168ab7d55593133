// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { fieldBattery } from '../field/fieldBattery.test.support.tsx';
import { NumberField } from './NumberField.tsx';

fieldBattery({
  draw: (props) => <NumberField {...props} />,
  find: () => screen.getByRole('textbox', { name: 'Price' }),
});

const field = () => screen.getByRole('textbox', { name: 'Years' });

it('MKV-8 rejects a decimal point, letters and a minus sign in an integer', async () => {
  render(<NumberField label="Years" />);
  await userEvent.type(field(), '-1e.5x');
  expect(field()).toHaveValue('');
  await userEvent.type(field(), '15');
  expect(field()).toHaveValue('15');
});

it.each([
  ['-1', {}, '', 'Negative numbers aren’t allowed.'],
  ['1.5', {}, '1', 'Whole numbers only.'],
  ['1e5', {}, '1', 'Numbers only.'],
  ['1234', { maxDigits: 2 }, '12', 'At most 2 digits.'],
  ['1.256', { allowDecimals: true }, '1.25', 'At most 2 decimals.'],
  ['$1,000', {}, '$1,000', undefined],
])(
  'MKV-71 typing %s with %o leaves %s, never a different number, and shows why if text was rejected',
  async (typed, rules, value, why) => {
    render(<NumberField label="Years" description="Help" {...rules} />);
    await userEvent.type(field(), typed);
    expect(field()).toHaveValue(value);
    expect(field()).toHaveAccessibleDescription(why ?? 'Help');
    await userEvent.keyboard('{Backspace}7');
    expect(field()).toHaveValue(`${value.slice(0, -1)}7`);
    expect(field()).toHaveAccessibleDescription('Help');
  },
);

it('MKV-71 still says why after the field is left, until the number changes', async () => {
  render(<NumberField label="Years" description="Help" allowDecimals />);
  await userEvent.type(field(), '19.999');
  await userEvent.tab();
  expect(field()).toHaveValue('19.99');
  expect(field()).toHaveAccessibleDescription('At most 2 decimals.');
  await userEvent.tab({ shift: true });
  await userEvent.keyboard('20');
  expect(field()).toHaveAccessibleDescription('Help');
});

it.each([
  ['12,50', '12,50', '12,50'],
  ['1,5', '1,5', '1,5'],
  ['1,2345', '1,2345', '1,2345'],
  ['12,50,000', '12,50,000', '12,50,000'],
  ['1,250', '1250', '1,250'],
  ['$1,250.5', '1250.5', '1,250.5'],
])('MKV-73 %s, typed or pasted, has the value %s and then shows %s', async (typed, value, shown) => {
  const onChange = vi.fn();
  render(<NumberField label="Years" allowDecimals hasSeparators onChange={onChange} />);
  await userEvent.type(field(), typed);
  expect(field()).toHaveValue(typed);
  expect(onChange).toHaveBeenLastCalledWith(value);
  await userEvent.clear(field());
  await userEvent.paste(typed);
  expect(field()).toHaveValue(typed);
  expect(onChange).toHaveBeenLastCalledWith(value);
  await userEvent.tab();
  expect(field()).toHaveValue(shown);
});

it('shows a value that changes while the field has the focus', async () => {
  const { rerender } = render(<NumberField label="Years" value="5" />);
  await userEvent.click(field());
  rerender(<NumberField label="Years" value="7" />);
  expect(field()).toHaveValue('7');
});

it('MKV-9 MKV-10 accepts a minus sign with allowNegative', async () => {
  const onChange = vi.fn();
  render(<NumberField label="Years" allowNegative onChange={onChange} />);
  await userEvent.type(field(), '-100');
  expect(onChange).toHaveBeenLastCalledWith('-100');
});

it('MKV-30 rejects more than maxDigits digits, but allows replacing one', async () => {
  render(<NumberField label="Years" maxDigits={2} />);
  await userEvent.type(field(), '123');
  expect(field()).toHaveValue('12');
  await userEvent.type(field(), '9', { initialSelectionStart: 0, initialSelectionEnd: 1 });
  expect(field()).toHaveValue('92');
});

it('MKV-31 D-16 keeps a loaded or pasted number that is too long', async () => {
  const onChange = vi.fn();
  render(<NumberField label="Years" maxDigits={2} defaultValue="1234" onChange={onChange} />);
  expect(field()).toHaveValue('1234');
  await userEvent.clear(field());
  await userEvent.paste('250');
  expect(onChange).toHaveBeenLastCalledWith('250');
  expect(field()).toHaveValue('250');
});

it('D-16 keeps pasted text that is not a number, so that validation can report it', async () => {
  render(<NumberField label="Years" />);
  await userEvent.click(field());
  await userEvent.paste('about 5');
  expect(field()).toHaveValue('about 5');
});

it('accepts an amount pasted from a spreadsheet', async () => {
  const onChange = vi.fn();
  render(<NumberField label="Years" allowDecimals onChange={onChange} />);
  await userEvent.click(field());
  await userEvent.paste(' $2,500.50 ');
  expect(onChange).toHaveBeenLastCalledWith('2500.50');
});

it('keeps the typed text on blur, without clamping or rounding', async () => {
  const onChange = vi.fn();
  render(<NumberField label="Years" allowDecimals onChange={onChange} />);
  await userEvent.type(field(), '007.50');
  await userEvent.tab();
  expect(field()).toHaveValue('007.50');
  expect(onChange).toHaveBeenLastCalledWith('007.50');
});

it('ignores the mouse wheel and the arrow keys', async () => {
  render(<NumberField label="Years" defaultValue="5" />);
  await userEvent.type(field(), '{ArrowUp}{ArrowUp}');
  fireEvent.wheel(field(), { deltaY: -100 });
  expect(field()).toHaveValue('5');
});

it('shows thousands separators only when not focused', async () => {
  const onChange = vi.fn();
  render(<NumberField label="Years" hasSeparators defaultValue="2500" onChange={onChange} />);
  expect(field()).toHaveValue('2,500');
  await userEvent.type(field(), '0');
  expect(field()).toHaveValue('25000');
  expect(onChange).toHaveBeenLastCalledWith('25000');
  await userEvent.tab();
  expect(field()).toHaveValue('25,000');
});
