import { formatMinutesLeft, useMessages } from '@advantage/ui';
import { AlertIcon } from '@advantage/ui/icons';
import { time } from '@advantage/ui/messages';
import { criticalMinutes, limitedMinutes } from '../model/limitedTime.ts';
import type { Referral } from '../model/referral.ts';
import * as styles from './status.css.ts';
import { useClockValue } from './useClockValue.ts';

export interface LimitedTimeProps {
  /** The referral whose expiration is counted down. */
  readonly referral: Pick<Referral, 'marketplaceStatus' | 'marketplaceExpirationDate'>;
}

/**
 * Counts down the time in which an Available referral can still be claimed. Red, with an icon, at five minutes or
 * fewer.
 */
export function LimitedTime({ referral }: LimitedTimeProps) {
  const times = useMessages(time);
  const minutes = useClockValue((now) => limitedMinutes(referral, now));
  const text = formatMinutesLeft(minutes, times);
  if (minutes === null || minutes > criticalMinutes) return normal(text);
  return (
    <span className={styles.timeLeft.critical}>
      <AlertIcon />
      <bdi>{text}</bdi>
    </span>
  );
}

const normal = (text: string) => <span className={styles.timeLeft.normal}>{text}</span>;

/** Placeholder for referrals without a countdown. Doesn't subscribe to the clock. */
export const limitedTimePlaceholder = () => normal(formatMinutesLeft(null));
