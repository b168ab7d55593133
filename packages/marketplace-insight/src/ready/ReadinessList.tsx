import { Text, useMessages, VisuallyHidden } from '@advantage/ui';
import { BanIcon } from '@advantage/ui/icons';
import * as styles from '../match/panels.css.ts';
import * as en from '../messages/en.ts';

/** Lists what a marketplace still needs to receive referrals. */
export function ReadinessList({ steps }: { readonly steps: readonly string[] }) {
  const t = useMessages(en.readinessTexts);
  if (steps.length === 0) return <Text tone="muted">{t.nothingMissing}</Text>;
  return (
    <ul className={styles.list} aria-label={t.stepsLeft}>
      {steps.map((step) => (
        <li key={step} className={styles.step}>
          <span className={styles.mark}>
            <BanIcon size={16} />
            <VisuallyHidden>{`${t.toDo}: `}</VisuallyHidden>
          </span>
          <span className={styles.muted}>{step}</span>
        </li>
      ))}
    </ul>
  );
}
