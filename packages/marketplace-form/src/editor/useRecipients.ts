import { useFieldArray, useFormContext } from 'react-hook-form';
import { type MarketplaceFormValues, type RecipientKey, recipientKey } from '../fields/values.ts';
import { type FormSummary, useFormSummary } from '../form/formParts.ts';

/** A recipient as the table lists it. */
export interface ListedRecipient {
  /** The key of its settings. */
  readonly key: RecipientKey;
  /** The address, as it was written. */
  readonly emailAddress: string;
}

/** The recipients in the order of their addresses. */
export function useRecipientList(): readonly ListedRecipient[] {
  const { control } = useFormContext<MarketplaceFormValues>();
  const { fields } = useFieldArray({ control, name: 'recipients', keyName: 'key' });
  return fields.map(({ recipientId, emailAddress }) => ({ key: recipientKey(recipientId), emailAddress }));
}

const purchaserError = ({ errors }: FormSummary) =>
  [...errors].find(([path]) => path.endsWith('.defaultPurchaser'))?.[1];

/** The error about the default purchaser, which concerns all rows. */
export const useDefaultPurchaserError = () => useFormSummary(purchaserError);
