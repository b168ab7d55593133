import { formatDelivered, formatMinutesLeft, formatTime, isNew, useMessages } from '@advantage/ui';
import { badgeStyles } from '@advantage/ui/internal';
import { time } from '@advantage/ui/messages';
import { createContext, useContext } from 'react';
import * as en from '../messages/en.ts';
import { clockText, criticalMinutes, limitedMinutes } from '../model/limitedTime.ts';
import type { Referral } from '../model/referral.ts';
import { showsTimeLeft } from '../model/texts.ts';
import { useReferralCell } from './CellContext.tsx';
import * as styles from './cells.css.ts';
import { clock } from './status.css.ts';
import { useClockValue } from './useClockValue.ts';

type DeliveredProps = Pick<Referral, 'addDate'>;

/** Shows when a referral was delivered, with 'Today' for the current day. */
export function DeliveredTime({ addDate }: DeliveredProps) {
  const times = useMessages(time);
  return <bdi>{useClockValue((now) => formatDelivered(addDate, now, times))}</bdi>;
}

/** Badge for a referral that is less than five minutes old. Disappears on its own. */
export function NewBadge({ addDate }: DeliveredProps) {
  const isFresh = useClockValue((now) => isNew(addDate, now));
  return isFresh ? <NewMark /> : null;
}

const NewMark = () => (
  <span className={`${badgeStyles({ tone: 'positive', size: 'xs' })} ${styles.afterText}`}>
    {useMessages(en.cells).new}
  </span>
);

/** The time left of a card above its delivery time, for those who may know. */
export function CardTimes({ referral }: { readonly referral: Referral }) {
  const t = useMessages(en.timedStatus);
  const times = useMessages(time);
  const { audience } = useReferralCell();
  const minutes = useClockValue((now) => limitedMinutes(referral, now));
  const delivered = useClockValue((now) => formatDelivered(referral.addDate, now, times));
  const isStaff = audience === 'admin' || audience === 'carrier';
  return (
    <span className={styles.times}>
      {minutes !== null &&
        showsTimeLeft(minutes, audience) &&
        countdown(minutes, isStaff ? formatMinutesLeft(minutes, times) : t.left(clockText(minutes, t)))}
      <span className={styles.cardDate}>{delivered}</span>
    </span>
  );
}

interface LimitedTimeProps {
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
const countdown = (minutes: number | null, text: string) => (
  <span className={clock[minutes !== null && minutes <= criticalMinutes ? 'critical' : 'normal']}>
    {text}
  </span>
);

/** Placeholder for referrals without a countdown. Doesn't subscribe to the clock. */
export const limitedTimePlaceholder = () => countdown(null, formatMinutesLeft(null));

/** Whether the purchases of each day are below a row with the date. */
export const DaysContext = /* @__PURE__ */ createContext(false);

/** When a referral was purchased: only the time below a row with the date. */
export function PurchasedTime({ lastModDate }: Pick<Referral, 'lastModDate'>) {
  const times = useMessages(time);
  return useContext(DaysContext) ? (
    <bdi>{formatTime(lastModDate, times)}</bdi>
  ) : (
    <DeliveredTime addDate={lastModDate} />
  );
}
