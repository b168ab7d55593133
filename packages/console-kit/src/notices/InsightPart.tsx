import { useMessages } from '@advantage/ui';
import type { ReactNode } from 'react';
import * as en from '../messages/en.ts';
import { RegionBoundary } from './RegionBoundary.tsx';

/** Wraps a part of the marketplace insight: an error inside doesn't affect the rest of the page. */
export const InsightPart = ({ children }: { readonly children: ReactNode }) => (
  <RegionBoundary what={useMessages(en.failures).insight} layout="bar">
    {children}
  </RegionBoundary>
);
