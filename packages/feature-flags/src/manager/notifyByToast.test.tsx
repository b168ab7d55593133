// @vitest-environment jsdom
import { ToastRegion, toasts } from '@advantage/ui';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { notifyByToast } from './notifyByToast.ts';

afterEach(() => act(toasts.clear));

it('ERR-26 shows a success as a toast that can be undone', async () => {
  const undo = vi.fn();
  render(<ToastRegion />);
  act(() => notifyByToast({ flagId: 1, tone: 'success', text: 'Saved', undo }, 'Take back'));
  expect(screen.getByRole('alertdialog', { name: 'Saved' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Take back' }));
  expect(undo).toHaveBeenCalledOnce();
});

it('ERR-22 shows a failure as a toast', () => {
  render(<ToastRegion />);
  act(() => notifyByToast({ flagId: 1, tone: 'error', text: 'Failed' }, 'Undo'));
  expect(screen.getByRole('alertdialog', { name: 'Failed' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('FLG-5 ERR-22 removes the failure of a flag once it is saved, and keeps those of other flags', () => {
  render(<ToastRegion />);
  act(() => notifyByToast({ flagId: 1, tone: 'error', text: 'One failed' }, 'Undo'));
  act(() => notifyByToast({ flagId: 2, tone: 'error', text: 'Two failed' }, 'Undo'));
  act(() => notifyByToast({ flagId: 1, tone: 'success', text: 'One saved' }, 'Undo'));
  expect(screen.queryByText('One failed')).toBeNull();
  expect(screen.getByRole('alertdialog', { name: 'One saved' })).toBeVisible();
  expect(screen.getByRole('alertdialog', { name: 'Two failed' })).toBeVisible();
});
