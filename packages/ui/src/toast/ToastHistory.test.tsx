// @vitest-environment jsdom
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ClockProvider } from '../clock/ClockProvider.tsx';
import { createManualClock } from '../clock/clock.ts';
import { ToastHistory } from './ToastHistory.tsx';
import { ToastRegion } from './ToastRegion.tsx';
import { toasts } from './toasts.ts';

afterEach(() => act(toasts.clear));

const show = (clock = createManualClock('2026-11-20T16:24:00Z')) => {
  render(
    <ClockProvider clock={clock}>
      <ToastHistory />
      <ToastRegion />
    </ClockProvider>,
  );
  return clock;
};
const open = () => userEvent.click(screen.getByRole('button', { name: 'Messages' }));

it('lists closed toasts with their time, newest first', async () => {
  const clock = show();
  act(() => void toasts.success('Saved.'));
  clock.advance(120_000);
  act(() => void toasts.error('Not saved.'));
  for (const close of screen.getAllByRole('button', { name: 'Close' })) await userEvent.click(close);
  await open();
  const items = within(screen.getByRole('dialog', { name: 'Messages' })).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['Not saved.10:26 AM', 'Saved.10:24 AM']);
});

it('is hidden before the first message and after the toasts are cleared', async () => {
  show();
  expect(screen.queryByRole('button', { name: 'Messages' })).not.toBeInTheDocument();
  act(() => void toasts.success('Saved.'));
  await open();
  act(toasts.clear);
  expect(screen.queryByText('Saved.')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Messages' })).not.toBeInTheDocument();
});

it('opens on Enter and restores focus on Escape', async () => {
  show();
  act(() => void toasts.success('Saved.'));
  const bell = screen.getByRole('button', { name: 'Messages' });
  bell.focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('dialog', { name: 'Messages' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await vi.waitFor(() => expect(bell).toHaveFocus());
});
