import { BrandProvider, bridge, ToastRegion, toasts } from '@advantage/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { vi } from 'vitest';

/** With fake timers, advances the clock by the user's delay between keystrokes. */
const advanceTimers = (ms: number) => void (vi.isFakeTimers() && vi.advanceTimersByTime(ms));

/** Renders content with everything a page provides around the form and the list. Also returns the user. */
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
