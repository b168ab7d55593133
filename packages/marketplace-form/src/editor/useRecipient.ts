import { useCallback } from 'react';
import {
  type RecipientFieldName,
  type RecipientKey,
  type RecipientValues,
  recipientControlName,
  recipientPath,
  type Schedule,
} from '../fields/values.ts';
import { fieldId, useFormActions, useFormSelector } from '../form/formContext.ts';
import type { MarketplaceFormReturn } from '../form/useMarketplaceForm.ts';
import { effectiveRecipient } from '../values/effective.ts';

const recipientNames = ['recipients'] as const;

/** Returns the current index of a recipient, which changes when others are added or removed. */
const indexOf = ({ getValues }: MarketplaceFormReturn, id: number) =>
  getValues('recipients').findIndex(({ recipientId }) => recipientId === id);

/** Selects the values and errors of a recipient. */
function selectRecipient(form: MarketplaceFormReturn, id: number) {
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

/** Returns a function that changes a recipient, and the props of its controls except their values. */
function useControls(id: number) {
  const { form, showErrors } = useFormActions();
  const change = useCallback(
    <Name extends RecipientFieldName>(field: Name, value: RecipientValues[Name]) => {
      const { name, onChange } = form.register(`recipients.${indexOf(form, id)}.${field}`);
      void onChange({ target: { name, value }, type: 'change' });
    },
    [form, id],
  );
  const onBlur = useCallback(() => showErrors('recipients'), [showErrors]);
  const field = (name: RecipientFieldName) => ({
    id: fieldId(recipientPath(id, name)),
    name: recipientControlName(name, id),
    onBlur,
  });
  return { change, field };
}

const parseRecipientId = (recipient: RecipientKey) => Number(recipient.slice(1));

/**
 * Returns the effective settings of a recipient, including those inherited from the marketplace, and how to change
 * them. One subscription serves the whole row, except for the default purchaser.
 */
export function useRecipient(recipient: RecipientKey, marketplace: Schedule) {
  const id = parseRecipientId(recipient);
  const select = useCallback((from: MarketplaceFormReturn) => selectRecipient(from, id), [id]);
  const { daysError, timesError, ...chosen } = useFormSelector(select, recipientNames);
  return { row: effectiveRecipient(chosen, marketplace), daysError, timesError, ...useControls(id) };
}

/** Selects whether a recipient is the default purchaser, can't be selected, or has an error. */
function selectPurchaser(form: MarketplaceFormReturn, id: number) {
  const recipients = form.getValues('recipients');
  const purchaser = recipients.find(({ defaultPurchaser }) => defaultPurchaser);
  const index = indexOf(form, id);
  return {
    isSelected: recipients[index]?.defaultPurchaser === true,
    isDisabled: purchaser !== undefined && purchaser.recipientId !== id,
    isInvalid: form.getErrors('recipients')?.[index]?.defaultPurchaser !== undefined,
  };
}

/**
 * Returns the state of a recipient's default purchaser checkbox. Its own subscription, because a change affects all
 * rows, which then re-render nothing else.
 */
export function usePurchaser(recipient: RecipientKey) {
  const id = parseRecipientId(recipient);
  const select = useCallback((from: MarketplaceFormReturn) => selectPurchaser(from, id), [id]);
  return { ...useFormSelector(select, recipientNames), ...useControls(id) };
}
