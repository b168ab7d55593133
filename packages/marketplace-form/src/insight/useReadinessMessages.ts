import { useMessages } from '@advantage/ui';
import * as en from '../messages/en.ts';
import type { ReadinessMessages } from './readiness.ts';

/** Returns the texts of the setup checklist, with the host's overrides. */
export const useReadinessMessages = (): ReadinessMessages => ({
  readinessChecks: useMessages(en.readinessChecks),
  deliveryTimes: useMessages(en.deliveryTimes),
  weekdayNames: useMessages(en.weekdayNames),
  timezoneNames: useMessages(en.timezoneNames),
});
