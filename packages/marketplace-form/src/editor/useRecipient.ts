import { useCallback } from 'react';
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

const recipientNames = ['recipients'] as const;

/** The place of a recipient in the values: others may come and go before it. */
const indexOf = ({ getValues }: MarketplaceFormReturn, id: number) =>
  getValues('recipients').findIndex(({ recipientId }) => recipientId === id);

/** What was chosen for a recipient, and what is wrong with it. */
function rowOf(form: MarketplaceFormReturn, id: number) {
  const { getValues, getErrors } = form;
  const index = indexOf(form, id);
  const row = getValues(`recipients.${index}`);
  const errors = getErrors('recipients')?.[index];
  return {
    ...row,
    daysError: errors?.deliveryDays?.message,
    timesError: errors?.referralDeliveryEndTime?.message,
  };
}

/** How to change a recipient, and what its controls need besides their values. */
function useControls(id: number) {
  const { form, leave: leaveField } = useFormParts();
  const change = useCallback(
    <Name extends RecipientFieldName>(field: Name, value: RecipientValues[Name]) => {
      const { name, onChange } = form.register(`recipients.${indexOf(form, id)}.${field}`);
      void onChange({ target: { name, value }, type: 'change' });
    },
    [form, id],
  );
  const leave = useCallback(() => leaveField('recipients'), [leaveField]);
  const field = (name: RecipientFieldName) => ({
    id: fieldId(recipientPath(id, name)),
    name: recipientControlName(name, id),
    onBlur: leave,
  });
  return { change, field };
}

const idOf = (recipient: RecipientKey) => Number(recipient.slice(1));

/**
 * A recipient as it counts, with what it takes over from the marketplace, and how to change it. One subscription serves
 * the whole row but its choice of the default purchaser.
 */
export function useRecipient(recipient: RecipientKey, marketplace: Schedule) {
  const id = idOf(recipient);
  const select = useCallback((from: MarketplaceFormReturn) => rowOf(from, id), [id]);
  const { daysError, timesError, ...chosen } = useFormSelector(select, recipientNames);
  return { row: effectiveRecipient(chosen, marketplace), daysError, timesError, ...useControls(id) };
}

/** Whether a recipient is the default purchaser, can be, and should not. */
function purchaserOf(form: MarketplaceFormReturn, id: number) {
  const recipients = form.getValues('recipients');
  const purchaser = recipients.find(({ defaultPurchaser }) => defaultPurchaser);
  const index = indexOf(form, id);
  return {
    isSelected: recipients[index]?.defaultPurchaser === true,
    isDisabled: purchaser !== undefined && purchaser.recipientId !== id,
    isInvalid: form.getErrors('recipients')?.[index]?.defaultPurchaser !== undefined,
  };
}

/** The choice of the default purchaser. It concerns all rows, which render nothing else for it. */
export function usePurchaser(recipient: RecipientKey) {
  const id = idOf(recipient);
  const select = useCallback((from: MarketplaceFormReturn) => purchaserOf(from, id), [id]);
  return { ...useFormSelector(select, recipientNames), ...useControls(id) };
}
