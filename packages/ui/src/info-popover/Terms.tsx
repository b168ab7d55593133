import type { ReactNode } from 'react';
import * as styles from './InfoPopover.css.ts';

/** One word and what it means. */
export interface Term {
  /** The word. */
  readonly name: string;
  /** What it means. */
  readonly meaning: ReactNode;
  /** An icon before the word. Default none. */
  readonly icon?: ReactNode;
}

export interface TermsProps {
  /** The words, in the order they are met. */
  readonly terms: readonly Term[];
}

/** Words and what they mean, e.g. inside an `InfoPopover`. */
export function Terms({ terms }: TermsProps) {
  return (
    <dl className={styles.terms}>
      {terms.map(({ name, meaning, icon }) => (
        <div key={name}>
          <dt className={styles.term}>
            {icon}
            {name}
          </dt>
          <dd className={styles.meaning}>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
