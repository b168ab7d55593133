// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Select } from '../Select/Select.tsx';
import { TimeField } from '../TimeField/TimeField.tsx';

const states = [
  { value: 'TX', label: 'Texas' },
  { value: 'OH', label: 'Ohio' },
];

let tell: (isIntersecting: boolean) => void = () => {};

beforeEach(() => {
  class Observer {
    constructor(callback: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
      tell = (isIntersecting) => callback([{ isIntersecting }]);
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 9000, 100, 40));
});
afterEach(() => vi.unstubAllGlobals());

const isWhole = (element: HTMLElement) => element.hasAttribute('data-rac');

it('looks like itself while it is far, and is whole before it is seen', () => {
  render(<TimeField label="Start time" name="start" value="09:00:00" errorMessage="Too early." />);
  const field = () => screen.getByRole('combobox', { name: 'Start time' });
  expect(isWhole(field())).toBe(false);
  expect(field()).toHaveValue('9:00 AM');
  expect(field()).toHaveAccessibleDescription('Too early.');
  expect(screen.getByRole('button', { name: 'Show suggestions Start time' })).toBeEnabled();
  act(() => tell(false));
  expect(isWhole(field())).toBe(false);
  act(() => tell(true));
  expect(isWhole(field())).toBe(true);
  expect(field()).toHaveValue('9:00 AM');
  expect(screen.getByRole('button', { name: 'Show suggestions Start time' })).toBeEnabled();
});

it('is whole at once where the focus comes first, and has it', async () => {
  const onChange = vi.fn();
  const onBlur = vi.fn();
  render(<TimeField label="Start time" defaultValue="09:00:00" {...{ onChange, onBlur }} />);
  await userEvent.tab();
  expect(screen.getByRole('combobox', { name: 'Start time' })).toHaveFocus();
  expect(onBlur).not.toHaveBeenCalled();
  await userEvent.keyboard('5pm{Enter}');
  expect(onChange).toHaveBeenCalledWith('17:00:00');
});

it('is a select that opens by the first key', async () => {
  const onChange = vi.fn();
  render(<Select label="State" name="state" options={states} value="TX" onChange={onChange} />);
  const button = () => screen.getByRole('button', { name: 'Texas State' });
  expect(isWhole(button())).toBe(false);
  await userEvent.tab();
  expect(button()).toHaveFocus();
  expect(isWhole(button())).toBe(true);
  await userEvent.keyboard('{Enter}');
  await userEvent.click(screen.getByRole('option', { name: 'Ohio' }));
  expect(onChange).toHaveBeenCalledWith('OH');
});
