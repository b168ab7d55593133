import { type ReactNode, Suspense } from 'react';
import { RegionBoundary } from '../notices/RegionBoundary.tsx';

/** Around a part of the insight: nothing until its code is there, and a failure inside stays inside. */
export const InsightPart = ({ children }: { readonly children: ReactNode }) => (
  <RegionBoundary what="The insight could not be shown" layout="bar">
    <Suspense fallback={null}>{children}</Suspense>
  </RegionBoundary>
);
