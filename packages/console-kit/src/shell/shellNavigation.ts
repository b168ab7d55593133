import type { BrandLinks } from '@advantage/reference-data';
import type { NavigationGroup, NavigationItem } from '@advantage/ui';
import type { Navigation, NavigationEntry } from '../access/navigation.ts';
import { hrefOf, isCurrent } from '../address/paths.ts';

/** The current URL. */
export interface PageLocation {
  readonly pathname: string;
  /** The query, including the question mark. */
  readonly search: string;
}

/** Returns a user's navigation with URLs, as props of `AppShell`. */
export function shellNavigation(
  { sections, links: footerEntries = [] }: Navigation,
  links: BrandLinks,
  { pathname, search }: PageLocation,
) {
  const toItem = ({ label, shortLabel, icon, target }: NavigationEntry): NavigationItem => ({
    label,
    shortLabel,
    icon,
    href: hrefOf(target, links),
    isCurrent: isCurrent(target, pathname, search),
    isPlanned: 'feature' in target,
  });
  const groups = sections.map(
    ({ label = '', shortLabel, entries }): NavigationGroup => ({
      label,
      shortLabel,
      items: entries.map(toItem),
    }),
  );
  return { groups, footer: footerEntries.map(toItem) };
}
