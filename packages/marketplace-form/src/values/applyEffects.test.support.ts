import {
  type FieldName,
  type MarketplaceFormValues,
  type RecipientFieldName,
  type RecipientKey,
  type RecipientValues,
  recipientKey,
} from '../fields/values.ts';
import type { Agency } from '../wire/agency.ts';
import { agencyPatch, type ChangeContext, computePatch } from './effects.ts';

/** An edit of a form field. */
export type FieldChange = {
  [Name in FieldName]: { readonly field: Name; readonly value: MarketplaceFormValues[Name] };
}[FieldName];

/** An edit of a recipient field. */
export type RecipientChange = {
  [Name in RecipientFieldName]: {
    readonly recipient: RecipientKey;
    readonly field: Name;
    readonly value: RecipientValues[Name];
  };
}[RecipientFieldName];

/** The result of looking up an agency id that the user changed. */
export interface AgencyChange {
  /** The agency. Undefined if none was found or the id was cleared. */
  readonly agency: Agency | undefined;
}

/** Anything that the user, or an agency lookup, changes in the form. */
export type Change = FieldChange | RecipientChange | AgencyChange;

function applyRecipient(
  values: MarketplaceFormValues,
  { recipient, field, value }: RecipientChange,
  context: ChangeContext,
): MarketplaceFormValues {
  const index = values.recipients.findIndex(({ recipientId }) => recipientKey(recipientId) === recipient);
  const before = values.recipients[index];
  if (before === undefined) return values;
  const row = { ...before, [field]: value };
  const edited = { ...values, recipients: values.recipients.with(index, row) };
  return { ...edited, ...computePatch(`recipients.*.${field}`, edited, context, row) };
}

/**
 * Applies an edit and its effects on other fields. Fields that don't change keep their identity. The form itself runs
 * the same effects in a subscription.
 */
export function applyEffects(
  values: MarketplaceFormValues,
  change: Change,
  context: ChangeContext,
): MarketplaceFormValues {
  if ('agency' in change) return { ...values, ...agencyPatch(change.agency) };
  if ('recipient' in change) return applyRecipient(values, change, context);
  if (values[change.field] === change.value) return values;
  const edited: MarketplaceFormValues = { ...values, [change.field]: change.value };
  return { ...edited, ...computePatch(change.field, edited, context) };
}
