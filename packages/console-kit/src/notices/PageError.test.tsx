// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { PageError } from './PageError.tsx';
import { reloadPage } from './reloadPage.ts';

vi.mock('./reloadPage.ts', () => ({ reloadPage: vi.fn() }));

afterEach(() => vi.mocked(reloadPage).mockClear());

it('AUT-26 reloads the page once the network is back if its code failed to load', () => {
  const missing = new TypeError('Failed to fetch dynamically imported module: /assets/x.js');
  const { unmount } = render(<PageError error={missing} reset={vi.fn()} />);
  expect(reloadPage).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('online'));
  expect(reloadPage).toHaveBeenCalledOnce();
  unmount();
  window.dispatchEvent(new Event('online'));
  expect(reloadPage).toHaveBeenCalledOnce();
});

it('retries after other errors only when the user presses Retry', async () => {
  const reset = vi.fn();
  render(<PageError error={new Error('broken')} reset={reset} />);
  window.dispatchEvent(new Event('online'));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(reset).toHaveBeenCalledOnce();
  expect(reloadPage).not.toHaveBeenCalled();
});
