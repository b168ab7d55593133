import { loadFields } from '../fields/field.ts';
import { recipientFields } from '../fields/fields.ts';
import type { Schedule } from '../fields/times.ts';

const {
  deliveryDays,
  deliverAllDay,
  referralDeliveryStartTime,
  referralDeliveryEndTime,
  referralDeliveryTimezone,
} = recipientFields;
const scheduleFields = {
  deliveryDays,
  deliverAllDay,
  referralDeliveryStartTime,
  referralDeliveryEndTime,
  referralDeliveryTimezone,
};

/** Reads the schedule of a risk appetite or recipient setting. `deliverAllDay` is on for 00:00:00 to 23:59:59. */
export const loadSchedule = (stored: object): Schedule =>
  loadFields(scheduleFields, { recipient: { ...stored } }, { referralSources: [] }) as Schedule;
