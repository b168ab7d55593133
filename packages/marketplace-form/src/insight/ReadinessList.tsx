import { RuleList } from './RuleList.tsx';
import type { Readiness } from './readiness.ts';

const verdicts = { ready: 'passed', missing: 'failed', unknown: 'unknown' } as const;
const words = { passed: 'Done', failed: 'To do', unknown: 'Not known' } as const;

/** The checklist of a marketplace. */
export const ReadinessList = ({ checks }: Pick<Readiness, 'checks'>) => (
  <RuleList
    label="Ready to receive?"
    words={words}
    rules={checks.map(({ id, state, text }) => ({ id, verdict: verdicts[state], text }))}
  />
);
