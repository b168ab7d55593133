import type { ReactNode } from 'react';
import * as styles from './screen.css.ts';

export interface ReferralListLayoutProps {
  /** Heading shown below 768 px. Default none. */
  readonly mobileHeading?: string | null | undefined;
  /** The parts of the list from top to bottom, e.g. `ReferralListToolbar`, `ReferralTable`. */
  readonly children: ReactNode;
}

/** Stacks the parts of a list and gives the table the remaining height, so rows scroll under a fixed header. */
export const ReferralListLayout = ({ mobileHeading = null, children }: ReferralListLayoutProps) => (
  <div className={styles.screen}>
    {mobileHeading !== null && <h2 className={styles.mobileHeading}>{mobileHeading}</h2>}
    {children}
  </div>
);
