import { useMessages } from '@advantage/ui';
import * as en from '../messages/en.ts';
import type { ReadinessMessages } from './readiness.ts';

/** The texts of a checklist, in the words of the host. */
export const useReadinessMessages = (): ReadinessMessages => ({
  readinessChecks: useMessages(en.readinessChecks),
  deliveryTimes: useMessages(en.deliveryTimes),
  weekdayNames: useMessages(en.weekdayNames),
  timezoneNames: useMessages(en.timezoneNames),
});
