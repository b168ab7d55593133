import { formatAge, useMessages } from '@advantage/ui';
import { badgeStyles } from '@advantage/ui/internal';
import { time } from '@advantage/ui/messages';
import type { Referral } from '../model/referral.ts';
import { useClockValue } from './useClockValue.ts';

export interface ReferralAgeProps {
  /** When the referral was delivered. */
  readonly addDate: Referral['addDate'];
}

/** How old a referral is: a green 'New' badge under five minutes, otherwise in words (REC-3, TIM-1 to TIM-5). */
export function ReferralAge({ addDate }: ReferralAgeProps) {
  const times = useMessages(time);
  const text = useClockValue((now) => formatAge(addDate, now, times).text);
  const isNew = useClockValue((now) => formatAge(addDate, now).kind === 'new');
  return isNew ? <span className={badgeStyles({ tone: 'positive' })}>{text}</span> : <bdi>{text}</bdi>;
}
