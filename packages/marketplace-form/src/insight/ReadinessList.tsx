import { Text } from '@advantage/ui';
import { RuleList } from './RuleList.tsx';
import type { Readiness } from './readiness.ts';

const words = { passed: 'Done', failed: 'To do', unknown: 'Unknown' } as const;

/** What a marketplace still needs to receive referrals; what is done is not listed. */
export function ReadinessList({ checks }: Pick<Readiness, 'checks'>) {
  const missing = checks.filter(({ state }) => state === 'missing');
  if (missing.length === 0) return <Text tone="muted">Nothing is missing.</Text>;
  return (
    <RuleList
      label="Steps left"
      words={words}
      rules={missing.map(({ id, text }) => ({ id, verdict: 'failed', text }))}
    />
  );
}
