import { Badge, Disclosure, Text, useNow } from '@advantage/ui';
import { BanIcon, CheckCircleIcon, HelpIcon } from '@advantage/ui/icons';
import { countWords } from '../values/words.ts';
import type { Marketplace } from '../wire/marketplace.ts';
import * as styles from './ExplainReferral.css.ts';
import { blockersOf, explainMatch, type MatchExplanation } from './explainMatch.ts';
import type { MatchReferral } from './MatchReferral.ts';
import { nextDelivery } from './nextDelivery.ts';
import { RuleList } from './RuleList.tsx';

interface ExplainedMatchProps {
  readonly referral: MatchReferral;
  readonly marketplace: Marketplace;
}

const badges = {
  passed: { tone: 'positive', icon: CheckCircleIcon, words: 'Matches' },
  failed: { tone: 'critical', icon: BanIcon, words: 'Does not match' },
  unknown: { tone: 'neutral', icon: HelpIcon, words: 'May match' },
} as const;

/** When it would be delivered, in a sentence; undefined where it does not match. */
function whenWords({ verdict }: MatchExplanation, delivery: string): string | undefined {
  if (verdict === 'failed') return undefined;
  const subject =
    verdict === 'unknown' ? 'If the rest fits, a referral that comes now' : 'A referral that comes now';
  return `${subject} ${delivery}.`;
}

/** What one marketplace makes of one referral: the verdict first, then what speaks against it, then the rest folded. */
export function ExplainedMatch({ referral, marketplace }: ExplainedMatchProps) {
  const now = useNow(60_000);
  const explanation = explainMatch(referral, marketplace, now);
  const { tone, icon, words } = badges[explanation.verdict];
  const blockers = blockersOf(explanation.rules).length;
  const when = whenWords(explanation, nextDelivery(marketplace, now).text);
  const open = explanation.rules.filter(({ verdict }) => verdict !== 'passed');
  const passed = explanation.rules.filter(({ verdict }) => verdict === 'passed');
  const failedFirst = open.toSorted(
    (a, b) => Number(b.verdict === 'failed') - Number(a.verdict === 'failed'),
  );
  return (
    <>
      <div className={styles.verdict}>
        <Badge tone={tone} size="m" icon={icon}>
          {words}
        </Badge>
        {blockers > 0 && <Text as="span">{`Blocked by ${countWords(blockers, 'rule')}.`}</Text>}
        {when && <Text as="span">{when}</Text>}
      </div>
      {failedFirst.length > 0 && <RuleList label="Rules that fail or are not known" rules={failedFirst} />}
      <Disclosure
        key={marketplace.id}
        headingLevel={4}
        label={passed.length === 1 ? '1 rule passes' : `${passed.length} rules pass`}
      >
        <RuleList label="Rules that pass" rules={passed} />
      </Disclosure>
      <Text size="s" tone="muted">
        Estimate from the settings as they are now. The service decides, and may decide differently.
      </Text>
    </>
  );
}
