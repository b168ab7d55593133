// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { fieldBattery } from '../field/fieldBattery.test.support.tsx';
import { Switch } from './Switch.tsx';

fieldBattery({
  draw: (props) => <Switch {...props} />,
  find: () => screen.getByRole('switch', { name: 'Price' }),
});

const control = () => screen.getByRole('switch', { name: 'Enabled' });

it('toggles on a click on its label and on Space', async () => {
  const onChange = vi.fn();
  render(<Switch label="Enabled" onChange={onChange} />);
  await userEvent.click(screen.getByText('Enabled'));
  await userEvent.keyboard(' ');
  expect(onChange.mock.calls).toEqual([[true], [false]]);
});

it('shows the controlled state', async () => {
  render(<Switch label="Enabled" isSelected />);
  await userEvent.click(control());
  expect(control()).toBeChecked();
});

it('MKL-7 FLG-5 is busy while pending, keeps its name and focus, and cannot be toggled', async () => {
  const onChange = vi.fn();
  const { rerender } = render(<Switch label="Enabled" isSelected={false} onChange={onChange} />);
  await userEvent.click(control());
  rerender(<Switch label="Enabled" isSelected isPending onChange={onChange} />);
  expect(control()).toHaveFocus();
  expect(control()).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(control());
  await userEvent.keyboard(' ');
  expect(onChange).toHaveBeenCalledOnce();
  rerender(<Switch label="Enabled" isSelected onChange={onChange} />);
  expect(control()).toHaveAttribute('aria-busy', 'false');
  await userEvent.click(control());
  expect(onChange).toHaveBeenLastCalledWith(false);
});
