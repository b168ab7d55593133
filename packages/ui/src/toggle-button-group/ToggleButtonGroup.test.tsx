// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ToggleButtonGroup } from './ToggleButtonGroup.tsx';

const options = [
  { key: 'mine', label: 'My Orders' },
  { key: 'all', label: 'All Orders' },
] as const;

it('is a radio group that shows and changes the selection', async () => {
  const onSelectionChange = vi.fn();
  render(
    <ToggleButtonGroup
      label="Orders"
      options={options}
      selectedKey="mine"
      onSelectionChange={onSelectionChange}
    />,
  );
  expect(screen.getByRole('radiogroup', { name: 'Orders' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'My Orders' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'All Orders' }));
  expect(onSelectionChange).toHaveBeenCalledExactlyOnceWith('all');
});

it('moves with the arrow keys, and cannot be deselected', async () => {
  const onSelectionChange = vi.fn();
  render(
    <ToggleButtonGroup
      label="Orders"
      options={options}
      selectedKey="mine"
      onSelectionChange={onSelectionChange}
    />,
  );
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: 'All Orders' })).toHaveFocus();
  await userEvent.click(screen.getByRole('radio', { name: 'My Orders' }));
  expect(onSelectionChange).not.toHaveBeenCalled();
});

it('is a single tab stop, even after the arrow keys moved focus', async () => {
  render(
    <>
      <ToggleButtonGroup label="Orders" options={options} selectedKey="all" onSelectionChange={() => {}} />
      <button type="button">Next</button>
    </>,
  );
  await userEvent.tab();
  expect(screen.getByRole('radio', { name: 'All Orders' })).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(screen.getByRole('radio', { name: 'My Orders' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
});

it('selects nothing for an unknown key, which is a type error', () => {
  render(
    <ToggleButtonGroup
      label="Orders"
      options={options}
      // @ts-expect-error not one of the options
      selectedKey="none"
      onSelectionChange={() => {}}
    />,
  );
  expect(screen.getAllByRole('radio', { checked: false })).toHaveLength(2);
});
