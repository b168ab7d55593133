/** Bundlers put the mode of the build in its place, as for React. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

const slot = Symbol.for('@advantage/ui');

/** What all copies of the design system on a page share. */
interface Shared {
  [slot]?: { readonly copy: object; isReported: boolean };
}

/**
 * Says once, in development, that a page has two copies of `@advantage/ui`: brand, clock and toasts of one are unknown to
 * the other. `copy` is an object that each copy has one of.
 */
export function reportSecondCopy(copy: object, shared: Shared = globalThis as Shared): void {
  if (process.env.NODE_ENV === 'production') return;
  shared[slot] ??= { copy, isReported: false };
  const first = shared[slot];
  if (first.copy === copy || first.isReported) return;
  first.isReported = true;
  console.error(
    'This page has two copies of @advantage/ui, so a BrandProvider, ClockProvider or ToastRegion of one does not reach components of the other. Install one version for all packages, e.g. with `npm dedupe`.',
  );
}
