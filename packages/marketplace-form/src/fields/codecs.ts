import * as z from 'zod/mini';
import * as texts from '../messages/fieldTexts.ts';
import { joinList, readNaics, sameItems, splitList } from './lists.ts';
import { type Names, nameIn } from './names.ts';
import { multiplierOf, numberOrNull, numberText, percentOf, sameNumber } from './numbers.ts';
import { shownPhone, storedPhone } from './phone.ts';
import { englishTimes, type TimeTexts, timeWords } from './times.ts';
import type { ApiAuthType, DeliveryMethod, MarketplaceType, PaymentOption, PriceMode } from './wireValues.ts';

/** What happened to a field: a value became another, items came and went, or a secret was replaced. */
export type ChangeDetail =
  | { readonly kind: 'value'; readonly before: string; readonly after: string }
  | { readonly kind: 'items'; readonly added: readonly string[]; readonly removed: readonly string[] }
  | { readonly kind: 'secret' };

/** The texts of values in a list of changes. Those of states, lines and time zones are areas of `@advantage/reference-data`. */
export interface ValueMessages {
  readonly flagNames: Names<'on' | 'off'>;
  readonly marketplaceTypeNames: Names<MarketplaceType>;
  readonly paymentOptionNames: Names<PaymentOption>;
  readonly priceModeNames: Names<PriceMode>;
  readonly deliveryMethodNames: Names<DeliveryMethod>;
  readonly apiAuthNames: Names<ApiAuthType>;
  readonly scheduleTexts: TimeTexts;
  readonly weekdayNames: Names;
  readonly timezoneNames: Names;
  readonly usStateNames: Names;
  readonly businessLineNames: Names;
}

/** How a choice is named: by an area of the texts, or by a function of them. Default: a choice is its own name. */
export type ChoiceNames =
  | Exclude<keyof ValueMessages, 'scheduleTexts'>
  | ((value: string, messages: ValueMessages) => string);

/** The same in English. */
export const englishValues: ValueMessages = {
  flagNames: texts.flagNames,
  marketplaceTypeNames: texts.marketplaceTypeNames,
  paymentOptionNames: texts.paymentOptionNames,
  priceModeNames: texts.priceModeNames,
  deliveryMethodNames: texts.deliveryMethodNames,
  apiAuthNames: texts.apiAuthNames,
  scheduleTexts: englishTimes,
  weekdayNames: {},
  timezoneNames: {},
  usStateNames: {},
  businessLineNames: {},
};

/** How values of one type are read from the wire, written back, compared, described and merged. */
export interface Codec<Value, WireSchema extends z.ZodMiniType = z.ZodMiniType> {
  /** The wire value. */
  readonly wireSchema: WireSchema;
  /** The form value. It takes anything: what is wrong falls back to empty, so that rules across fields always run. */
  readonly schema: z.ZodMiniType<Value>;
  /** The form value of a wire value. */
  load(raw: unknown): Value;
  /** The wire value of a form value. `stored` is what the server sent: what the form does not know stays in it. */
  store(value: Value, stored: unknown): unknown;
  /** Whether two values mean the same, whatever their order, white space or spelling. */
  isEqual(a: Value, b: Value): boolean;
  /** The difference of two values in words. Default of `messages`: English. */
  describe(before: Value, after: Value, messages?: ValueMessages): ChangeDetail;
  /** Merges two edits of a value. Default: such edits conflict. */
  merge?(base: Value, mine: Value, theirs: Value): Value;
  /** Whether people type the value; its errors wait until they leave the field. */
  readonly isTyped: boolean;
}

/**
 * A schema that takes anything: what `schema` refuses is the fallback. As `z.catch`, whose module bundlers keep whole.
 */
export const orElse = <Value>(
  schema: z.ZodMiniType<Value>,
  fallback: () => NoInfer<Value>,
): z.ZodMiniType<Value> =>
  z.pipe(
    z.optional(z.unknown()),
    z.transform((value) => {
      const read = schema.safeParse(value);
      return read.success ? read.data : fallback();
    }),
  );

const wireFlag = z.nullish(z.boolean());
const wireText = z.nullish(z.string());
const wireNumber = z.nullish(z.number());
const wireList = z.nullish(z.array(z.string()));
const text = orElse(z.string(), () => '');
const list = orElse(z.array(z.string()), () => []);

const identical = (a: unknown, b: unknown) => a === b;
const asIs = (value: unknown) => value;

/** Describes a value by its text; blank is empty. */
const describeAs =
  <Value>(format: (value: Value, messages: ValueMessages) => string) =>
  (before: Value, after: Value, messages = englishValues): ChangeDetail => ({
    kind: 'value',
    before: format(before, messages),
    after: format(after, messages),
  });

const trimmed = (value: string) => value.trim();

/** Describes what was added and removed. */
export function describeItems(
  before: readonly string[],
  after: readonly string[],
  format: (item: string) => string = String,
): ChangeDetail {
  const without = (items: readonly string[], others: readonly string[]) =>
    items.filter((item) => !others.includes(item)).map(format);
  return { kind: 'items', added: without(after, before), removed: without(before, after) };
}

/** Their items, with what I added and without what I removed: lists never conflict. */
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

/** A flag; null is off. */
export const flagCodec: Codec<boolean, typeof wireFlag> = {
  wireSchema: wireFlag,
  schema: orElse(z.boolean(), () => false),
  load: (raw) => raw === true,
  store: asIs,
  isEqual: identical,
  describe: describeAs((value, { flagNames }) => (value ? flagNames.on : flagNames.off)),
  isTyped: false,
};

/** A text; null is empty. */
export const textCodec: Codec<string, typeof wireText> = {
  wireSchema: wireText,
  schema: text,
  load: (raw) => (typeof raw === 'string' ? raw : ''),
  store: asIs,
  isEqual: identical,
  describe: describeAs(trimmed),
  isTyped: true,
};

/** A text whose value is never shown in a list of changes. */
export const secretCodec: Codec<string, typeof wireText> = {
  ...textCodec,
  describe: () => ({ kind: 'secret' }),
};

/** A number as its text; null is blank and blank is null. */
export const numberCodec: Codec<string, typeof wireNumber> = {
  ...textCodec,
  wireSchema: wireNumber,
  load: (raw) => numberText(typeof raw === 'number' ? raw : null),
  store: numberOrNull,
  isEqual: sameNumber,
};

/** An integer percent; a multiplier on the wire. */
export const percentCodec: Codec<string, typeof wireNumber> = {
  ...numberCodec,
  load: (raw) => (typeof raw === 'number' ? String(percentOf(raw)) : ''),
  store: (value) => multiplierOf(numberOrNull(value) ?? 0),
};

/** A phone number; with the +1 prefix on the wire. */
export const phoneCodec: Codec<string, typeof wireText> = {
  ...textCodec,
  load: (raw) => shownPhone(textCodec.load(raw)),
  store: (value) => (value.trim() === '' ? '' : storedPhone(value)),
};

const describeChoice = (names: ChoiceNames) =>
  describeAs((value: string, messages) =>
    typeof names === 'string' ? nameIn(messages[names], value) : names(value, messages),
  );

/** A choice; null is `fallback`. A value that we do not know stays, and is its own label. */
export const choiceCodec = (
  fallback: string,
  names: ChoiceNames = String,
): Codec<string, typeof wireText> => ({
  ...textCodec,
  load: (raw) => (typeof raw === 'string' && raw !== '' ? raw : fallback),
  describe: describeChoice(names),
  isTyped: false,
});

/** A choice between known values, the first of which anything else counts as. */
export const optionCodec = <Option extends string>(
  options: readonly [Option, ...Option[]],
  names: ChoiceNames = String,
): Codec<Option, typeof wireText> => {
  const isOption = (value: unknown): value is Option => options.some((option) => option === value);
  return {
    wireSchema: wireText,
    schema: orElse(z.custom<Option>(isOption), () => options[0]),
    load: (raw: unknown) => (isOption(raw) ? raw : options[0]),
    store: asIs,
    isEqual: identical,
    describe: describeChoice(names),
    isTyped: false,
  };
};

const clock = /^([01]?\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:\.\d{1,9})?)?$/;

/** A time of day as the form holds it, HH:mm:ss; what is no time is empty. */
function readTime(value: string): string {
  const [, hours = '', minutes = '', seconds = '00'] = clock.exec(value) ?? [];
  return hours === '' ? '' : `${hours.padStart(2, '0')}:${minutes}:${seconds}`;
}

/** A time of day; null is `fallback`. */
export const timeCodec = (fallback: string): Codec<string, typeof wireText> => ({
  ...textCodec,
  load: (raw) => (typeof raw === 'string' ? readTime(raw) : fallback),
  describe: describeAs((value, messages) => timeWords(value, messages.scheduleTexts)),
});

interface ItemsOptions {
  /** The items that the form knows, in its order; a stored list may hold others. Default: any. */
  readonly known?: readonly string[];
  /** The words of an item. Default: the item. */
  readonly format?: (item: string, messages: ValueMessages) => string;
}

/** A set of items. Items that the form does not know stay in the stored list. */
export function itemsCodec({ known, format }: ItemsOptions = {}): Codec<string[], typeof wireList> {
  const knownItems = known && new Set(known);
  const isKnown = (item: string) => !knownItems || knownItems.has(item);
  const itemsOf = (raw: unknown): string[] => (Array.isArray(raw) ? raw : []);
  return {
    wireSchema: wireList,
    schema: list,
    load: (raw: unknown) => [...new Set(itemsOf(raw))].filter(isKnown),
    store: (value: string[], stored: unknown) => updateList(itemsOf(stored), value, isKnown),
    isEqual: sameItems,
    describe: (before: string[], after: string[], messages = englishValues) =>
      describeItems(before, after, format && ((item) => format(item, messages))),
    merge: mergeItems,
    isTyped: false,
  };
}

/**
 * A stored list after an edit: what the form does not know stays, what is no longer wanted goes, what is new follows.
 */
export function updateList(
  stored: readonly string[],
  wanted: readonly string[],
  isKnown: (item: string) => boolean,
): string[] {
  const chosen = new Set(wanted);
  const kept = stored.filter((item) => !isKnown(item) || chosen.has(item));
  const present = new Set(kept);
  return [...kept, ...[...chosen].filter((item) => !present.has(item))];
}

const loadList = (raw: unknown) => joinList(Array.isArray(raw) ? raw : []);

/** Addresses in a comma-separated text; a list on the wire. */
export const addressesCodec: Codec<string, typeof wireList> = {
  ...textCodec,
  wireSchema: wireList,
  load: loadList,
  store: (text) => [...splitList(text)],
  isEqual: (a, b) => a === b || sameItems(splitList(a), splitList(b)),
  describe: (before, after) => describeItems(splitList(before), splitList(after)),
  merge: (base, mine, theirs) => joinList(mergeItems(splitList(base), splitList(mine), splitList(theirs))),
};

/** Industry codes in a comma-separated text; a list on the wire, without what is no code. */
export const naicsCodec: Codec<string, typeof wireList> = {
  ...addressesCodec,
  store: (value) => [...readNaics(value).codes],
};
