/** The maximum size of a public entry on the page that loads it. */
export interface SizeBudget {
  /** Import specifier. */
  readonly entry: string;
  /** What is imported from the entry. Default: everything. */
  readonly imports?: string;
  /** Style sheets of the entry, by import specifier. Default none. */
  readonly styles?: readonly string[];
  /** What the page has anyway, which isn't counted. Default: React. */
  readonly besides?: readonly string[];
  /** Distinguishes the budget from another one with the same import. Default: nothing. */
  readonly note?: string;
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

/** Every public module has a budget. The feed and the element run on other people's pages, where size matters most. */
export const sizeBudgets: readonly Required<SizeBudget>[] = [
  {
    entry: '@advantage/referrals/feed',
    imports: '{ ReferralFeed }',
    styles: ['@advantage/referrals/feed.css'],
    limit: 47,
  },
  { entry: '@advantage/referrals/element', besides: [], limit: 60 },
  {
    entry: '@advantage/referrals/element/react',
    besides: [...react, '@advantage/referrals/element'],
    limit: 1.5,
  },
  {
    entry: '@advantage/referrals',
    styles: ['@advantage/referrals/styles.css'],
    besides: designSystem,
    limit: 82,
  },
  {
    entry: '@advantage/referrals/tools',
    besides: [...designSystem, '@advantage/referrals'],
    limit: 15,
  },
  { entry: '@advantage/referrals/messages', limit: 6.5 },
  { entry: '@advantage/referrals/messages/es', limit: 7 },
  { entry: '@advantage/referrals/feed/es', limit: 6 },
  { entry: '@advantage/referrals/element/es', besides: [], limit: 6 },
  { entry: '@advantage/referrals/wire', limit: 10 },
  { entry: '@advantage/referrals/testing', besides: designSystem, limit: 8 },
  { entry: '@advantage/marketplace-form', besides: [...withQueries, 'react-aria'], limit: 85 },
  {
    entry: '@advantage/marketplace-form',
    imports: '{ MarketplaceForm }',
    besides: withQueries,
    limit: 48,
  },
  {
    entry: '@advantage/marketplace-form',
    imports: '{ MarketplaceForm }',
    note: 'with the design system',
    besides: [...react, '@tanstack/react-query'],
    limit: 110,
  },
  { entry: '@advantage/marketplace-form/messages', besides: designSystem, limit: 8 },
  { entry: '@advantage/marketplace-form/wire', limit: 17.5 },
  { entry: '@advantage/marketplace-form/testing', besides: designSystem, limit: 20.5 },
  // Only what insight imports of it reaches a page, and the form has most of that.
  { entry: '@advantage/marketplace-form/internal', besides: withQueries, limit: 22 },
  { entry: '@advantage/marketplace-form/internal/values', limit: 20.5 },
  {
    entry: '@advantage/marketplace-insight',
    styles: ['@advantage/marketplace-insight/styles.css'],
    besides: [...withQueries, '@advantage/marketplace-form'],
    limit: 26,
  },
  {
    entry: '@advantage/marketplace-insight/messages',
    besides: [...designSystem, '@advantage/marketplace-form'],
    limit: 6,
  },
  { entry: '@advantage/marketplace-insight/rules', limit: 20 },
  { entry: '@advantage/marketplace-insight/testing', besides: designSystem, limit: 2 },
  { entry: '@advantage/feature-flags', besides: withQueries, limit: 14 },
  { entry: '@advantage/feature-flags/messages', limit: 2 },
  { entry: '@advantage/feature-flags/wire', limit: 11 },
  { entry: '@advantage/feature-flags/testing', limit: 2 },
  {
    entry: '@advantage/feature-flags/openfeature',
    besides: [...react, '@openfeature/web-sdk', '@tanstack/react-query'],
    limit: 11.5,
  },
  { entry: '@advantage/console-kit', besides: withConsole, limit: 5 },
  { entry: '@advantage/console-kit/application', besides: withConsole, limit: 20 },
  { entry: '@advantage/console-kit/http', besides: withConsole, limit: 4.5 },
  { entry: '@advantage/console-kit/keycloak', besides: [...withConsole, 'keycloak-js'], limit: 16 },
  { entry: '@advantage/console-kit/notices', besides: withConsole, limit: 1 },
  { entry: '@advantage/console-kit/messages', limit: 2 },
  { entry: '@advantage/console-kit/testing', besides: withConsole, limit: 16 },
  { entry: '@advantage/live-list', limit: 5 },
  { entry: '@advantage/live-list/react', limit: 6 },
  { entry: '@advantage/live-list/testing', limit: 1 },
  { entry: '@advantage/ui', styles: ['@advantage/ui/styles.css'], limit: 125 },
  { entry: '@advantage/ui', imports: '{ Button }', limit: 17 },
  { entry: '@advantage/ui/basics', styles: ['@advantage/ui/basics.css'], limit: 15.5 },
  { entry: '@advantage/ui/icons', limit: 6.5 },
  { entry: '@advantage/ui/messages', limit: 2 },
  { entry: '@advantage/ui/messages/es', limit: 2 },
  { entry: '@advantage/ui/brand-tools', limit: 30 },
  // The size of all exports: the page cover includes React Aria's modal. Importing only the other exports takes 2 KB.
  { entry: '@advantage/ui/internal', limit: 26 },
  { entry: '@advantage/ui/theme', besides: ['@vanilla-extract/css'], limit: 3 },
  { entry: '@advantage/reference-data', limit: 3 },
  { entry: '@advantage/reference-data/messages', limit: 2 },
  { entry: '@advantage/reference-data/es', limit: 2 },
].map((budget) => ({ imports: '*', note: '', styles: [], besides: react, ...budget }));
