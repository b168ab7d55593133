import { NoticePage } from '@advantage/console-kit/notices';
import { useMessages } from '@advantage/ui';
import type { ConfigProblem } from '../config/parseConfig.ts';
import * as en from '../messages/en.ts';
import * as styles from './ConfigErrorPage.css.ts';

export interface ConfigErrorPageProps {
  /** Every invalid field. */
  readonly problems: readonly ConfigProblem[];
}

/** Shown to the person who deploys the console, instead of the console, if its configuration is invalid. */
export function ConfigErrorPage({ problems }: ConfigErrorPageProps) {
  const t = useMessages(en.config);
  return (
    <NoticePage title={t.title}>
      <span>{t.hint}</span>
      <ul className={styles.problems}>
        {problems.map(({ field, message }) => (
          <li key={`${field} ${message}`} className={styles.problem}>
            <span className={styles.field}>{field}</span>
            <span>{` ${message}`}</span>
          </li>
        ))}
      </ul>
    </NoticePage>
  );
}
