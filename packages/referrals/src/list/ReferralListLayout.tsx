import type { ReactNode } from 'react';
import * as styles from './screen.css.ts';

export interface ReferralListLayoutProps {
  /** A heading under 768 px. Default none. */
  readonly mobileHeading?: string | null | undefined;
  /** The parts of the list from top to bottom, e.g. `ReferralFilterBar`, `ReferralTable`. */
  readonly children: ReactNode;
}

/** Stacks the parts of a list and gives the table the height that is left, so that rows scroll under a fixed head. */
export const ReferralListLayout = ({ mobileHeading = null, children }: ReferralListLayoutProps) => (
  <div className={styles.screen}>
    {mobileHeading !== null && <h2 className={styles.mobileHeading}>{mobileHeading}</h2>}
    {children}
  </div>
);
