import { useFieldArray, useFormContext } from 'react-hook-form';
import { type MarketplaceFormValues, type RecipientKey, recipientKey } from '../fields/values.ts';
import { type FormSummary, useFormSummary } from '../form/formContext.ts';

/** A recipient in the table. */
export interface ListedRecipient {
  /** Key of the recipient. */
  readonly key: RecipientKey;
  /** The address as entered. */
  readonly emailAddress: string;
}

/** Returns the recipients, in the order of the address list. */
export function useRecipientList(): readonly ListedRecipient[] {
  const { control } = useFormContext<MarketplaceFormValues>();
  const { fields } = useFieldArray({ control, name: 'recipients', keyName: 'key' });
  return fields.map(({ recipientId, emailAddress }) => ({ key: recipientKey(recipientId), emailAddress }));
}

const purchaserError = ({ errors }: FormSummary) =>
  [...errors].find(([path]) => path.endsWith('.defaultPurchaser'))?.[1];

/** Returns the error about the default purchaser, which concerns all rows. */
export const useDefaultPurchaserError = () => useFormSummary(purchaserError);
