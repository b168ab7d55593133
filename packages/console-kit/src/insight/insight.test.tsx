// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { InsightPart } from './InsightPart.tsx';
import { DeliveryTestButton } from './lazyInsight.tsx';

vi.mock('@advantage/marketplace-insight', () => {
  throw new Error('a chunk of an older build');
});

it('DAT-11 renders the page without the insight if its code fails to load', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  render(
    <>
      <InsightPart>
        <DeliveryTestButton way="api" test={{ send: () => Promise.reject(new Error('Not sent.')) }} />
      </InsightPart>
      <p>The list</p>
    </>,
  );
  await vi.waitFor(() =>
    expect(warn).toHaveBeenCalledWith('The code of a part could not be loaded.', expect.anything()),
  );
  expect(screen.getByText('The list')).toBeVisible();
  expect(document.body.textContent).toBe('The list');
});
