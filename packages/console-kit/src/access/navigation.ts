import type { BrandLinks } from '@advantage/reference-data';
import type { IconComponent } from '@advantage/ui/icons';

/** Target of a navigation entry. */
export type NavigationTarget =
  /** The name of a page. */
  | { readonly page: string }
  /** A feature without a page. Opens the page `not-implemented`, which names the feature. */
  | { readonly feature: string }
  /** A link of the brand. */
  | { readonly link: keyof BrandLinks };

/** An entry of the navigation. */
export interface NavigationEntry {
  readonly label: string;
  /** A word of the label that replaces it in a narrow window. Default: the label. */
  readonly shortLabel?: string | undefined;
  /** Icon of the entry. Features without a page show none. Default none. */
  readonly icon?: IconComponent | undefined;
  readonly target: NavigationTarget;
  /** Feature flag that the entry depends on: off means absent. Default: the flag of its page, if any. */
  readonly flag?: string | undefined;
}

/** Entries under one heading. */
export interface NavigationSection {
  /** Undefined for entries without a heading. */
  readonly label?: string;
  /** A word of the label that replaces it in a narrow window. Default: the label. */
  readonly shortLabel?: string | undefined;
  readonly entries: readonly NavigationEntry[];
}

/** The navigation of a user: sections from top to bottom, and links at the bottom. */
export interface Navigation {
  readonly sections: readonly NavigationSection[];
  /** Links at the bottom. Default none. */
  readonly links?: readonly NavigationEntry[];
}

/** Throws if an entry leads to a page that the console doesn't have. Otherwise the entry would silently be left out. */
export function checkTargets({ sections, links = [] }: Navigation, pages: readonly string[]) {
  for (const { label, target } of [...sections.flatMap(({ entries }) => entries), ...links]) {
    const page = 'page' in target ? target.page : 'feature' in target ? 'not-implemented' : undefined;
    if (page !== undefined && !pages.includes(page))
      throw new Error(
        `The entry '${label}' of the navigation leads to the page '${page}', which is not among the console's pages: ${pages.join(', ')}.`,
      );
  }
}

/**
 * Returns the entries of a navigation that a user can open and whose own flag is on. Empty sections are left out.
 * Without `isOn`, every flag counts as on.
 */
export function filterNavigation(
  { sections, links = [] }: Navigation,
  canOpen: (page: string) => boolean,
  isOn: (flag: string) => boolean = () => true,
): Required<Navigation> {
  const isOffered = ({ target, flag }: NavigationEntry) =>
    (!('page' in target) || canOpen(target.page)) && (flag === undefined || isOn(flag));
  return {
    sections: sections
      .map((section) => ({ ...section, entries: section.entries.filter(isOffered) }))
      .filter(({ entries }) => entries.length > 0),
    links: links.filter(isOffered),
  };
}
