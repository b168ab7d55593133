/** Names in another language, by their English ones. English names are in the data itself. */
type TranslatedNames = Readonly<Record<string, string>>;

/** Lines of business in another language: an area for the `catalog` of a `MessagesProvider`. */
export const businessLineNames: TranslatedNames = {};

/** States in another language: an area for the `catalog` of a `MessagesProvider`. */
export const usStateNames: TranslatedNames = {};

/** Time zones in another language: an area for the `catalog` of a `MessagesProvider`. */
export const timezoneNames: TranslatedNames = {};
