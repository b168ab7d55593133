import { isUsState } from '@advantage/reference-data';
import type { BrandColorMode } from '@advantage/ui';
import { defaultPageSize } from '../wire/listParams.ts';
import { type FeedBrand, feedBrands } from './feedBrands.ts';
import { warnOnce } from './warnOnce.ts';

/** The color modes of `<referral-feed>`. `system` follows the reader's device. */
export const feedColorModes = ['light', 'dark', 'system'] as const satisfies readonly BrandColorMode[];

/** The languages that `<referral-feed>` speaks. */
const feedLocales = ['en-US', 'es-US'] as const;
/** One of `feedLocales`: what the `locale` attribute takes. */
export type FeedLocale = (typeof feedLocales)[number];

const directions = ['ltr', 'rtl'] as const;
const largestPage = 100;

/** What the attributes of the element mean. Null: the attribute is missing and nothing stands in for it. */
export interface FeedSettings {
  readonly src: string | null;
  readonly brand: FeedBrand | null;
  readonly state: string | null;
  readonly 'page-size': number;
  readonly locale: FeedLocale;
  readonly 'color-mode': BrandColorMode;
  readonly paused: boolean;
  readonly selectable: boolean;
  readonly dir: (typeof directions)[number];
}

export type FeedAttributeName = keyof FeedSettings;

interface FeedAttribute<Value> {
  /** What a text means; undefined when it means nothing. */
  read(text: string): Value | undefined;
  /** What would have been right. */
  readonly expects: string;
  /** What a missing or a wrong attribute means. */
  readonly fallback: Value;
}

const oneOf = <const Name extends string, Fallback extends Name | null>(
  names: readonly Name[],
  fallback: Fallback,
) => ({
  read: (text: string) => names.find((name) => name === text.trim().toLowerCase()),
  expects: names.map((name) => `"${name}"`).join(' or '),
  fallback,
});

const flag = {
  read: (text: string) => (text === '' || text === 'true' ? true : undefined),
  expects: 'no value; leave the attribute out to switch it off',
  fallback: false,
};

const attributes: { readonly [Name in FeedAttributeName]: FeedAttribute<FeedSettings[Name]> } = {
  src: {
    read: readAddress,
    expects: 'the http or https address of a referral service',
    fallback: null,
  },
  brand: oneOf(feedBrands, null),
  state: {
    read: (text) => (isUsState(text.toUpperCase()) ? text.toUpperCase() : text === '' ? null : undefined),
    expects: 'a US state of two letters',
    fallback: null,
  },
  'page-size': {
    read: (text) => (/^\d{1,3}$/.test(text) && isPageSize(Number(text)) ? Number(text) : undefined),
    expects: `a whole number from 1 to ${largestPage}`,
    fallback: defaultPageSize,
  },
  locale: {
    read: (text) =>
      feedLocales.find((locale) =>
        [locale, locale.slice(0, 2)].some((name) => name.toLowerCase() === text.trim().toLowerCase()),
      ),
    expects: feedLocales.map((locale) => `"${locale}"`).join(' or '),
    fallback: 'en-US',
  },
  'color-mode': oneOf(feedColorModes, 'light'),
  paused: flag,
  selectable: flag,
  dir: oneOf(directions, 'ltr'),
};

const isPageSize = (size: number) => size >= 1 && size <= largestPage;

/** An absolute address without what belongs to a call: query, fragment and closing slash. */
function readAddress(text: string): string | undefined {
  const url = URL.canParse(text, document.baseURI) ? new URL(text, document.baseURI) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return undefined;
  return `${url.origin}${url.pathname.replace(/(?<!\/)\/+$/, '')}`;
}

export const feedAttributeNames = Object.keys(attributes) as readonly FeedAttributeName[];

/** What an attribute of the element means. A wrong one counts as its default, and the console says so once. */
export function readAttribute<Name extends FeedAttributeName>(
  element: Element,
  name: Name,
): FeedSettings[Name] {
  const { read, expects, fallback } = attributes[name];
  const text = element.getAttribute(name);
  if (text === null) return fallback;
  const value = read(text);
  if (value !== undefined) return value;
  warnOnce(`${name}="${text}" is not understood: it takes ${expects}.`);
  return fallback;
}
