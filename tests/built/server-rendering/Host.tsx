import { BrandProvider, ClockProvider, createManualClock } from '@advantage/ui';
import { type ReactNode, StrictMode } from 'react';

/** What a page puts around the components, on the server and in the browser alike. */
export function Host({ children }: { readonly children: ReactNode }) {
  return (
    <StrictMode>
      <ClockProvider clock={createManualClock('2026-11-20T16:24:00Z')}>
        <BrandProvider>{children}</BrandProvider>
      </ClockProvider>
    </StrictMode>
  );
}
