import { useFieldArray, useFormContext } from 'react-hook-form';
import { type MarketplaceFormValues, type RecipientKey, recipientKey } from '../fields/values.ts';
import { useFormErrors, useFormSelector } from '../form/formParts.ts';
import type { MarketplaceFormReturn } from '../form/useMarketplaceForm.ts';

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

const defaultOf = ({ getValues }: MarketplaceFormReturn): RecipientKey | undefined => {
  const row = getValues('recipients').find(({ defaultPurchaser }) => defaultPurchaser);
  return row && recipientKey(row.recipientId);
};

const recipientNames = ['recipients'] as const;

/** The recipient that is the default purchaser, if any. */
export const useDefaultPurchaser = () => useFormSelector(defaultOf, recipientNames);

/** The error about the default purchaser, which concerns all rows. */
export const useDefaultPurchaserError = () =>
  [...useFormErrors().errors].find(([path]) => path.endsWith('.defaultPurchaser'))?.[1];
