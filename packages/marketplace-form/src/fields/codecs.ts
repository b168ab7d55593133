import { businessLineNames, usStateNames } from '@advantage/reference-data';
import * as texts from '../messages/fieldTexts.ts';
import { areItemsEqual, joinList, parseNaics, splitList } from './lists.ts';
import { nameIn } from './names.ts';
import {
  isNumberEqual,
  numberOrNull,
  numberToText,
  parseNumber,
  toMultiplier,
  toPercent,
} from './numbers.ts';
import { toFormPhone, toStoredPhone } from './phone.ts';
import { englishSchedule, formatTime } from './times.ts';

/** How a field changed: its value changed, items were added or removed, or a secret was replaced. */
export type ChangeDetail =
  | { readonly kind: 'value'; readonly before: string; readonly after: string }
  | { readonly kind: 'items'; readonly added: readonly string[]; readonly removed: readonly string[] }
  | { readonly kind: 'secret' };

/** Display texts of values in a list of changes, in English. */
export const englishValues = {
  ...englishSchedule,
  flagNames: texts.flagNames,
  marketplaceTypeNames: texts.marketplaceTypeNames,
  paymentOptionNames: texts.paymentOptionNames,
  priceModeNames: texts.priceModeNames,
  deliveryMethodNames: texts.deliveryMethodNames,
  apiAuthNames: texts.apiAuthNames,
  sourceTexts: texts.sourceTexts,
  usStateNames,
  businessLineNames,
};
/** Display texts of values in a list of changes. */
export interface ValueMessages extends Readonly<typeof englishValues> {}

/** How to name a choice: the key of a message area, or a function. Default: a choice is its own name. */
export type ChoiceNames =
  | Exclude<keyof ValueMessages, 'scheduleTexts' | 'sourceTexts'>
  | ((value: string, messages: ValueMessages) => string);

/** The type of a wire value, besides null. */
export type WireKind = 'flag' | 'text' | 'number' | 'list';

/** Loads, stores, compares, describes and merges values of one type. */
export interface Codec<Value, Kind extends WireKind = WireKind> {
  /** The type of the wire value. */
  readonly wireKind: Kind;
  /** Returns a form value, or an empty one in place of anything else, so that cross-field rules can always run. */
  read(value: unknown): Value;
  /** Converts a wire value to a form value. */
  load(raw: unknown): Value;
  /**
   * Converts a form value to a wire value. `stored` is the value from the server. Anything in it that the form doesn't
   * know is kept.
   */
  store(value: Value, stored: unknown): unknown;
  /** Whether two values are equivalent, even if order, white space or spelling differ. */
  isEqual(a: Value, b: Value): boolean;
  /** Describes the difference between two values. Default of `messages`: English. */
  describe(before: Value, after: Value, messages?: ValueMessages): ChangeDetail;
  /** Merges two concurrent edits of a value. Default: such edits conflict. */
  merge?(base: Value, mine: Value, theirs: Value): Value;
  /** Whether the value is typed. Errors of typed fields are shown on blur. */
  readonly isTyped: boolean;
}

const identical = (a: unknown, b: unknown) => a === b;
const identity = (value: unknown) => value;

const describeAs =
  <Value>(format: (value: Value, messages: ValueMessages) => string) =>
  (before: Value, after: Value, messages: ValueMessages = englishValues): ChangeDetail => ({
    kind: 'value',
    before: format(before, messages),
    after: format(after, messages),
  });

const trimmed = (value: string) => value.trim();

/** Describes a change to a list by the items added and removed. */
export function describeItems(
  before: readonly string[],
  after: readonly string[],
  format: (item: string) => string = String,
): ChangeDetail {
  const difference = (items: readonly string[], others: readonly string[]) =>
    items.filter((item) => !others.includes(item)).map(format);
  return { kind: 'items', added: difference(after, before), removed: difference(before, after) };
}

/** Merges two edits of a list: applies my additions and removals to their items. Lists never conflict. */
export function mergeItems(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): string[] {
  const [before, now] = [new Set(base), new Set(mine)];
  const kept = theirs.filter((item) => now.has(item) || !before.has(item));
  const added = mine.filter((item) => !before.has(item) && !theirs.includes(item));
  return [...kept, ...added];
}

/** Codec for a boolean. Null loads as false. */
export const flagCodec: Codec<boolean, 'flag'> = {
  wireKind: 'flag',
  read: (value) => value === true,
  load: (raw) => raw === true,
  store: identity,
  isEqual: identical,
  describe: describeAs((value, { flagNames }) => (value ? flagNames.on : flagNames.off)),
  isTyped: false,
};

/** Codec for text. Null loads as an empty string. */
export const textCodec: Codec<string, 'text'> = {
  wireKind: 'text',
  read: (value) => (typeof value === 'string' ? value : ''),
  load: (raw) => (typeof raw === 'string' ? raw : ''),
  store: identity,
  isEqual: identical,
  describe: describeAs(trimmed),
  isTyped: true,
};

/** Codec for text whose value is never shown in a list of changes. */
export const secretCodec: Codec<string, 'text'> = {
  ...textCodec,
  describe: () => ({ kind: 'secret' }),
};

/**
 * Codec for a number that is edited as text. Null loads as blank, and blank is stored as null. Text that isn't a number
 * keeps the stored one: a field that doesn't count may be saved with it.
 */
export const numberCodec: Codec<string, 'number'> = {
  ...textCodec,
  wireKind: 'number',
  load: (raw) => numberToText(typeof raw === 'number' ? raw : null),
  store: (value, stored) => (parseNumber(value).kind === 'invalid' ? (stored ?? null) : numberOrNull(value)),
  isEqual: isNumberEqual,
};

/** Codec for an integer percentage that is stored as a multiplier. */
export const percentCodec: Codec<string, 'number'> = {
  ...numberCodec,
  load: (raw) => (typeof raw === 'number' ? String(toPercent(raw)) : ''),
  store: (value, stored) => {
    const percent = parseNumber(value);
    if (percent.kind === 'invalid' && typeof stored === 'number') return stored;
    return toMultiplier(percent.kind === 'number' ? percent.value : 0);
  },
};

/** Codec for a phone number that is stored with the +1 prefix. */
export const phoneCodec: Codec<string, 'text'> = {
  ...textCodec,
  load: (raw) => toFormPhone(textCodec.load(raw)),
  store: (value) => (value.trim() === '' ? '' : toStoredPhone(value)),
};

const describeChoice = (names: ChoiceNames) =>
  describeAs((value: string, messages) =>
    typeof names === 'string' ? nameIn(messages[names], value) : names(value, messages),
  );

/** Codec for a choice. Null loads as `fallback`. An unknown value is kept and is its own label. */
export const choiceCodec = (fallback: string, names: ChoiceNames = String): Codec<string, 'text'> => ({
  ...textCodec,
  load: (raw) => (typeof raw === 'string' && raw !== '' ? raw : fallback),
  describe: describeChoice(names),
  isTyped: false,
});

/** Codec for a choice between known values. Anything else loads as the first of them. */
export const optionCodec = <Option extends string>(
  options: readonly [Option, ...Option[]],
  names: ChoiceNames = String,
): Codec<Option, 'text'> => {
  const read = (value: unknown) => options.find((option) => option === value) ?? options[0];
  return {
    wireKind: 'text',
    read,
    load: read,
    store: identity,
    isEqual: identical,
    describe: describeChoice(names),
    isTyped: false,
  };
};

const clock = /^([01]?\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:\.\d{1,9})?)?$/;

/** Converts a time of day to HH:mm:ss, as the form stores it. Returns an empty string if `value` isn't a time. */
function parseTime(value: string): string {
  const [, hours = '', minutes = '', seconds = '00'] = clock.exec(value) ?? [];
  return hours === '' ? '' : `${hours.padStart(2, '0')}:${minutes}:${seconds}`;
}

/** Codec for a time of day, or the typed text that can't be read as one. Null loads as `fallback`. */
export const timeCodec = (fallback: string): Codec<string, 'text'> => ({
  ...textCodec,
  load: (raw) => (typeof raw === 'string' ? parseTime(raw) : fallback),
  describe: describeAs((value, messages) => formatTime(value, messages.scheduleTexts) || value),
});

interface ItemsOptions {
  /** The items that the form knows. A stored list may contain others. Default: any. */
  readonly known?: readonly string[];
  /** Returns the display text of an item. Default: the item. */
  readonly format?: (item: string, messages: ValueMessages) => string;
}

/** Codec for a set of items. Items that the form doesn't know stay in the stored list. */
export function itemsCodec({ known, format }: ItemsOptions = {}): Codec<string[], 'list'> {
  const knownItems = known && new Set(known);
  const isKnown = (item: string) => !knownItems || knownItems.has(item);
  const toItems = (raw: unknown): string[] => (Array.isArray(raw) ? raw : []);
  return {
    wireKind: 'list',
    read: (value) =>
      Array.isArray(value) && value.every((item) => typeof item === 'string') ? [...value] : [],
    load: (raw: unknown) => [...new Set(toItems(raw))].filter(isKnown),
    store: (value: string[], stored: unknown) => updateList(toItems(stored), value, isKnown),
    isEqual: areItemsEqual,
    describe: (before: string[], after: string[], messages: ValueMessages = englishValues) =>
      describeItems(before, after, format && ((item) => format(item, messages))),
    merge: mergeItems,
    isTyped: false,
  };
}

/** Updates a stored list after an edit: keeps unknown items, removes deselected items and appends new ones. */
export function updateList(
  stored: readonly string[],
  selected: readonly string[],
  isKnown: (item: string) => boolean,
): string[] {
  const chosen = new Set(selected);
  const kept = stored.filter((item) => !isKnown(item) || chosen.has(item));
  const present = new Set(kept);
  return [...kept, ...[...chosen].filter((item) => !present.has(item))];
}

const loadList = (raw: unknown) => joinList(Array.isArray(raw) ? raw : []);

/** Codec for comma-separated email addresses, stored as a list. */
export const addressesCodec: Codec<string, 'list'> = {
  ...textCodec,
  wireKind: 'list',
  load: loadList,
  store: (text) => [...splitList(text)],
  isEqual: (a, b) => a === b || areItemsEqual(splitList(a), splitList(b)),
  describe: (before, after) => describeItems(splitList(before), splitList(after)),
  merge: (base, mine, theirs) => joinList(mergeItems(splitList(base), splitList(mine), splitList(theirs))),
};

/** Codec for comma-separated industry codes, stored as a list. Items that aren't codes are dropped. */
export const naicsCodec: Codec<string, 'list'> = {
  ...addressesCodec,
  store: (value) => [...parseNaics(value).codes],
};
