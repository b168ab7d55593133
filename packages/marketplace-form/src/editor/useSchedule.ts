import type { Schedule } from '../fields/values.ts';
import type { FormSession } from '../form/createFormSession.ts';
import { useFacts } from '../form/FormSessionContext.ts';

const topics = [
  'deliveryDays',
  'deliverAllDay',
  'referralDeliveryStartTime',
  'referralDeliveryEndTime',
  'referralDeliveryTimezone',
] as const;

/** The marketplace's own days and times, of the form as it stands. */
function scheduleOf(session: FormSession): Schedule {
  const {
    deliveryDays,
    deliverAllDay,
    referralDeliveryStartTime,
    referralDeliveryEndTime,
    referralDeliveryTimezone,
  } = session.values();
  return {
    deliveryDays,
    deliverAllDay,
    referralDeliveryStartTime,
    referralDeliveryEndTime,
    referralDeliveryTimezone,
  };
}

/** The marketplace's own days and times. */
export const useSchedule = (): Schedule => useFacts(scheduleOf, topics);
