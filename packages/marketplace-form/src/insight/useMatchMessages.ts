import { useMessages } from '@advantage/ui';
import { useMemo } from 'react';
import * as en from '../messages/en.ts';
import type { MatchMessages } from './matchTerms.ts';

/** The texts of an explanation, in the words of the host. */
export function useMatchMessages(): MatchMessages {
  const ruleNames = useMessages(en.ruleNames);
  const findings = useMessages(en.findings);
  const readinessChecks = useMessages(en.readinessChecks);
  return useMemo(() => ({ ruleNames, findings, readinessChecks }), [ruleNames, findings, readinessChecks]);
}
