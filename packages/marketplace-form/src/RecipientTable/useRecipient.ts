import { useCallback } from 'react';
import { useWatch } from 'react-hook-form';
import { effectiveRecipient } from '../form/effective.ts';
import { recipientControlName } from '../form/fieldKinds.ts';
import type { RecipientChange } from '../form/interplay.ts';
import {
  type RecipientFieldName,
  type RecipientKey,
  type RecipientValues,
  recipientPath,
} from '../form/values.ts';
import { useSchedule } from '../sections/useSchedule.ts';
import { fieldId } from '../session/createFormSession.ts';
import { useError, useFormSession } from '../session/FormSessionContext.ts';

/** A recipient as it counts, with what it takes over from the marketplace, and how to change it. */
export function useRecipient(recipient: RecipientKey) {
  const session = useFormSession();
  const chosen = useWatch({ control: session.control, name: `recipients.${recipient}`, exact: true });
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
  return {
    row,
    change,
    field,
    daysError: useError(recipientPath(id, 'deliveryDays')),
    timesError: useError(recipientPath(id, 'referralDeliveryEndTime')),
    purchaserError: useError(recipientPath(id, 'defaultPurchaser')),
  };
}
