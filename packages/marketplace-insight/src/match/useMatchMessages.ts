import { weekdayNames } from '@advantage/marketplace-form/messages';
import { useTexts } from '@advantage/ui';
import { useMemo } from 'react';
import * as en from '../messages/en.ts';
import type { DeliveryMessages } from './delivery.ts';
import type { MatchMessages } from './matchRule.ts';

/** Returns the texts of an explanation, a delivery and a setup checklist, with the host's overrides. */
export function useMatchMessages(): MatchMessages & DeliveryMessages {
  const texts = useTexts();
  return useMemo(
    () => ({
      ruleNames: texts(en.ruleNames),
      findings: texts(en.findings),
      readinessChecks: texts(en.readinessChecks),
      deliveryTimes: texts(en.deliveryTimes),
      weekdayNames: texts(weekdayNames),
      timezoneNames: texts(en.timezoneNames),
      usStateNames: texts(en.usStateNames),
      businessLineNames: texts(en.businessLineNames),
    }),
    [texts],
  );
}
