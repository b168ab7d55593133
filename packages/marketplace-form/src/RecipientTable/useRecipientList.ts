import { useWatch } from 'react-hook-form';
import { recipientRows } from '../form/effective.ts';
import { type MarketplaceFormValues, type RecipientKey, recipientKey } from '../form/values.ts';
import { useFormSession, useStatus } from '../session/FormSessionContext.ts';

const names = ['recipients', 'emailRecipients'] as const;
type Watched = [MarketplaceFormValues['recipients'], string];

/** A recipient as the table lists it. */
export interface ListedRecipient {
  /** Where its settings live in the form. */
  readonly key: RecipientKey;
  /** The address, as it was written. */
  readonly emailAddress: string;
}

const listed = ([recipients, emailRecipients]: Watched): ListedRecipient[] =>
  recipientRows({ recipients, emailRecipients }).map(({ recipientId, emailAddress }) => ({
    key: recipientKey(recipientId),
    emailAddress,
  }));

const defaultOf = ([recipients, emailRecipients]: Watched): RecipientKey | undefined => {
  const row = recipientRows({ recipients, emailRecipients }).find(({ defaultPurchaser }) => defaultPurchaser);
  return row && recipientKey(row.recipientId);
};

/** The recipients in the order of their addresses; renders again only when addresses come or go (MKI-16). */
export function useRecipientList(): readonly ListedRecipient[] {
  const { control } = useFormSession();
  return useWatch({ control, name: names, compute: listed });
}

/** The recipient that is the default purchaser, if any. */
export function useDefaultPurchaser(): RecipientKey | undefined {
  const { control } = useFormSession();
  return useWatch({ control, name: names, compute: defaultOf });
}

/** The error about the default purchaser, which concerns all rows (MKI-5). */
export const useDefaultPurchaserError = () =>
  useStatus(({ errors }) => [...errors].find(([path]) => path.endsWith('.defaultPurchaser'))?.[1]);
