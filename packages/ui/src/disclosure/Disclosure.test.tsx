// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Disclosure, type DisclosureProps } from './Disclosure.tsx';

const show = (props: Partial<DisclosureProps> = {}) =>
  render(
    <Disclosure label="Advanced" {...props}>
      <label>
        Retries <input />
      </label>
    </Disclosure>,
  );
const trigger = () => screen.getByRole('button', { name: /^Advanced/ });
const content = () => screen.queryByRole('textbox', { name: 'Retries' });

it('opens and closes with a press, Enter and Space, and reports its state', async () => {
  const onExpandedChange = vi.fn();
  show({ onExpandedChange });
  expect(trigger()).toHaveAttribute('aria-expanded', 'false');
  expect(content()).not.toBeInTheDocument();
  await userEvent.click(trigger());
  expect(trigger()).toHaveAttribute('aria-expanded', 'true');
  expect(content()).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(content()).not.toBeInTheDocument();
  await userEvent.keyboard(' ');
  expect(content()).toBeVisible();
  expect(onExpandedChange.mock.calls.flat()).toEqual([true, false, true]);
});

it('wraps its trigger in a heading and labels its panel', () => {
  show({ defaultExpanded: true, headingLevel: 4, hint: '3 fields' });
  expect(screen.getByRole('heading', { level: 4 })).toContainElement(trigger());
  expect(trigger()).toHaveAccessibleName('Advanced 3 fields');
  const panel = screen.getByRole('group');
  expect(trigger()).toHaveAttribute('aria-controls', panel.id);
  expect(panel).toHaveAttribute('aria-labelledby', trigger().id);
});

it('stays closed while disabled', async () => {
  show({ isDisabled: true });
  await userEvent.click(trigger());
  expect(trigger()).toHaveAttribute('aria-expanded', 'false');
  expect(trigger()).toBeDisabled();
});
