import type { BrandLinks } from '@advantage/reference-data';
import type { IconComponent } from '@advantage/ui/icons';

/** Where an entry of the navigation leads. */
export type NavigationTarget =
  /** The name of a page. */
  | { readonly page: string }
  /** A feature without a screen: the page `not-implemented`, which names it. */
  | { readonly feature: string }
  /** A link of the brand. */
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

/** Throws where an entry leads to a page that a console does not have: it would be left out without a word. */
export function checkTargets({ sections, links = [] }: Navigation, pages: readonly string[]) {
  for (const { label, target } of [...sections.flatMap(({ entries }) => entries), ...links]) {
    const page = 'page' in target ? target.page : 'feature' in target ? 'not-implemented' : undefined;
    if (page !== undefined && !pages.includes(page))
      throw new Error(
        `The entry '${label}' of the navigation leads to the page '${page}', which is not among the console's pages: ${pages.join(', ')}.`,
      );
  }
}

/** The entries of a navigation that a user can open; sections without any are left out. */
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
