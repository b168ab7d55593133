// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { fieldBattery } from '../field/fieldBattery.test.support.tsx';
import { SearchField } from './SearchField.tsx';

fieldBattery({
  draw: (props) => <SearchField {...props} />,
  find: () => screen.getByRole('searchbox', { name: 'Price' }),
});

const field = () => screen.getByRole('searchbox', { name: 'Find a state' });

it('is cleared by its button, which focuses the field', async () => {
  const onClear = vi.fn();
  render(<SearchField aria-label="Find a state" defaultValue="ma" onClear={onClear} />);
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(field()).toHaveValue('');
  expect(field()).toHaveFocus();
  expect(onClear).toHaveBeenCalledOnce();
});

it('is cleared by Escape', async () => {
  render(<SearchField aria-label="Find a state" />);
  await userEvent.type(field(), 'ma{Escape}');
  expect(field()).toHaveValue('');
});

it('calls onSubmit with its text on Enter', async () => {
  const onSubmit = vi.fn();
  render(<SearchField aria-label="Find a state" onSubmit={onSubmit} />);
  await userEvent.type(field(), 'ma{Enter}');
  expect(onSubmit).toHaveBeenCalledWith('ma');
});
