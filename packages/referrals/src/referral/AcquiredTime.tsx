import { formatShortDate, formatTime, isToday, useMessages } from '@advantage/ui';
import { badgeStyles } from '@advantage/ui/internal';
import { time } from '@advantage/ui/messages';
import * as en from '../messages/en.ts';
import type { Referral } from '../model/referral.ts';
import * as styles from './acquired.css.ts';
import { useClockValue } from './useClockValue.ts';

export interface AcquiredTimeProps {
  /** When the referral was acquired. */
  readonly at: Referral['lastModDate'];
}

/** Shows when a referral was acquired: a 'Today' badge or the short date, and the time. */
export function AcquiredTime({ at }: AcquiredTimeProps) {
  const t = useMessages(en.contact);
  const times = useMessages(time);
  const isFromToday = useClockValue((now) => isToday(at, now));
  if (at === null) return formatShortDate(at, times);
  return (
    <span className={styles.time}>
      {isFromToday ? (
        <span className={badgeStyles()}>{t.today}</span>
      ) : (
        <bdi>{formatShortDate(at, times)}</bdi>
      )}
      <bdi>{formatTime(at, times)}</bdi>
    </span>
  );
}
