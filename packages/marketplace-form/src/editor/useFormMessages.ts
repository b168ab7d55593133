import { useTexts } from '@advantage/ui';
import { useMemo } from 'react';
import type { ScheduleMessages } from '../fields/times.ts';
import * as en from '../messages/en.ts';
import type { ContractMessages } from '../values/contract.ts';
import type { ChangeMessages } from '../values/describeChanges.ts';

/** Returns the texts of a schedule, including the host's overrides. */
export function useScheduleMessages(): ScheduleMessages {
  const texts = useTexts();
  return useMemo(
    () => ({
      scheduleTexts: texts(en.scheduleTexts),
      weekdayNames: texts(en.weekdayNames),
      timezoneNames: texts(en.timezoneNames),
    }),
    [texts],
  );
}

/** Returns the texts of the sentences that describe a marketplace, including the host's overrides. */
export function useContractMessages(): ContractMessages {
  const texts = useTexts();
  return useMemo(
    () => ({
      contractTexts: texts(en.contractTexts),
      scheduleTexts: texts(en.scheduleTexts),
      weekdayNames: texts(en.weekdayNames),
      timezoneNames: texts(en.timezoneNames),
      businessLineNames: texts(en.businessLineNames),
      marketplaceTypeNames: texts(en.marketplaceTypeNames),
      paymentOptionNames: texts(en.paymentOptionNames),
      deliveryMethodNames: texts(en.deliveryMethodNames),
      apiAuthNames: texts(en.apiAuthNames),
      sourceTexts: texts(en.sourceTexts),
    }),
    [texts],
  );
}

/** Returns the texts of a list of changes, including the host's overrides. */
export function useChangeMessages(): ChangeMessages {
  const texts = useTexts();
  return useMemo(
    () => ({
      fieldLabels: texts(en.fieldLabels),
      flagNames: texts(en.flagNames),
      marketplaceTypeNames: texts(en.marketplaceTypeNames),
      paymentOptionNames: texts(en.paymentOptionNames),
      priceModeNames: texts(en.priceModeNames),
      deliveryMethodNames: texts(en.deliveryMethodNames),
      apiAuthNames: texts(en.apiAuthNames),
      sourceTexts: texts(en.sourceTexts),
      scheduleTexts: texts(en.scheduleTexts),
      weekdayNames: texts(en.weekdayNames),
      timezoneNames: texts(en.timezoneNames),
      usStateNames: texts(en.usStateNames),
      businessLineNames: texts(en.businessLineNames),
    }),
    [texts],
  );
}
