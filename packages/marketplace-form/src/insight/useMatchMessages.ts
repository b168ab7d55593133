import { useTexts } from '@advantage/ui';
import { useMemo } from 'react';
import * as en from '../messages/en.ts';
import type { MatchMessages } from './matchTerms.ts';

/** Returns the texts of an explanation, with the host's overrides. */
export function useMatchMessages(): MatchMessages {
  const texts = useTexts();
  return useMemo(
    () => ({
      ruleNames: texts(en.ruleNames),
      findings: texts(en.findings),
      readinessChecks: texts(en.readinessChecks),
      weekdayNames: texts(en.weekdayNames),
      timezoneNames: texts(en.timezoneNames),
      usStateNames: texts(en.usStateNames),
      businessLineNames: texts(en.businessLineNames),
    }),
    [texts],
  );
}
