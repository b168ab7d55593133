import { useMessages } from '@advantage/ui';
import { type ReactNode, Suspense } from 'react';
import * as en from '../messages/en.ts';
import { RegionBoundary } from '../notices/RegionBoundary.tsx';

interface InsightPartProps {
  readonly children: ReactNode;
  /** Keeps its place until its code is there. Default: nothing. */
  readonly placeholder?: ReactNode;
}

/** Around a part of the insight, whose code loads by itself: a failure inside stays inside. */
export const InsightPart = ({ children, placeholder = null }: InsightPartProps) => {
  const t = useMessages(en.failures);
  return (
    <RegionBoundary what={t.insight} layout="bar">
      <Suspense fallback={placeholder}>{children}</Suspense>
    </RegionBoundary>
  );
};
