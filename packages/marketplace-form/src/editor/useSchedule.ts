import type { Schedule } from '../fields/times.ts';
import { pick, useFormSelector } from '../form/formContext.ts';
import type { MarketplaceFormReturn } from '../form/useMarketplaceForm.ts';

const scheduleNames = [
  'deliveryDays',
  'deliverAllDay',
  'referralDeliveryStartTime',
  'referralDeliveryEndTime',
  'referralDeliveryTimezone',
] as const;

const selectSchedule = ({ getValues }: MarketplaceFormReturn): Schedule => pick(getValues(), scheduleNames);

/** Returns the marketplace's own days and times. */
export const useSchedule = (): Schedule => useFormSelector(selectSchedule, scheduleNames);
