import { Text, useMessages } from '@advantage/ui';
import * as en from '../messages/en.ts';
import { RuleList } from './RuleList.tsx';
import type { Readiness } from './readiness.ts';

/** Lists what a marketplace still needs to receive referrals. Completed steps are omitted. */
export function ReadinessList({ checks }: Pick<Readiness, 'checks'>) {
  const t = useMessages(en.readinessTexts);
  const missing = checks.filter(({ state }) => state === 'missing');
  if (missing.length === 0) return <Text tone="muted">{t.nothingMissing}</Text>;
  return (
    <RuleList
      label={t.stepsLeft}
      words={{ passed: t.done, failed: t.toDo, unknown: t.unknown }}
      rules={missing.map(({ id, text }) => ({ id, verdict: 'failed', text }))}
    />
  );
}
