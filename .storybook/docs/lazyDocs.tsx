import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, type ReactNode, Suspense } from 'react';

// Documentation pages need more code than most stories, so it's loaded with the first such page.
const Frame = lazy(async () => ({ default: (await import('./BrandedDocs.tsx')).BrandedDocs }));
const Page = lazy(async () => ({ default: (await import('./ComponentPage.tsx')).ComponentPage }));

/** The container of every documentation page. */
export const LazyFrame = (props: DocsContainerProps & { readonly children?: ReactNode }) => (
  <Suspense fallback={null}>
    <Frame {...props} />
  </Suspense>
);

/** The page of a component. */
export const LazyPage = () => (
  <Suspense fallback={null}>
    <Page />
  </Suspense>
);
