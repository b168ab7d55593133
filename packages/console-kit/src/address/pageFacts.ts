import type { RouteComponent } from '@tanstack/react-router';
import type { ConsoleUser } from '../access/consoleUser.ts';
import type { Search } from './search.ts';

/** The names of a brand that titles show. */
export interface BrandNames {
  readonly name: string;
  readonly productName: string;
}

/** A page of a console, whoever may open it. */
export interface PageDefinition {
  /** Names the page in the navigation. */
  readonly name: string;
  /** Its path below `/admin`, where it has parameters, e.g. `marketplaces/$marketplaceId`. Default: its name. */
  readonly path?: string;
  /** In the top bar. A page may replace it with `ShellHeading`. */
  readonly heading: string | ((search: Search) => string);
  /** In the browser's tab. Default: heading and brand. */
  readonly title?: (heading: string, brand: BrandNames) => string;
  /** A `list` fills the window and scrolls within itself; a `page` scrolls with the window. Default `page`. */
  readonly layout?: 'list' | 'page';
  /** What shows; `lazyRouteComponent` of the router loads it on demand. Default: nothing. */
  readonly component?: RouteComponent;
  /** Whether it takes the parameters of an address; an address it refuses leads to the start page. Default: it does. */
  readonly accepts?: (params: Readonly<Record<string, string>>) => boolean;
}

/** A page of a console and the users who may open it. */
export interface ConsolePage<User extends ConsoleUser = ConsoleUser> extends PageDefinition {
  /** Whether a user's role allows it: the page and the navigation both go by this. Default: everyone's does. */
  readonly canOpen?: ((user: User) => boolean) | undefined;
}

/** What the frame needs to know of a page. */
export interface PageFacts {
  readonly heading: string;
  readonly title: string;
  readonly layout: 'list' | 'page';
}

const usualTitle = (heading: string, { name }: BrandNames) => `${heading} | ${name}`;

/** Heading, title and layout of a page at an address. A page may have a heading that only it knows. */
export function pageFacts(
  { heading, title = usualTitle, layout = 'page' }: PageDefinition,
  brand: BrandNames,
  search: Search = {},
  own: string | null = null,
): PageFacts {
  const shown = own ?? (typeof heading === 'function' ? heading(search) : heading);
  return { heading: shown, title: title(shown, brand), layout };
}
