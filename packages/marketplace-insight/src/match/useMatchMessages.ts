import { useAreas } from '@advantage/marketplace-form/internal';
import { weekdayNames } from '@advantage/marketplace-form/messages';
import * as en from '../messages/en.ts';

const areas = {
  ruleNames: en.ruleNames,
  findings: en.findings,
  readinessChecks: en.readinessChecks,
  deliveryTimes: en.deliveryTimes,
  weekdayNames,
  timezoneNames: en.timezoneNames,
  usStateNames: en.usStateNames,
  businessLineNames: en.businessLineNames,
};

/** Returns the texts of an explanation, a delivery and a setup checklist, with the host's overrides. */
export const useMatchMessages = () => useAreas(areas);
