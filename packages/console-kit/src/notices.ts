'use client';

/**
 * `@advantage/console-kit/notices`: pages and boundaries that say why something else is not there, for pages without
 * sign-in as well.
 */
export { NoticePage, type NoticePageProps } from './notices/NoticePage.tsx';
export { RegionBoundary, type RegionBoundaryProps } from './notices/RegionBoundary.tsx';
export { usePageTitle } from './notices/usePageTitle.ts';
