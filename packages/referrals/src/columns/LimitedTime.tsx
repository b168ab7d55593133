import { formatMinutesLeft, useMessages } from '@advantage/ui';
import { time } from '@advantage/ui/messages';
import * as en from '../messages/en.ts';
import { clockText, criticalMinutes, limitedMinutes } from '../model/limitedTime.ts';
import type { Referral } from '../model/referral.ts';
import * as styles from './status.css.ts';
import { useClockValue } from './useClockValue.ts';

export interface LimitedTimeProps {
  /** The referral whose expiration is counted down. */
  readonly referral: Pick<Referral, 'marketplaceStatus' | 'marketplaceExpirationDate'>;
}

/** The Limited Time of admins and carriers: the minutes left of an Available referral, red at five or fewer. */
export function LimitedTime({ referral }: LimitedTimeProps) {
  const times = useMessages(time);
  const minutes = useClockValue((now) => limitedMinutes(referral, now));
  return countdown(minutes, formatMinutesLeft(minutes, times));
}

/** The time left of an Available referral in short words, e.g. '1 h 19 min left', wherever it isn't a column. */
export function TimeLeft({ referral }: LimitedTimeProps) {
  const t = useMessages(en.timedStatus);
  const minutes = useClockValue((now) => limitedMinutes(referral, now));
  return minutes === null ? null : countdown(minutes, t.left(clockText(minutes, t)));
}

/** The text of a countdown, in the color of its minutes. */
export const countdown = (minutes: number | null, text: string) => (
  <span className={styles.clock[minutes !== null && minutes <= criticalMinutes ? 'critical' : 'normal']}>
    {text}
  </span>
);

/** Placeholder for referrals without a countdown. Doesn't subscribe to the clock. */
export const limitedTimePlaceholder = () => countdown(null, formatMinutesLeft(null));
