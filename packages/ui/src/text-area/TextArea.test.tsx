// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { fieldBattery } from '../field/fieldBattery.test.support.tsx';
import { TextArea } from './TextArea.tsx';

fieldBattery({
  draw: (props) => <TextArea {...props} />,
  find: () => screen.getByRole('textbox', { name: 'Price' }),
});

it('accepts multiple lines', async () => {
  const onChange = vi.fn();
  render(<TextArea label="Notes" onChange={onChange} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Notes' }), 'one{Enter}two');
  expect(onChange).toHaveBeenLastCalledWith('one\ntwo');
});

it('moves focus on Tab instead of typing it', async () => {
  render(<TextArea label="Notes" />);
  const notes = screen.getByRole('textbox', { name: 'Notes' });
  await userEvent.tab();
  expect(notes).toHaveFocus();
  await userEvent.tab();
  expect(notes).not.toHaveFocus();
  expect(notes).toHaveValue('');
});
