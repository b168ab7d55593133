// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { fieldBattery } from '../field/fieldBattery.test.support.tsx';
import { SecretField } from './SecretField.tsx';

// A password input has no ARIA role.
fieldBattery({
  draw: (props) => <SecretField {...props} />,
  find: () => screen.getByLabelText('Price', { selector: 'input' }),
});

const secret = 'sk-4f9c-77aa';
const key = () => screen.getByLabelText('Key', { selector: 'input' });

it('MKF-25 is masked until revealed by its button, which masks it again', async () => {
  render(<SecretField label="Key" defaultValue={secret} />);
  expect(key()).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show Key' }));
  expect(key()).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide Key' }));
  expect(key()).toHaveAttribute('type', 'password');
});

it('MKF-25 turns off autocomplete, autocapitalization, autocorrect and spell check', () => {
  render(<SecretField label="Key" />);
  expect(key()).toHaveAttribute('autocomplete', 'off');
  expect(key()).toHaveAttribute('autocapitalize', 'none');
  expect(key()).toHaveAttribute('autocorrect', 'off');
  expect(key()).toHaveAttribute('spellcheck', 'false');
});

it('MKF-25 renders the value only in the field', async () => {
  const { container } = render(<SecretField label="Key" defaultValue={secret} />);
  await userEvent.click(screen.getByRole('button', { name: 'Show Key' }));
  key().removeAttribute('value');
  expect(container.innerHTML).not.toContain(secret);
});
