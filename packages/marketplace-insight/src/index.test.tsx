// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { DeliveryTestButton } from './index.ts';

vi.mock('./ready/DeliveryTestButton.tsx', () => {
  throw new Error('a chunk of an older build');
});

it('DAT-11 renders the page without the insight if its code fails to load', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  render(
    <>
      <DeliveryTestButton way="api" test={{ send: () => Promise.reject(new Error('Not sent.')) }} />
      <p>The list</p>
    </>,
  );
  await vi.waitFor(() =>
    expect(warn).toHaveBeenCalledWith('The code of a part could not be loaded.', expect.anything()),
  );
  expect(screen.getByText('The list')).toBeVisible();
  expect(document.body.textContent).toBe('The list');
});
