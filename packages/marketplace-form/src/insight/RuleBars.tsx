import * as styles from './PreviewDetails.css.ts';
import type { Tally } from './tally.ts';

const words = (failed: number, alone: number) => (
  <span className={styles.numbers}>
    <span className={styles.count}>{failed.toLocaleString('en-US')}</span>
    {alone > 0 && ` (${alone.toLocaleString('en-US')} by this rule only)`}
  </span>
);

/** How many referrals each rule left out, the strictest first; rules that left out none are not shown. */
export function RuleBars({ rules, count }: Pick<Tally, 'rules' | 'count'>) {
  const strict = rules.filter(({ failed }) => failed > 0).sort((a, b) => b.failed - a.failed);
  return (
    <ul className={styles.list} aria-label="Filtered out by rule">
      {strict.map(({ id, name, failed, failedAlone }) => (
        <li key={id} className={styles.rule}>
          <span>{name}</span>
          <span className={styles.track}>
            <span
              className={styles.fill}
              style={{ display: 'block', width: `${Math.max((failed / count) * 100, 1)}%` }}
            />
          </span>
          {words(failed, failedAlone)}
        </li>
      ))}
    </ul>
  );
}
