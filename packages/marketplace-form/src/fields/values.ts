import type { ValuesOf } from './field.ts';
import { type MarketplaceReference, selectableSources } from './field.ts';
import { fields, recipientFields } from './fields.ts';

/** The name of a form field. For recipient fields, see `RecipientFieldName`. */
export type FieldName = keyof typeof fields;
/** The name of a recipient field that a control edits. */
export type RecipientFieldName = keyof typeof recipientFields;

type FieldValues = ValuesOf<typeof fields>;
type RecipientFieldValues = ValuesOf<typeof recipientFields>;

/** The form values of one recipient. */
export type RecipientValues = RecipientFieldValues & {
  /** The id from the server, or a negative id for a row that isn't saved yet. */
  recipientId: number;
  /** The email address, as entered. */
  emailAddress: string;
};

/**
 * The values of the marketplace form, as the user chose them. Values that a choice forces on other fields are derived
 * in `effective.ts`, so undoing the choice restores the old values.
 */
export type MarketplaceFormValues = FieldValues & {
  /** Excluded codes that aren't in the list of known codes, kept while the mode is include. No control edits them. */
  unlistedNaics: string[];
  /** The settings of each recipient, in the order of the addresses. */
  recipients: RecipientValues[];
};

const getDefaultValues = <List extends Record<string, { defaultValue: unknown }>>(list: List) =>
  Object.fromEntries(
    Object.entries(list).map(([name, { defaultValue }]) => [
      name,
      Array.isArray(defaultValue) ? [...defaultValue] : defaultValue,
    ]),
  ) as ValuesOf<List>;

/** Returns the form values of a new marketplace: every source but direct-call selected, no states, no lines. */
export const defaultMarketplaceForm = (reference: MarketplaceReference): MarketplaceFormValues => ({
  ...getDefaultValues(reference.fields ?? {}),
  ...getDefaultValues(fields),
  referralSources: selectableSources(reference),
  unlistedNaics: [],
  recipients: [],
});

/** Returns the settings of a newly entered address, which follow the marketplace. */
export const newRecipient = (recipientId: number, emailAddress: string): RecipientValues => ({
  ...getDefaultValues(recipientFields),
  sameDeliveryDaysAsMarketplace: true,
  sameDeliveryTimesAsMarketplace: true,
  recipientId,
  emailAddress,
});

/** The key of a recipient in the form. Its number is the suffix of the recipient's control names. */
export type RecipientKey = `r${number}`;
export const recipientKey = (id: number): RecipientKey => `r${id}`;

/** The path of a field: a form field, or a field of one recipient. */
export type FieldPath = FieldName | RecipientPath<RecipientFieldName>;
/** The path of a recipient's field. */
export type RecipientPath<Name extends RecipientFieldName> = `recipients.${RecipientKey}.${Name}`;
export const recipientPath = <Name extends RecipientFieldName>(
  id: number,
  field: Name,
): RecipientPath<Name> => `recipients.${recipientKey(id)}.${field}`;
/** The type of the value at a path. */
export type ValueAt<Path extends FieldPath> = Path extends FieldName
  ? MarketplaceFormValues[Path]
  : Path extends RecipientPath<infer Name>
    ? RecipientValues[Name]
    : never;

/** Returns the recipient and the field that a path names. Undefined for a field of the form. */
export function parseRecipientPath(path: string) {
  const [list, key, field] = path.split('.');
  if (list !== 'recipients' || key === undefined || field === undefined) return undefined;
  return { id: Number(key.slice(1)), field: field as RecipientFieldName };
}

/**
 * Converts a field path to a path in the form values. Field paths identify a recipient by key, form values by index.
 */
export function pathInValues(
  path: FieldPath,
  { recipients }: Pick<MarketplaceFormValues, 'recipients'>,
): (string | number)[] {
  const recipient = parseRecipientPath(path);
  if (!recipient) return [path];
  const index = recipients.findIndex(({ recipientId }) => recipientId === recipient.id);
  return ['recipients', index, recipient.field];
}

/** Returns the name of a recipient's control: the field name with the recipient's id as suffix. */
export const recipientControlName = (field: RecipientFieldName, id: number) => `${field}-${id}`;

/**
 * Names of the fields with a text value: text, numbers, times, and choices that may have values only the server knows.
 * `Values` are those of the form, or of a host's own fields.
 */
export type TextName<Values = MarketplaceFormValues> = {
  [Name in keyof Values]: string extends Values[Name] ? Name : never;
}[keyof Values] &
  string;
/** Names of the fields that are on or off, in the same `Values`. */
export type FlagName<Values = MarketplaceFormValues> = {
  [Name in keyof Values]: Values[Name] extends boolean ? Name : never;
}[keyof Values] &
  string;
export type ListName = {
  [Name in FieldName]: MarketplaceFormValues[Name] extends string[] ? Name : never;
}[FieldName];
