import { forwardRef, type ReactNode } from 'react';
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
  /** Id of the element. Default: none. */
  readonly id?: string;
}

/** Words and what they mean, e.g. inside an `InfoPopover`. */
export const Terms = /* @__PURE__ */ forwardRef<HTMLDListElement, TermsProps>(function Terms(
  { terms, id },
  ref,
) {
  return (
    <dl ref={ref} id={id} className={styles.terms}>
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
});
