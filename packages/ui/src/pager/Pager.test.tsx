// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Pager } from './Pager.tsx';

const summary = 'Showing 26 to 50 of 214 Orders';

it('TBL-29 shows the summary', () => {
  render(<Pager summary={summary} />);
  expect(screen.getByRole('navigation', { name: 'Pages' })).toHaveTextContent(summary);
});

it('TBL-31 calls onPrevious and onNext', async () => {
  const onPrevious = vi.fn();
  const onNext = vi.fn();
  render(<Pager summary={summary} onPrevious={onPrevious} onNext={onNext} />);
  await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect([onPrevious.mock.calls.length, onNext.mock.calls.length]).toEqual([1, 1]);
});

it('TBL-31 disables a button when there is no page, and keeps it focused', async () => {
  const { rerender } = render(<Pager summary={summary} onPrevious={() => {}} onNext={() => {}} />);
  const next = screen.getByRole('button', { name: 'Next' });
  next.focus();
  rerender(<Pager summary={summary} onPrevious={() => {}} />);
  expect(next).toHaveAttribute('aria-disabled', 'true');
  expect(next).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'false');
});
