// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { AlertDialog } from './AlertDialog.tsx';

const renderDialog = (isPending = false) => {
  const onCancel = vi.fn();
  const onAction = vi.fn();
  render(
    <AlertDialog
      isOpen
      title="Unsaved Changes"
      cancelLabel="Continue Editing"
      onCancel={onCancel}
      actionLabel="Discard Changes"
      onAction={onAction}
      isPending={isPending}
    >
      Unsaved changes will be lost.
    </AlertDialog>,
  );
  return { onCancel, onAction };
};

it('is an alert dialog that focuses the safe action first', () => {
  renderDialog();
  expect(screen.getByRole('alertdialog', { name: 'Unsaved Changes' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Continue Editing' })).toHaveFocus();
});

it('calls onCancel on Escape', async () => {
  const { onCancel, onAction } = renderDialog();
  await userEvent.keyboard('{Escape}');
  expect(onCancel).toHaveBeenCalledOnce();
  expect(onAction).not.toHaveBeenCalled();
});

it('ignores a press outside', async () => {
  const { onCancel, onAction } = renderDialog();
  await userEvent.click(document.body);
  expect([onCancel.mock.calls.length, onAction.mock.calls.length]).toEqual([0, 0]);
});

it('calls onAction, not onCancel, when the action button is pressed', async () => {
  const { onCancel, onAction } = renderDialog();
  await userEvent.click(screen.getByRole('button', { name: 'Discard Changes' }));
  expect(onAction).toHaveBeenCalledOnce();
  expect(onCancel).not.toHaveBeenCalled();
});

it('ignores Escape and both buttons while pending', async () => {
  const { onCancel, onAction } = renderDialog(true);
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Continue Editing' }));
  await userEvent.click(screen.getByRole('button', { name: 'Discard Changes pending' }));
  expect([onCancel.mock.calls.length, onAction.mock.calls.length]).toEqual([0, 0]);
});
