// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { fieldBattery } from '../field/fieldBattery.test.support.tsx';
import { Checkbox } from './Checkbox.tsx';

fieldBattery({
  draw: (props) => <Checkbox {...props} />,
  find: () => screen.getByRole('checkbox', { name: 'Price' }),
});

const box = () => screen.getByRole('checkbox', { name: 'Round robin' });

it('toggles on a click on its label and on Space', async () => {
  const onChange = vi.fn();
  render(<Checkbox label="Round robin" onChange={onChange} />);
  await userEvent.click(screen.getByText('Round robin'));
  await userEvent.keyboard(' ');
  expect(onChange.mock.calls).toEqual([[true], [false]]);
});

it('shows the controlled state', async () => {
  render(<Checkbox label="Round robin" isSelected={false} />);
  await userEvent.click(box());
  expect(box()).not.toBeChecked();
});

it('is partially checked when indeterminate', () => {
  render(<Checkbox label="Round robin" isIndeterminate />);
  expect(box()).toBePartiallyChecked();
});
