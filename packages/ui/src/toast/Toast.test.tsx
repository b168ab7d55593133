// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BrandProvider } from '../theme/BrandProvider.tsx';
import { advantage } from '../theme/brands/advantage.ts';
import { toastHistory } from './pastToasts.ts';
import * as styles from './Toast.css.ts';
import { ToastRegion } from './ToastRegion.tsx';
import { toasts } from './toasts.ts';

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <BrandProvider brand={advantage}>
      <ToastRegion />
    </BrandProvider>,
  );
});

afterEach(() => {
  act(toasts.clear);
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const saved = 'Delivery priorities updated successfully.';
const failed = 'Failed to update delivery priorities. Please refresh the page and try again.';

it('ERR-10 shows an error in red for 7000 ms', () => {
  act(() => void toasts.error(failed));
  expect(screen.getByRole('alertdialog', { name: failed })).toHaveClass(styles.toast.critical);
  pass(6999);
  expect(screen.getByText(failed)).toBeInTheDocument();
  pass(1);
  expect(screen.queryByText(failed)).not.toBeInTheDocument();
});

it('ERR-11 shows a success in green for 7000 ms', () => {
  act(() => void toasts.success(saved));
  expect(screen.getByRole('alertdialog', { name: saved })).toHaveClass(styles.toast.positive);
  pass(6999);
  expect(screen.getByText(saved)).toBeInTheDocument();
  pass(1);
  expect(screen.queryByText(saved)).not.toBeInTheDocument();
});

it('describes an error with its details, and keeps them in the history', () => {
  act(() => void toasts.error(failed, undefined, { details: 'Request ID: 5f0c' }));
  expect(screen.getByRole('alertdialog', { name: failed })).toHaveAccessibleDescription('Request ID: 5f0c');
  expect(toastHistory.read()[0]?.content).toMatchObject({ text: failed, details: 'Request ID: 5f0c' });
});

it('ERR-10 can be closed early by its id, leaving other toasts', () => {
  let id = '';
  act(() => {
    id = toasts.error(failed);
    toasts.success(saved);
  });
  act(() => toasts.close(id));
  expect(screen.queryByText(failed)).not.toBeInTheDocument();
  expect(screen.getByText(saved)).toBeInTheDocument();
  act(() => toasts.close(id));
  expect(screen.getByText(saved)).toBeInTheDocument();
});

it('ERR-10 replaces only the toast with the same id', () => {
  act(() => {
    toasts.error(failed, undefined, { id: 'order' });
    toasts.error('Another failed.', undefined, { id: 'flag' });
    toasts.success(saved, undefined, { id: 'order' });
  });
  expect(screen.queryByText(failed)).not.toBeInTheDocument();
  expect(screen.getByText('Another failed.')).toBeInTheDocument();
  expect(screen.getByText(saved)).toBeInTheDocument();
  act(() => toasts.close('order'));
  expect(screen.queryByText(saved)).not.toBeInTheDocument();
});

it('ERR-10 closes with its Close button', () => {
  act(() => void toasts.error(failed));
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText(failed)).not.toBeInTheDocument();
});

it('stays while it has focus', () => {
  act(() => void toasts.error(failed));
  act(() => screen.getByRole('button', { name: 'Close' }).focus());
  pass(60_000);
  expect(screen.getByText(failed)).toBeInTheDocument();
});

it('stays while hovered, then closes after its remaining time', () => {
  act(() => void toasts.error(failed));
  pass(5000);
  fireEvent.pointerEnter(screen.getByRole('region'), { pointerType: 'mouse' });
  pass(60_000);
  expect(screen.getByText(failed)).toBeInTheDocument();
  fireEvent.pointerLeave(screen.getByRole('region'), { pointerType: 'mouse' });
  pass(1999);
  expect(screen.getByText(failed)).toBeInTheDocument();
  pass(1);
  expect(screen.queryByText(failed)).not.toBeInTheDocument();
});

it('is announced as an alert and has the current brand', () => {
  act(() => void toasts.success(saved));
  expect(screen.getByRole('alert')).toHaveTextContent(saved);
  expect(screen.getByRole('region')).toHaveClass('advantage-theme');
});

it('offers an action, and closes when it is used', () => {
  const onPress = vi.fn();
  act(() => void toasts.success(saved, { label: 'Undo', onPress }));
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(onPress).toHaveBeenCalledOnce();
  expect(screen.queryByText(saved)).not.toBeInTheDocument();
});
