// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { NativeSelect } from './NativeSelect.tsx';

const options = ['Maine', 'Minnesota', 'Míchigan', 'Nuevo México', 'Oregón'].map((name) => ({
  value: name,
  label: name,
}));

function Filter() {
  const [state, setState] = useState('Maine');
  return <NativeSelect label="State" options={options} value={state} onChange={setState} />;
}

it.each([
  ['michigan', 'Míchigan'],
  ['nuevo mex', 'Nuevo México'],
  ['oregon', 'Oregón'],
])('TIM-16 typing %s finds %s', async (text, name) => {
  render(<Filter />);
  await userEvent.tab();
  await userEvent.keyboard(text);
  expect(screen.getByRole('combobox', { name: 'State' })).toHaveDisplayValue(name);
});
