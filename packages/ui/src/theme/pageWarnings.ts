/** Bundlers replace this with the build mode, as for React. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

const slot = /* @__PURE__ */ Symbol.for('@advantage/copies');

/** State shared by all copies of our packages on a page: the copies of each library, and what was already reported. */
interface Shared {
  [slot]?: Map<string, { readonly copies: Set<object>; isReported: boolean }>;
}

/** Logs that there are two copies of a library, and what doesn't work because of that. */
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

/** A library that must be on a page only once, because its components find each other through React context. */
export type SingleLibrary = keyof typeof reports;

const page = globalThis as Shared;

/**
 * Logs an error once, in development, if a page has two copies of a library. `copy` is an object that each copy of
 * the library has its own of, e.g. a context. Logs nothing on servers, which may load a library twice on purpose.
 */
export function warnDuplicateCopy(library: SingleLibrary, copy: object, shared: Shared = page): void {
  // A single condition around everything lets production builds drop the messages and the calls.
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
 * Logs an error once, in development, if a component has no brand provider, unless a second copy of the package
 * explains that. Hosts' tests don't need a provider.
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
