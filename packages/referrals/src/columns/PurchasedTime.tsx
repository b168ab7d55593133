import { formatTime, useMessages } from '@advantage/ui';
import { time } from '@advantage/ui/messages';
import { createContext, useContext } from 'react';
import type { Referral } from '../model/referral.ts';
import { DeliveredTime } from './Delivered.tsx';

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
