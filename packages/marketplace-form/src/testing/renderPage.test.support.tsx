import { BrandProvider, bridge, ToastRegion, toasts } from '@advantage/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { vi } from 'vitest';

/** Where a test stops the clock, it goes on as far as the person's own rests between two keys. */
const advanceTimers = (ms: number) => void (vi.isFakeTimers() && vi.advanceTimersByTime(ms));

/** Draws what a page has around the form and the list, and gives the person who uses it. */
export function renderPage(content: ReactNode) {
  toasts.clear();
  const client = new QueryClient();
  const view = render(
    <QueryClientProvider client={client}>
      <BrandProvider brand={bridge}>
        {content}
        <ToastRegion />
      </BrandProvider>
    </QueryClientProvider>,
  );
  return { ...view, user: userEvent.setup({ advanceTimers }) };
}
