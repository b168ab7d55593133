import { Text, useMessages, VisuallyHidden } from '@advantage/ui';
import { BanIcon } from '@advantage/ui/icons';
import * as styles from '../match/panels.css.ts';
import * as en from '../messages/en.ts';
import type { Readiness } from './readiness.ts';

/** Lists what a marketplace still needs to receive referrals. Completed steps are omitted. */
export function ReadinessList({ checks }: Pick<Readiness, 'checks'>) {
  const t = useMessages(en.readinessTexts);
  const missing = checks.filter(({ state }) => state === 'missing');
  if (missing.length === 0) return <Text tone="muted">{t.nothingMissing}</Text>;
  return (
    <ul className={styles.list} aria-label={t.stepsLeft}>
      {missing.map(({ id, text }) => (
        <li key={id} className={styles.step}>
          <span className={styles.mark}>
            <BanIcon size={16} />
            <VisuallyHidden>{`${t.toDo}: `}</VisuallyHidden>
          </span>
          <span className={styles.muted}>{text}</span>
        </li>
      ))}
    </ul>
  );
}
