/** Translated names, keyed by English name. The English names are in the data itself. */
type TranslatedNames = Readonly<Record<string, string>>;

/** Translated names of business lines: an area of the `catalog` of a `MessagesProvider`. */
export const businessLineNames: TranslatedNames = {};

/** Translated names of states: an area of the `catalog` of a `MessagesProvider`. */
export const usStateNames: TranslatedNames = {};

/** Translated names of time zones: an area of the `catalog` of a `MessagesProvider`. */
export const timezoneNames: TranslatedNames = {};
