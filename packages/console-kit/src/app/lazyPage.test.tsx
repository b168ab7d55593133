// @vitest-environment jsdom

import { CatchBoundary } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { PageError } from '../notices/PageError.tsx';
import { lazyPage } from './lazyPage.tsx';

it('AUT-26 shows that a page could not be loaded instead of reloading, and loads it on another attempt', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const load = vi.fn(async () => () => <p>Loaded</p>);
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module: /Page.js'));
  const Page = lazyPage(load);
  await Page.preload();
  const { unmount } = render(
    <CatchBoundary getResetKey={() => 'page'} errorComponent={PageError}>
      <Page />
    </CatchBoundary>,
  );
  expect(await screen.findByText('This page could not be shown.')).toBeInTheDocument();
  // Before the router reloads, it notes there that it does.
  expect(sessionStorage).toHaveLength(0);
  unmount();
  await Page.preload();
  render(<Page />);
  expect(screen.getByText('Loaded')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
});
