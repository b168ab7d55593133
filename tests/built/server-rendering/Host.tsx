import { BrandProvider, ClockProvider, createManualClock } from '@advantage/ui';
import { type ReactNode, StrictMode } from 'react';

/** The providers around a component, the same on the server and in the browser. */
export function Host({ children }: { readonly children: ReactNode }) {
  return (
    <StrictMode>
      <ClockProvider clock={createManualClock('2026-11-20T16:24:00Z')}>
        <BrandProvider>{children}</BrandProvider>
      </ClockProvider>
    </StrictMode>
  );
}
