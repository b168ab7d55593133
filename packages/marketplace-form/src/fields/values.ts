import * as z from 'zod/mini';
import { orElse } from './codecs.ts';
import type { ValuesOf } from './field.ts';
import { fields, recipientFields } from './fields.ts';
import { type MarketplaceReference, selectableSources } from './reference.ts';

/** A leaf of the form; the recipients' own leaves are `RecipientFieldName`. */
export type FieldName = keyof typeof fields;
/** A leaf of a recipient that a control edits. */
export type RecipientFieldName = keyof typeof recipientFields;

type FieldValues = ValuesOf<typeof fields>;
type RecipientFieldValues = ValuesOf<typeof recipientFields>;

/** The settings of one recipient. */
export type RecipientValues = RecipientFieldValues & {
  /** The id the server gave, or a negative one for a row that was not saved yet. */
  recipientId: number;
  /** The address, as it was written. */
  emailAddress: string;
};

/**
 * What the form edits. Values are what the person chose; what a choice forces on another field is derived by the
 * functions of `effective.ts`, so undoing a choice brings the old value back.
 */
export type MarketplaceFormValues = FieldValues & {
  /** Excluded codes that the known-code list lacks, kept while the mode is include. No control edits them. */
  unlistedNaics: string[];
  /** Each recipient's settings, in the order of the addresses. */
  recipients: RecipientValues[];
};

/** The when of a delivery, shared by the marketplace and each recipient. */
export type Schedule = Pick<
  FieldValues,
  | 'deliveryDays'
  | 'deliverAllDay'
  | 'referralDeliveryStartTime'
  | 'referralDeliveryEndTime'
  | 'referralDeliveryTimezone'
>;

type Leaf<Value> = z.ZodMiniType<Value>;
const leavesOf = <List extends Record<string, { codec: { schema: z.ZodMiniType } }>>(list: List) =>
  Object.fromEntries(Object.entries(list).map(([name, { codec }]) => [name, codec.schema])) as {
    [Name in keyof List]: Leaf<ValuesOf<List>[Name]>;
  };

const recipientSchema = z.extend(
  z.object({
    recipientId: orElse(z.number(), () => 0),
    emailAddress: orElse(z.string(), () => ''),
  }),
  leavesOf(recipientFields),
);

/**
 * The form as a schema: every leaf a control edits, and the few that are carried along. It takes anything and never fails.
 * Fields of a host's own pass through.
 */
export const formValuesSchema = z.extend(z.looseObject(leavesOf(fields)), {
  unlistedNaics: orElse(z.array(z.string()), () => []),
  recipients: orElse(z.array(recipientSchema), () => []),
});

const defaultsOf = <List extends Record<string, { defaultValue: unknown }>>(list: List) =>
  Object.fromEntries(
    Object.entries(list).map(([name, { defaultValue }]) => [
      name,
      Array.isArray(defaultValue) ? [...defaultValue] : defaultValue,
    ]),
  ) as ValuesOf<List>;

/** The form of a new marketplace: every source but direct-call ticked, no state, no line. */
export const defaultMarketplaceForm = (reference: MarketplaceReference): MarketplaceFormValues => ({
  ...defaultsOf(reference.fields ?? {}),
  ...defaultsOf(fields),
  referralSources: selectableSources(reference),
  unlistedNaics: [],
  recipients: [],
});

/** The row of an address that was just typed: it follows the marketplace. */
export const newRecipient = (recipientId: number, emailAddress: string): RecipientValues => ({
  ...defaultsOf(recipientFields),
  sameDeliveryDaysAsMarketplace: true,
  sameDeliveryTimesAsMarketplace: true,
  recipientId,
  emailAddress,
});

/** The key of a recipient in the form; its number is the suffix of the names of its controls. */
export type RecipientKey = `r${number}`;
/** The key of the recipient with an id. */
export const recipientKey = (id: number): RecipientKey => `r${id}`;

/** Where a field lives in the form: a leaf, or a leaf of one recipient. */
export type FieldPath = FieldName | `recipients.${RecipientKey}.${RecipientFieldName}`;
/** Where a field of the recipient with an id lives. */
export const recipientPath = (id: number, field: RecipientFieldName): FieldPath =>
  `recipients.${recipientKey(id)}.${field}`;

/** The name of a recipient's control: its field with the numeric id of the recipient as suffix. */
export const recipientControlName = (field: RecipientFieldName, id: number) => `${field}-${id}`;

type NamesOf<Value> = {
  [Name in FieldName]: MarketplaceFormValues[Name] extends Value ? Name : never;
}[FieldName];

/** Fields that hold a text: words, numbers, times, and choices whose server may know more of them than we do. */
export type TextName = {
  [Name in FieldName]: string extends MarketplaceFormValues[Name] ? Name : never;
}[FieldName];
/** Fields that hold a tick. */
export type FlagName = NamesOf<boolean>;
/** Fields that hold a list of ticked things. */
export type ListName = NamesOf<string[]>;
