import { useCallback, useMemo } from 'react';
import {
  type RecipientFieldName,
  type RecipientKey,
  type RecipientValues,
  recipientControlName,
  recipientPath,
  type Schedule,
} from '../fields/values.ts';
import { fieldId, useFormParts, useFormSelector } from '../form/formParts.ts';
import type { MarketplaceFormReturn } from '../form/useMarketplaceForm.ts';
import { effectiveRecipient } from '../values/effective.ts';

/** What was chosen for a recipient, and what is wrong with it. */
function rowOf({ getValues, getErrors }: MarketplaceFormReturn, index: number) {
  const row = getValues(`recipients.${index}`);
  const errors = getErrors('recipients')?.[index];
  return {
    ...row,
    daysError: errors?.deliveryDays?.message,
    timesError: errors?.referralDeliveryEndTime?.message,
    purchaserError: errors?.defaultPurchaser?.message,
  };
}

/**
 * A recipient as it counts, with what it takes over from the marketplace, and how to change it. One subscription serves
 * the whole row.
 */
export function useRecipient(recipient: RecipientKey, index: number, marketplace: Schedule) {
  const { form, leave: leaveField } = useFormParts();
  const { names, select } = useMemo(
    () => ({
      names: [`recipients.${index}`] as const,
      select: (from: MarketplaceFormReturn) => rowOf(from, index),
    }),
    [index],
  );
  const { daysError, timesError, purchaserError, ...chosen } = useFormSelector(select, names);
  const row = effectiveRecipient(chosen, marketplace);
  const change = useCallback(
    <Name extends RecipientFieldName>(field: Name, value: RecipientValues[Name]) => {
      const { name, onChange } = form.register(`recipients.${index}.${field}`);
      void onChange({ target: { name, value }, type: 'change' });
    },
    [form, index],
  );
  const leave = useCallback(() => leaveField('recipients'), [leaveField]);
  const id = Number(recipient.slice(1));
  const field = (name: RecipientFieldName) => ({
    id: fieldId(recipientPath(id, name)),
    name: recipientControlName(name, id),
    onBlur: leave,
  });
  return { row, change, field, daysError, timesError, purchaserError };
}
