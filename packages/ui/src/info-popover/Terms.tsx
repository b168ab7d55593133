import { forwardRef, type ReactNode } from 'react';
import * as styles from './InfoPopover.css.ts';

/** A term and its meaning. */
export interface Term {
  /** The term. */
  readonly name: string;
  /** Its meaning. */
  readonly meaning: ReactNode;
  /** Icon before the term. Default none. */
  readonly icon?: ReactNode;
}

export interface TermsProps {
  /** The terms, in display order. */
  readonly terms: readonly Term[];
  /** Id of the element. Default: none. */
  readonly id?: string;
}

/** A list of terms and their meanings, e.g. inside an `InfoPopover`. */
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
            <span>{name}</span>
          </dt>
          <dd className={styles.meaning}>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
});
