import { useWatch } from 'react-hook-form';
import type { Schedule } from '../form/values.ts';
import { useFormSession } from '../session/FormSessionContext.ts';

const names = [
  'deliveryDays',
  'deliverAllDay',
  'referralDeliveryStartTime',
  'referralDeliveryEndTime',
  'referralDeliveryTimezone',
] as const;

/** The marketplace's own days and times. */
export function useSchedule(): Schedule {
  const { control } = useFormSession();
  const [
    deliveryDays,
    deliverAllDay,
    referralDeliveryStartTime,
    referralDeliveryEndTime,
    referralDeliveryTimezone,
  ] = useWatch({ control, name: names, exact: true });
  return {
    deliveryDays,
    deliverAllDay,
    referralDeliveryStartTime,
    referralDeliveryEndTime,
    referralDeliveryTimezone,
  };
}
