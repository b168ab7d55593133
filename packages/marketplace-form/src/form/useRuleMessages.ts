import { useMessages } from '@advantage/ui';
import { useMemo } from 'react';
import type { RuleMessages } from '../fields/field.ts';
import * as en from '../messages/en.ts';

/** Returns the validation messages, including the host's overrides. */
export function useRuleMessages(): RuleMessages {
  const errors = useMessages(en.errors);
  const fieldLabels = useMessages(en.fieldLabels);
  return useMemo(() => ({ errors, fieldLabels }), [errors, fieldLabels]);
}
