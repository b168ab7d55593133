/** Bundlers put the mode of the build in its place, as for React. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

const slot = /* @__PURE__ */ Symbol.for('@advantage/copies');

/** What all copies of our packages on a page share: the copies of each library, and what was already reported. */
interface Shared {
  [slot]?: Map<string, { readonly copies: Set<object>; isReported: boolean }>;
}

/** Says that there are two copies, and what does not work between them. */
const reports = {
  '@advantage/ui': () =>
    console.error(
      'This page has two copies of @advantage/ui: a BrandProvider, ClockProvider or ToastRegion of one does not reach components of the other. Install one version for all packages, e.g. with `npm dedupe`.',
    ),
  '@tanstack/react-query': () =>
    console.error(
      'This page has two copies of @tanstack/react-query: a QueryClientProvider of one does not reach components that use the other. Install one version for all packages, e.g. with `npm dedupe`.',
    ),
  'react-aria-components': () =>
    console.error(
      'This page has two copies of react-aria-components: a button of one does not open a menu or popover of the other. Install one version for all packages, e.g. with `npm dedupe`.',
    ),
} as const;

/** A library that may be on a page only once, because its parts find each other by React context. */
export type SingleLibrary = keyof typeof reports;

const page = globalThis as Shared;

/**
 * Reports once, in development, that a page has two copies of a library. `copy` is an object that each copy of the library
 * has one of, e.g. a context. A server may load a library twice on purpose, so it reports nothing.
 */
export function reportSecondCopy(library: SingleLibrary, copy: object, shared: Shared = page): void {
  // One condition around everything: a production build drops the texts, and the calls too.
  if (process.env.NODE_ENV !== 'production' && typeof document !== 'undefined') {
    shared[slot] ??= new Map();
    const known = shared[slot].get(library) ?? { copies: new Set(), isReported: false };
    shared[slot].set(library, known);
    known.copies.add(copy);
    if (known.copies.size > 1 && !known.isReported) {
      known.isReported = true;
      reports[library]();
    }
  }
}

let isMissingReported = false;

/**
 * Reports once, in development, that a component has no brand around it, where it is missing for another reason than a
 * second copy. Tests of hosts need none.
 */
export function reportMissingBrand(isMissing: boolean): void {
  if (process.env.NODE_ENV === 'development') {
    if (!isMissing || isMissingReported || page[slot]?.get('@advantage/ui')?.isReported) return;
    isMissingReported = true;
    console.error(
      'A component of @advantage/ui has no <BrandProvider> around it, so it has no theme and counts as Bridge. Put one around your app: <BrandProvider brand={bridge}>.',
    );
  }
}
