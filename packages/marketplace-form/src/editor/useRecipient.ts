import { useCallback } from 'react';
import {
  type RecipientFieldName,
  type RecipientKey,
  type RecipientValues,
  recipientControlName,
  recipientPath,
} from '../fields/values.ts';
import { type FormSession, fieldId } from '../form/createFormSession.ts';
import { useFacts, useFormSession } from '../form/FormSessionContext.ts';
import { effectiveRecipient } from '../values/effective.ts';
import type { RecipientChange } from '../values/interplay.ts';
import { useSchedule } from './useSchedule.ts';

const topics = ['recipients', 'errors'] as const;

/** What was chosen for a recipient, and what is wrong with it. */
function recipientFacts({ values, status }: FormSession, recipient: RecipientKey) {
  const chosen = values().recipients[recipient];
  // React asks again, and by then the row of a removed recipient is gone.
  if (chosen === undefined) throw new Error(`There is no recipient ${recipient}.`);
  const { errors } = status();
  const errorOf = (name: RecipientFieldName) =>
    errors.size === 0 ? undefined : errors.get(`recipients.${recipient}.${name}`);
  return {
    chosen,
    daysError: errorOf('deliveryDays'),
    timesError: errorOf('referralDeliveryEndTime'),
    purchaserError: errorOf('defaultPurchaser'),
  };
}

/** A recipient as it counts, with what it takes over from the marketplace, and how to change it. */
export function useRecipient(recipient: RecipientKey) {
  const session = useFormSession();
  const select = useCallback((from: FormSession) => recipientFacts(from, recipient), [recipient]);
  const { chosen, ...errors } = useFacts(select, topics);
  const row = effectiveRecipient(chosen, useSchedule());
  const change = useCallback(
    <Name extends RecipientFieldName>(field: Name, value: RecipientValues[Name]) =>
      session.change({ recipient, field, value } as RecipientChange),
    [session, recipient],
  );
  const leave = useCallback(() => session.leave('recipients'), [session]);
  const id = row.recipientId;
  const field = (name: RecipientFieldName) => ({
    id: fieldId(recipientPath(id, name)),
    name: recipientControlName(name, id),
    onBlur: leave,
  });
  return { row, change, field, ...errors };
}
