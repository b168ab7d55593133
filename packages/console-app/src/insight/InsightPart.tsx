import { useMessages } from '@advantage/ui';
import { type ReactNode, Suspense } from 'react';
import * as en from '../messages/en.ts';
import { RegionBoundary } from '../notices/RegionBoundary.tsx';

/** Around a part of the insight: nothing until its code is there, and a failure inside stays inside. */
export const InsightPart = ({ children }: { readonly children: ReactNode }) => {
  const t = useMessages(en.failures);
  return (
    <RegionBoundary what={t.insight} layout="bar">
      <Suspense fallback={null}>{children}</Suspense>
    </RegionBoundary>
  );
};
