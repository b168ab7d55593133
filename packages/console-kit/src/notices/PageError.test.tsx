// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { PageError } from './PageError.tsx';
import { reloadPage } from './reloadPage.ts';

vi.mock('./reloadPage.ts', () => ({ reloadPage: vi.fn() }));

afterEach(() => vi.mocked(reloadPage).mockClear());

it('AUT-26 a page whose code did not come loads by itself when the network is back', () => {
  const missing = new TypeError('Failed to fetch dynamically imported module: /assets/x.js');
  const { unmount } = render(<PageError error={missing} reset={vi.fn()} />);
  expect(reloadPage).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('online'));
  expect(reloadPage).toHaveBeenCalledOnce();
  unmount();
  window.dispatchEvent(new Event('online'));
  expect(reloadPage).toHaveBeenCalledOnce();
});

it('a page that failed otherwise is only tried again by a press', async () => {
  const reset = vi.fn();
  render(<PageError error={new Error('broken')} reset={reset} />);
  window.dispatchEvent(new Event('online'));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(reset).toHaveBeenCalledOnce();
  expect(reloadPage).not.toHaveBeenCalled();
});
