import { fieldId } from '@advantage/marketplace-form/internal';
import type { FieldPath } from '@advantage/marketplace-form/internal/values';
import { formatDelivered, formatMoney, Text, useMessages, useNow } from '@advantage/ui';
import { numbers, time } from '@advantage/ui/messages';
import { useState } from 'react';
import { pathsOfRule, type Tally } from '../contract/preview.ts';
import type { MatchReferral } from '../match/MatchReferral.ts';
import { ReferralRisk } from '../match/ReferralLines.tsx';
import * as en from '../messages/en.ts';
import * as styles from './FormInsight.css.ts';

interface PreviewTabsProps {
  /** The result of the settings in the form. */
  readonly tally: Tally;
  readonly changes: readonly FieldPath[];
  readonly onShowField: (path: FieldPath) => void;
}

/** What each rule keeps out, and examples of matches and near misses. A tab without content isn't there. */
export function PreviewTabs({ tally, changes, onShowField }: PreviewTabsProps) {
  const t = useMessages(en.preview);
  const [chosen, setChosen] = useState<'rules' | 'matches' | 'nearMisses'>('rules');
  const { matches, nearMisses } = tally;
  const rules = tally.rules
    .filter(({ failedAlone }) => failedAlone > 0)
    .sort((a, b) => b.failedAlone - a.failedAlone);
  const content = { rules, matches, nearMisses };
  const tabs = (['rules', 'matches', 'nearMisses'] as const).filter((tab) => content[tab].length > 0);
  const current = tabs.find((tab) => tab === chosen) ?? tabs[0];
  if (!current) return null;
  return (
    <>
      <nav className={styles.tabs} aria-label={t.tabs}>
        {tabs.map((tab) => (
          <button
            key={tab}
            type="button"
            className={styles.tab}
            aria-current={tab === current || undefined}
            onClick={() => setChosen(tab)}
          >
            {t[tab]}
          </button>
        ))}
      </nav>
      {current === 'rules' ? (
        <Rules {...{ rules, changes, onShowField }} />
      ) : (
        <Referrals
          label={t[current]}
          lines={current === 'matches' ? matches.map((referral) => ({ referral })) : nearMisses}
        />
      )}
    </>
  );
}

interface RulesProps extends Pick<PreviewTabsProps, 'changes' | 'onShowField'> {
  /** The rules that keep out any referral alone, the most first. */
  readonly rules: Tally['rules'];
}

/** How many referrals each rule keeps out alone. Each leads to its fields. */
function Rules({ rules, changes, onShowField }: RulesProps) {
  const t = useMessages(en.preview);
  const { number } = useMessages(numbers);
  const most = rules[0]?.failedAlone ?? 1;
  return (
    <>
      <p className={styles.caption} id="marketplace-insight-rules">
        {t.keptOutAlone}
      </p>
      <ul className={styles.list} aria-labelledby="marketplace-insight-rules">
        {rules.map(({ id, name, failedAlone }) => {
          const paths = pathsOfRule[id] ?? [];
          return (
            <li key={id}>
              <button
                type="button"
                className={styles.rule}
                data-edited={paths.some((path) => changes.includes(path)) || undefined}
                onClick={() => {
                  // A rule may have a field in each category, of which some are off and so not on the page.
                  const path = paths.find((each) => document.getElementById(fieldId(each))) ?? paths[0];
                  if (path) onShowField(path);
                }}
              >
                <span>{name}</span>
                <span className={styles.bar}>
                  <span className={styles.fill} style={{ width: `${(failedAlone / most) * 100}%` }} />
                </span>{' '}
                <span className={styles.count}>{number(failedAlone)}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}

interface ReferralsProps {
  readonly label: string;
  /** The referrals, each with the rule that keeps it out, if one does. */
  readonly lines: readonly { readonly referral: MatchReferral; readonly rule?: { readonly name: string } }[];
}

/** Referrals of the sample: what and at which price, then why not, where and when. */
function Referrals({ label, lines }: ReferralsProps) {
  const times = useMessages(time);
  const now = useNow(60_000);
  return (
    <ul className={styles.list} aria-label={label}>
      {lines.map(({ referral, rule }) => {
        const { city, state, addDate, dynamicPrice } = referral;
        return (
          <li key={referral.opportunityId} className={styles.item}>
            <span className={styles.line}>
              <ReferralRisk referral={referral} tone="inherit" underline="hover" />
              {dynamicPrice !== null && <span>{formatMoney(dynamicPrice)}</span>}
            </span>
            <Text size="s" tone="muted">
              {[
                rule?.name,
                [city, state].filter(Boolean).join(', '),
                !rule && formatDelivered(addDate, now, times),
              ]
                .filter(Boolean)
                .join(' · ')}
            </Text>
          </li>
        );
      })}
    </ul>
  );
}
