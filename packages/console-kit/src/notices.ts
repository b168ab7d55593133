'use client';

/**
 * `@advantage/console-kit/notices`: pages and error boundaries for what is missing or failed, also for pages without
 * sign-in.
 */
export { NoticePage, type NoticePageProps } from './notices/NoticePage.tsx';
export { RegionBoundary, type RegionBoundaryProps } from './notices/RegionBoundary.tsx';
export { usePageTitle } from './notices/usePageTitle.ts';
