import { formatShortDate, formatTime, isToday } from '@advantage/ui';
import { badgeStyles } from '@advantage/ui/internal';
import type { Referral } from '../model/referral.ts';
import * as styles from './acquired.css.ts';
import { useClockValue } from './useClockValue.ts';

export interface AcquiredTimeProps {
  /** When the referral changed hands. */
  readonly at: Referral['lastModDate'];
}

/** When a referral was acquired: a 'Today' badge or the short date, and the time (ACQ-3). */
export function AcquiredTime({ at }: AcquiredTimeProps) {
  const isFromToday = useClockValue((now) => isToday(at, now));
  if (at === null) return formatShortDate(at);
  return (
    <span className={styles.time}>
      {isFromToday ? <span className={badgeStyles()}>Today</span> : <bdi>{formatShortDate(at)}</bdi>}
      <bdi>{formatTime(at)}</bdi>
    </span>
  );
}
