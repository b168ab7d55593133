// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { expect, it, vi } from 'vitest';
import { fieldBattery } from '../field/fieldBattery.test.support.tsx';
import type { FieldHandle } from '../field/fieldProps.ts';
import { RadioGroup } from './RadioGroup.tsx';

const payments = [
  { value: 'BILLED', label: 'Billed' },
  { value: 'DEBIT_PREPAID_BALANCE', label: 'Debit Prepaid Balance' },
] as const;

fieldBattery({
  draw: (props) => <RadioGroup options={payments} {...props} />,
  find: () => screen.getByRole('radiogroup', { name: 'Price' }),
  focusable: () => screen.getAllByRole('radio'),
});

const radio = (name: string) => screen.getByRole('radio', { name });

it('calls onChange with the option value, in its literal type', async () => {
  const onChange = vi.fn<(payment: 'BILLED' | 'DEBIT_PREPAID_BALANCE') => void>();
  render(<RadioGroup label="Payment" options={payments} onChange={onChange} />);
  await userEvent.click(screen.getByText('Debit Prepaid Balance'));
  expect(onChange.mock.calls).toEqual([['DEBIT_PREPAID_BALANCE']]);
  expect(radio('Debit Prepaid Balance')).toBeChecked();
});

it('shows the controlled value', async () => {
  render(<RadioGroup label="Payment" options={payments} value="BILLED" />);
  await userEvent.click(radio('Debit Prepaid Balance'));
  expect(radio('Billed')).toBeChecked();
});

it('focuses the selected option through its ref', () => {
  const ref = createRef<FieldHandle>();
  render(<RadioGroup ref={ref} label="Payment" options={payments} value="DEBIT_PREPAID_BALANCE" />);
  act(() => ref.current?.focus());
  expect(radio('Debit Prepaid Balance')).toHaveFocus();
});

it('does not select a disabled option, and describes why', async () => {
  const onChange = vi.fn();
  const options = [
    { value: 'percent', label: 'Percent Modifier' },
    { value: 'price', label: 'Delivered Price', description: 'For Instant only.', isDisabled: true },
  ];
  render(<RadioGroup label="Price mode" options={options} onChange={onChange} />);
  await userEvent.click(screen.getByText('Delivered Price'));
  expect(onChange).not.toHaveBeenCalled();
  expect(radio('Delivered Price')).toHaveAccessibleDescription('For Instant only.');
});
