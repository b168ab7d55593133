// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { AlertDialog } from './AlertDialog.tsx';

const renderDialog = (isPending = false) => {
  const onSafe = vi.fn();
  const onAction = vi.fn();
  render(
    <AlertDialog
      isOpen
      title="Unsaved Changes"
      safeLabel="Continue Editing"
      onSafe={onSafe}
      actionLabel="Discard Changes"
      onAction={onAction}
      isPending={isPending}
    >
      Unsaved changes will be lost.
    </AlertDialog>,
  );
  return { onSafe, onAction };
};

it('is an alert dialog that focuses the safe action first', () => {
  renderDialog();
  expect(screen.getByRole('alertdialog', { name: 'Unsaved Changes' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Continue Editing' })).toHaveFocus();
});

it('calls onSafe on Escape', async () => {
  const { onSafe, onAction } = renderDialog();
  await userEvent.keyboard('{Escape}');
  expect(onSafe).toHaveBeenCalledOnce();
  expect(onAction).not.toHaveBeenCalled();
});

it('ignores a press outside', async () => {
  const { onSafe, onAction } = renderDialog();
  await userEvent.click(document.body);
  expect([onSafe.mock.calls.length, onAction.mock.calls.length]).toEqual([0, 0]);
});

it('calls onAction, not onSafe, when the action button is pressed', async () => {
  const { onSafe, onAction } = renderDialog();
  await userEvent.click(screen.getByRole('button', { name: 'Discard Changes' }));
  expect(onAction).toHaveBeenCalledOnce();
  expect(onSafe).not.toHaveBeenCalled();
});

it('ignores Escape and both buttons while pending', async () => {
  const { onSafe, onAction } = renderDialog(true);
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Continue Editing' }));
  await userEvent.click(screen.getByRole('button', { name: 'Discard Changes pending' }));
  expect([onSafe.mock.calls.length, onAction.mock.calls.length]).toEqual([0, 0]);
});
