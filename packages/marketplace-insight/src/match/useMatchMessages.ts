import { weekdayNames } from '@advantage/marketplace-form/messages';
import { useAreas } from '@advantage/ui/internal';
import { businessLineNames, timezoneNames, usStateNames } from '../messages/en.ts';
import { englishDelivery } from './delivery.ts';
import { englishMatches } from './matchRules.ts';

const names = { weekdayNames, timezoneNames, usStateNames, businessLineNames };
const areas = { ...englishMatches, ...englishDelivery, ...names };

/** Returns the texts of an explanation, a delivery and a setup checklist, with the host's overrides. */
export const useMatchMessages = () => useAreas(areas);
