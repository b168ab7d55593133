import { formatDelivered, isNew, useMessages } from '@advantage/ui';
import { badgeStyles } from '@advantage/ui/internal';
import { time } from '@advantage/ui/messages';
import * as en from '../messages/en.ts';
import type { Referral } from '../model/referral.ts';
import * as styles from '../table/cells.css.ts';
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

function NewMark() {
  return <span className={badgeStyles({ tone: 'positive', size: 'xs' })}>{useMessages(en.cells).new}</span>;
}

const newMark = '*';

/** Delivery time and 'New' badge of a table cell, from a single clock subscription. */
export function Delivered({ addDate }: DeliveredProps) {
  const times = useMessages(time);
  const text = useClockValue(
    (now) => `${isNew(addDate, now) ? newMark : ''}${formatDelivered(addDate, now, times)}`,
  );
  if (!text.startsWith(newMark)) return text;
  return (
    <span className={styles.wrapping}>
      <bdi>{text.slice(newMark.length)}</bdi>
      <NewMark />
    </span>
  );
}
