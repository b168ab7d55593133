import * as en from '../messages/en.ts';
import { useAreas } from '../messages/useAreas.ts';
import { englishContract } from '../values/contract.ts';

const changeAreas = {
  scheduleTexts: en.scheduleTexts,
  weekdayNames: en.weekdayNames,
  timezoneNames: en.timezoneNames,
  fieldLabels: en.fieldLabels,
  flagNames: en.flagNames,
  marketplaceTypeNames: en.marketplaceTypeNames,
  paymentOptionNames: en.paymentOptionNames,
  priceModeNames: en.priceModeNames,
  deliveryMethodNames: en.deliveryMethodNames,
  apiAuthNames: en.apiAuthNames,
  sourceTexts: en.sourceTexts,
  usStateNames: en.usStateNames,
  businessLineNames: en.businessLineNames,
};

/** Returns the texts of the sentences that describe a marketplace, including the host's overrides. */
export const useContractMessages = () => useAreas(englishContract);
/** Returns the texts of a list of changes, including the host's overrides. */
export const useChangeMessages = () => useAreas(changeAreas);
