import type { FieldName, MarketplaceFormValues, RecipientFieldName } from './values.ts';

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

/** The name of a recipient's control: its field with the numeric id of the recipient as suffix (MKF-28). */
export const recipientControlName = (field: RecipientFieldName, id: number) => `${field}-${id}`;
