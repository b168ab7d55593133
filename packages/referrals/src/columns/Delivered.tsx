import { formatDelivered, formatMinutesLeft, isNew, useMessages } from '@advantage/ui';
import { badgeStyles } from '@advantage/ui/internal';
import { time } from '@advantage/ui/messages';
import * as en from '../messages/en.ts';
import { showsTimeLeft } from '../model/cardTexts.ts';
import { clockText, limitedMinutes } from '../model/limitedTime.ts';
import type { Referral } from '../model/referral.ts';
import { useReferralCell } from './CellContext.tsx';
import * as styles from './cells.css.ts';
import { countdown } from './LimitedTime.tsx';
import { useClockValue } from './useClockValue.ts';

export interface DeliveredProps {
  /** When the referral was delivered. */
  readonly addDate: Referral['addDate'];
}

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
