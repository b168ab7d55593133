import type { RouteComponent } from '@tanstack/react-router';
import type { ConsoleUser } from '../access/consoleUser.ts';
import type { Search } from './search.ts';

/** The brand names used in titles. */
export interface BrandNames {
  readonly name: string;
  readonly productName: string;
}

/** A page of a console, regardless of who may open it. */
export interface PageDefinition {
  /** Identifies the page in the navigation. */
  readonly name: string;
  /** Path below `/admin`, if it has parameters, e.g. `marketplaces/$marketplaceId`. Default: its name. */
  readonly path?: string;
  /** Heading in the top bar. The page can replace it with `ShellHeading`. */
  readonly heading: string | ((search: Search) => string);
  /** Title of the browser tab. Default: heading and brand. */
  readonly title?: (heading: string, brand: BrandNames) => string;
  /**
   * A `list` fills the window and scrolls inside it; a `page` scrolls with the window; a `notice` is one sentence, the
   * page's own heading. Default `page`.
   */
  readonly layout?: 'list' | 'page' | 'notice';
  /** Content of the page. Use `lazyPage` to load it on demand. Default: nothing. */
  readonly component?: RouteComponent;
  /** Whether the page accepts the parameters of a URL. A rejected URL counts as unknown. Default: it does. */
  readonly accepts?: (params: Readonly<Record<string, string>>) => boolean;
}

/** A page of a console and who may open it. */
export interface ConsolePage<User extends ConsoleUser = ConsoleUser> extends PageDefinition {
  /** Whether a user may open the page. Applies to both the page and the navigation. Default: everyone may. */
  readonly canOpen?: ((user: User) => boolean) | undefined;
  /**
   * Feature flag that the page depends on: off means that the navigation doesn't offer it, and that its address says so.
   * Needs `featureFlags` among the gateways. Default: none.
   */
  readonly flag?: string | undefined;
  /**
   * The sentence shown instead of the page to a user who can't open it: one text, or one for each reason. `role`:
   * `canOpen` refuses the user. `flag`: its feature flag is off. Default: the console's own, from its messages.
   */
  readonly notAvailable?: string | ((reason: 'role' | 'flag') => string) | undefined;
}

/** What the frame needs to know about a page. */
export interface PageInfo {
  readonly heading: string;
  readonly title: string;
  readonly layout: 'list' | 'page' | 'notice';
}

const defaultTitle = (heading: string, { name }: BrandNames) => `${heading} | ${name}`;

/** Returns the heading, title and layout of a page at a URL. `own` is a heading that the page itself has set. */
export function getPageInfo(
  { heading, title = defaultTitle, layout = 'page' }: PageDefinition,
  brand: BrandNames,
  search: Search = {},
  own?: string,
): PageInfo {
  const shown = own ?? (typeof heading === 'function' ? heading(search) : heading);
  return { heading: shown, title: title(shown, brand), layout };
}
