import { Badge, Disclosure, Text, useMessages, useNow } from '@advantage/ui';
import { BanIcon, CheckCircleIcon, HelpIcon } from '@advantage/ui/icons';
import * as en from '../messages/en.ts';
import type { Marketplace } from '../wire/marketplace.ts';
import { blockersOf, explainMatch, type MatchExplanation } from './explainMatch.ts';
import * as styles from './MatchExplainer.css.ts';
import type { MatchReferral } from './MatchReferral.ts';
import { nextDelivery } from './nextDelivery.ts';
import { RuleList } from './RuleList.tsx';
import { useMatchMessages } from './useMatchMessages.ts';
import { useReadinessMessages } from './useReadinessMessages.ts';

interface ExplainedMatchProps {
  readonly referral: MatchReferral;
  readonly marketplace: Marketplace;
}

const badges = {
  passed: { tone: 'positive', icon: CheckCircleIcon },
  failed: { tone: 'critical', icon: BanIcon },
  unknown: { tone: 'neutral', icon: HelpIcon },
} as const;

/** Describes in a sentence when the referral would be delivered. Undefined if it doesn't match. */
function formatWhen(
  { verdict }: MatchExplanation,
  delivery: string,
  t: typeof en.explain,
): string | undefined {
  if (verdict === 'failed') return undefined;
  return verdict === 'unknown' ? t.whenIfRestFits(delivery) : t.when(delivery);
}

/**
 * Explains how a marketplace matches a referral: the verdict, the rules that fail or are unknown, then the passed rules
 * in a disclosure.
 */
export function ExplainedMatch({ referral, marketplace }: ExplainedMatchProps) {
  const t = useMessages(en.explain);
  const now = useNow(60_000);
  const explanation = explainMatch(referral, marketplace, now, undefined, useMatchMessages());
  const { tone, icon } = badges[explanation.verdict];
  const verdictLabel = { passed: t.matches, failed: t.doesNotMatch, unknown: t.mayMatch }[
    explanation.verdict
  ];
  const blockers = blockersOf(explanation.rules).length;
  const when = formatWhen(explanation, nextDelivery(marketplace, now, useReadinessMessages()).text, t);
  const unresolved = explanation.rules.filter(({ verdict }) => verdict !== 'passed');
  const passed = explanation.rules.filter(({ verdict }) => verdict === 'passed');
  const failedFirst = unresolved.toSorted(
    (a, b) => Number(b.verdict === 'failed') - Number(a.verdict === 'failed'),
  );
  return (
    <>
      <div className={styles.verdict}>
        <Badge tone={tone} size="m" icon={icon}>
          {verdictLabel}
        </Badge>
        {blockers > 0 && <Text as="span">{t.blockedBy(blockers)}</Text>}
        {when && <Text as="span">{when}</Text>}
      </div>
      {failedFirst.length > 0 && <RuleList label={t.failing} rules={failedFirst} />}
      <Disclosure key={marketplace.id} headingLevel={4} label={t.pass(passed.length)}>
        <RuleList label={t.passing} rules={passed} />
      </Disclosure>
      <Text size="s" tone="muted">
        {t.estimate}
      </Text>
    </>
  );
}
