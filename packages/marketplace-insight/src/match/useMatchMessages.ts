import { weekdayNames } from '@advantage/marketplace-form/messages';
import { useAreas } from '@advantage/ui/internal';
import * as en from '../messages/en.ts';
import { englishDelivery } from './delivery.ts';
import { englishMatches } from './matchRules.ts';

const areas = {
  ...englishMatches,
  ...englishDelivery,
  weekdayNames,
  timezoneNames: en.timezoneNames,
  usStateNames: en.usStateNames,
  businessLineNames: en.businessLineNames,
};

/** Returns the texts of an explanation, a delivery and a setup checklist, with the host's overrides. */
export const useMatchMessages = () => useAreas(areas);
