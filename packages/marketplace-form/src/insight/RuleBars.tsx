import { useMessages } from '@advantage/ui';
import { numbers } from '@advantage/ui/messages';
import * as en from '../messages/en.ts';
import * as styles from './PreviewDetails.css.ts';
import type { Tally } from './tally.ts';

/** Shows how many referrals each rule filtered out, highest count first. Rules that filtered out none are omitted. */
export function RuleBars({ rules, count }: Pick<Tally, 'rules' | 'count'>) {
  const t = useMessages(en.preview);
  const { number } = useMessages(numbers);
  const failingRules = rules.filter(({ failed }) => failed > 0).sort((a, b) => b.failed - a.failed);
  return (
    <ul className={styles.list} aria-label={t.filteredOut}>
      {failingRules.map(({ id, name, failed, failedAlone }) => (
        <li key={id} className={styles.rule}>
          <span>{name}</span>
          <span className={styles.track}>
            <span
              className={styles.fill}
              style={{ display: 'block', width: `${Math.max((failed / count) * 100, 1)}%` }}
            />
          </span>
          <span className={styles.numbers}>
            <span className={styles.count}>{number(failed)}</span>
            {failedAlone > 0 && t.alone(failedAlone)}
          </span>
        </li>
      ))}
    </ul>
  );
}
