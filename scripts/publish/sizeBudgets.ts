/** The maximum size of a public entry on the page that loads it. */
export interface SizeBudget {
  /** Import specifier. */
  readonly entry: string;
  /** What is imported from the entry. */
  readonly imports: string;
  /** Style sheets of the entry, by import specifier. */
  readonly styles: readonly string[];
  /** What the page has anyway, which isn't counted. */
  readonly besides: readonly string[];
  /** Distinguishes the budget from another one with the same import, or ''. */
  readonly note: string;
  /** Kilobytes (1,000 bytes), minified and gzipped, styles included. */
  readonly limit: number;
}

const react = ['react', 'react-dom'];

/** For pages that have the design system anyway, including its React Aria. */
const designSystem = [...react, '@advantage/ui', '@advantage/reference-data', 'react-aria-components'];

/** For pages that also have TanStack Query, a peer dependency that the host installs. */
const withQueries = [...designSystem, '@tanstack/react-query'];

/** For consoles, which also have the domain packages and a router, peer dependencies that the host installs. */
const withConsole = [
  ...withQueries,
  '@advantage/feature-flags',
  '@advantage/marketplace-form',
  '@advantage/marketplace-insight',
  '@advantage/referrals',
  '@tanstack/react-router',
];

/** Returns a budget. Unless it says otherwise, it's for all of an entry, on a page that has React. */
const budget = (
  entry: string,
  limit: number,
  besides: readonly string[] = react,
  more: Partial<SizeBudget> = {},
): SizeBudget => ({ entry, limit, besides, imports: '*', note: '', styles: [], ...more });

/** Every public module has a budget. The feed and the element run on other people's pages, where size matters most. */
export const sizeBudgets: readonly SizeBudget[] = [
  budget('@advantage/referrals/feed', 46, react, {
    imports: '{ ReferralFeed }',
    styles: ['@advantage/referrals/feed.css'],
  }),
  budget('@advantage/referrals/element', 60, []),
  budget('@advantage/referrals/element/react', 1.5, [...react, '@advantage/referrals/element']),
  budget('@advantage/referrals', 80, designSystem, { styles: ['@advantage/referrals/styles.css'] }),
  budget('@advantage/referrals/tools', 15, [...designSystem, '@advantage/referrals']),
  budget('@advantage/referrals/messages', 6.5),
  budget('@advantage/referrals/messages/es', 7),
  budget('@advantage/referrals/feed/es', 6),
  budget('@advantage/referrals/element/es', 6, []),
  budget('@advantage/referrals/wire', 10),
  budget('@advantage/referrals/testing', 8, designSystem),
  budget('@advantage/marketplace-form', 85, [...withQueries, 'react-aria']),
  budget('@advantage/marketplace-form', 48, withQueries, { imports: '{ MarketplaceForm }' }),
  budget('@advantage/marketplace-form', 110, [...react, '@tanstack/react-query'], {
    imports: '{ MarketplaceForm }',
    note: 'with the design system',
  }),
  budget('@advantage/marketplace-form/messages', 8, designSystem),
  budget('@advantage/marketplace-form/wire', 17.5),
  budget('@advantage/marketplace-form/testing', 20.5, designSystem),
  // Only what insight imports of it reaches a page, and the form has most of that.
  budget('@advantage/marketplace-form/internal', 22.5, withQueries),
  budget('@advantage/marketplace-form/internal/values', 20.5),
  // Without its parts, each of which loads its code when it first renders.
  budget('@advantage/marketplace-insight', 3.5, [...withQueries, '@advantage/marketplace-form'], {
    styles: ['@advantage/marketplace-insight/styles.css'],
  }),
  budget('@advantage/marketplace-insight/messages', 6, [...designSystem, '@advantage/marketplace-form']),
  budget('@advantage/marketplace-insight/rules', 20),
  budget('@advantage/marketplace-insight/testing', 2, designSystem),
  budget('@advantage/feature-flags', 14, withQueries),
  budget('@advantage/feature-flags/messages', 2),
  budget('@advantage/feature-flags/wire', 11),
  budget('@advantage/feature-flags/testing', 2),
  budget('@advantage/feature-flags/openfeature', 11.5, [
    ...react,
    '@openfeature/web-sdk',
    '@tanstack/react-query',
  ]),
  budget('@advantage/console-kit', 5, withConsole),
  budget('@advantage/console-kit/application', 20, withConsole),
  budget('@advantage/console-kit/http', 4.5, withConsole),
  budget('@advantage/console-kit/keycloak', 16, [...withConsole, 'keycloak-js']),
  budget('@advantage/console-kit/notices', 1, withConsole),
  budget('@advantage/console-kit/messages', 2),
  budget('@advantage/console-kit/testing', 16, withConsole),
  budget('@advantage/live-list', 5),
  budget('@advantage/live-list/react', 6),
  budget('@advantage/live-list/testing', 1),
  budget('@advantage/ui', 125, react, { styles: ['@advantage/ui/styles.css'] }),
  budget('@advantage/ui', 17, react, { imports: '{ Button }' }),
  budget('@advantage/ui/basics', 15.5, react, { styles: ['@advantage/ui/basics.css'] }),
  budget('@advantage/ui/icons', 6.5),
  budget('@advantage/ui/messages', 2),
  budget('@advantage/ui/messages/es', 2),
  budget('@advantage/ui/brand-tools', 30),
  // The size of all exports: the page cover includes React Aria's modal. Importing only the other exports takes 2 KB.
  budget('@advantage/ui/internal', 26),
  budget('@advantage/ui/theme', 3, ['@vanilla-extract/css']),
  budget('@advantage/reference-data', 3),
  budget('@advantage/reference-data/messages', 2),
  budget('@advantage/reference-data/es', 2),
];
