import { useMessages } from '@advantage/ui';
import { type ReactNode, Suspense } from 'react';
import * as en from '../messages/en.ts';
import { RegionBoundary } from '../notices/RegionBoundary.tsx';

interface InsightPartProps {
  readonly children: ReactNode;
  /** Shown while the code loads. Default: nothing. */
  readonly placeholder?: ReactNode;
}

/** Wraps a part of the insight, whose code loads on demand. A failure inside doesn't affect the rest of the page. */
export const InsightPart = ({ children, placeholder = null }: InsightPartProps) => {
  const t = useMessages(en.failures);
  return (
    <RegionBoundary what={t.insight} layout="bar">
      <Suspense fallback={placeholder}>{children}</Suspense>
    </RegionBoundary>
  );
};
