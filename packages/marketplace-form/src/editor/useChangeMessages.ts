import { businessLineNames, usStateNames } from '@advantage/reference-data';
import { useTexts } from '@advantage/ui';
import { useMemo } from 'react';
import * as en from '../messages/en.ts';
import type { ChangeMessages } from '../values/describe.ts';

/** The texts of a list of changes, in the words of the host. */
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
      scheduleTexts: texts(en.scheduleTexts),
      usStateNames: texts(usStateNames),
      businessLineNames: texts(businessLineNames),
    }),
    [texts],
  );
}
