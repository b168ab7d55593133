import { isUsState } from '@advantage/reference-data';
import type { BrandColorMode } from '@advantage/ui';
import { warnOnce as warn } from '../model/warnOnce.ts';
import { defaultPageSize } from '../wire/listParams.ts';
import { type FeedBrand, feedBrands } from './feedBrands.ts';

/** The color modes of `<referral-feed>`. `system` follows the user's device. */
export const feedColorModes = ['light', 'dark', 'system'] as const satisfies readonly BrandColorMode[];

/** The locales whose texts are part of the package: English, and Spanish in a second script. */
export const shippedLocales = ['en-US', 'es-US'] as const;

/**
 * A value of the `locale` attribute: `en-US`, `es-US` with `@advantage/referrals/element/es`, or any other language tag
 * with texts of the page's own.
 */
export type FeedLocale = (typeof shippedLocales)[number] | (string & {});

const directions = ['ltr', 'rtl'] as const;
const maxPageSize = 100;

/** The parsed attributes of the element. Null means that the attribute is missing or invalid and has no default. */
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
  /** Parses the attribute's text. Returns undefined if it's invalid. */
  read(text: string): Value | undefined;
  /** The valid values, for the warning in the console. */
  readonly expected: string;
  /** The value of a missing or invalid attribute. */
  readonly fallback: Value;
}

const enumAttribute = <const Name extends string, Fallback extends Name | null>(
  names: readonly Name[],
  fallback: Fallback,
) => ({
  read: (text: string) => names.find((name) => name === text.trim().toLowerCase()),
  expected: names.map((name) => `"${name}"`).join(' or '),
  fallback,
});

const booleanAttribute = {
  read: (text: string) => (text === '' || text === 'true' ? true : undefined),
  expected: 'no value; remove the attribute to turn it off',
  fallback: false,
};

const attributes: { readonly [Name in FeedAttributeName]: FeedAttribute<FeedSettings[Name]> } = {
  src: {
    read: parseUrl,
    expected: 'an http or https URL',
    fallback: null,
  },
  brand: enumAttribute(feedBrands, null),
  state: {
    read: (text) => (isUsState(text.toUpperCase()) ? text.toUpperCase() : text === '' ? null : undefined),
    expected: 'a two-letter US state',
    fallback: null,
  },
  'page-size': {
    read: (text) => (/^\d{1,3}$/.test(text) && isPageSize(Number(text)) ? Number(text) : undefined),
    expected: `a whole number from 1 to ${maxPageSize}`,
    fallback: defaultPageSize,
  },
  locale: {
    read: parseLocale,
    expected: 'a language tag such as "en-US" or "es-US"',
    fallback: 'en-US',
  },
  'color-mode': enumAttribute(feedColorModes, 'light'),
  paused: booleanAttribute,
  selectable: booleanAttribute,
  dir: enumAttribute(directions, 'ltr'),
};

const isPageSize = (size: number) => size >= 1 && size <= maxPageSize;

/** Parses an http or https URL. Returns it in absolute form, without query, fragment and trailing slash. */
function parseUrl(text: string): string | undefined {
  const url = URL.canParse(text, document.baseURI) ? new URL(text, document.baseURI) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return undefined;
  return `${url.origin}${url.pathname.replace(/(?<!\/)\/+$/, '')}`;
}

/** Parses a language tag. A language alone, `es`, is the shipped locale of that language, if there is one. */
function parseLocale(text: string): FeedLocale | undefined {
  try {
    const [locale] = Intl.getCanonicalLocales(text.trim());
    return shippedLocales.find((shipped) => shipped.slice(0, 2) === locale) ?? locale;
  } catch {
    return undefined;
  }
}

export const feedAttributeNames = Object.keys(attributes) as readonly FeedAttributeName[];

/** Parses an attribute of the element. An invalid value falls back to its default, and the console warns once. */
export function readAttribute<Name extends FeedAttributeName>(
  element: Element,
  name: Name,
): FeedSettings[Name] {
  const { read, expected, fallback } = attributes[name];
  const text = element.getAttribute(name);
  if (text === null) return fallback;
  const value = read(text);
  if (value !== undefined) return value;
  warnOnce(`${name}="${text}" is invalid. Expected ${expected}.`);
  return fallback;
}

/** Warns the page's developers in the console: once per message, however many elements have the same mistake. */
export const warnOnce = (message: string) => warn(`<referral-feed> ${message}`);
