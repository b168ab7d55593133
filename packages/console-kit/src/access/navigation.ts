import type { BrandLinks } from '@advantage/reference-data';
import type { IconComponent } from '@advantage/ui/icons';

/** Where an entry of the navigation leads. */
export type NavigationTarget =
  /** The name of a page. */
  | { readonly page: string }
  /** A feature without a screen: the page `not-implemented`, which names it (NAV-19). */
  | { readonly feature: string }
  /** A link of the brand (NAV-18). */
  | { readonly link: keyof BrandLinks };

/** A link of the navigation. */
export interface NavigationEntry {
  readonly label: string;
  readonly icon: IconComponent;
  readonly target: NavigationTarget;
}

/** Entries under one heading. */
export interface NavigationSection {
  /** Undefined: entries without a heading. */
  readonly label?: string;
  readonly entries: readonly NavigationEntry[];
}

/** The navigation of one user: groups from top to bottom, and the links at the foot. */
export interface Navigation {
  readonly sections: readonly NavigationSection[];
  /** Default none. */
  readonly links?: readonly NavigationEntry[];
}

/** The entries of a navigation that a user can open; sections without any are left out (NAV-20). */
export function offeredNavigation(
  { sections, links = [] }: Navigation,
  canOpen: (page: string) => boolean,
): Required<Navigation> {
  const isOffered = ({ target }: NavigationEntry) => !('page' in target) || canOpen(target.page);
  return {
    sections: sections
      .map((section) => ({ ...section, entries: section.entries.filter(isOffered) }))
      .filter(({ entries }) => entries.length > 0),
    links,
  };
}
