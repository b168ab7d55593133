'use client';

/**
 * `@advantage/console-kit/application`: everything behind sign-in. Import it only in the module that `load` of `Console`
 * loads, and in pages.
 */
export {
  type ConsoleRole,
  type ConsoleUser,
  consoleRoles,
  isAgent,
  type RoleNames,
  roleNames,
  roleOf,
  rolesFromToken,
} from './access/consoleUser.ts';
export {
  filterNavigation,
  type Navigation,
  type NavigationEntry,
  type NavigationSection,
  type NavigationTarget,
} from './access/navigation.ts';
export {
  type BrandNames,
  type ConsolePage,
  getPageInfo,
  type PageDefinition,
  type PageInfo,
} from './address/getPageInfo.ts';
export type { Search } from './address/search.ts';
export { consolePages } from './app/consolePages.ts';
export { type ApplicationOptions, createApplication } from './app/createApplication.tsx';
export { lazyPage } from './app/lazyPage.tsx';
export type { ListPageProps } from './lists/useListPage.tsx';
export { DeadEnd, type DeadEndProps } from './notices/DeadEnd.tsx';
export type { MarketplacePageProps } from './pages/MarketplacePage.tsx';
export { type ConsoleContextValue, type PaymentMethodLink, useConsole } from './shell/ConsoleContext.ts';
export { ShellHeading, type ShellHeadingProps } from './shell/ShellHeading.tsx';
export { type PageLocation, shellNavigation } from './shell/shellNavigation.ts';
export { useGateway } from './shell/useGateway.ts';
export { usePersonalDrafts } from './shell/usePersonalDrafts.ts';
