// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { fieldBattery } from '../field/fieldBattery.test.support.tsx';
import { TextField } from './TextField.tsx';

fieldBattery({
  draw: (props) => <TextField {...props} />,
  find: () => screen.getByRole('textbox', { name: 'Price' }),
});

function Upper() {
  const [text, setText] = useState('');
  return <TextField label="Name" value={text} onChange={(next) => setText(next.toUpperCase())} />;
}

const field = () => screen.getByRole('textbox', { name: 'Name' });

it('keeps its own text, starting from defaultValue', async () => {
  const onChange = vi.fn();
  render(<TextField label="Name" defaultValue="Harbor" onChange={onChange} />);
  await userEvent.type(field(), ' Point');
  expect(field()).toHaveValue('Harbor Point');
  expect(onChange).toHaveBeenLastCalledWith('Harbor Point');
});

it('shows the controlled value', async () => {
  render(<Upper />);
  await userEvent.type(field(), 'tulsa');
  expect(field()).toHaveValue('TULSA');
});

it('ignores typing while disabled or read-only', async () => {
  const { rerender } = render(<TextField label="Name" isDisabled />);
  await userEvent.type(field(), 'x');
  rerender(<TextField label="Name" isReadOnly />);
  await userEvent.type(field(), 'x');
  expect(field()).toHaveValue('');
});

it('is invalid only with an error message or isInvalid', () => {
  const { rerender } = render(<TextField label="Name" />);
  expect(field()).not.toBeInvalid();
  rerender(<TextField label="Name" errorMessage="Please provide supplier name" />);
  expect(field()).toBeInvalid();
  rerender(<TextField label="Name" isInvalid />);
  expect(field()).toBeInvalid();
});

it('sets aria-required without native validation', () => {
  render(<TextField label="Name" isRequired />);
  expect(field()).toHaveAttribute('aria-required', 'true');
  expect(field()).toBeValid();
});

it('shows that it is required without changing its name', () => {
  render(<TextField label="Name" isRequired />);
  expect(screen.getByText('Required')).toBeVisible();
  expect(field()).toHaveAccessibleName('Name');
});
