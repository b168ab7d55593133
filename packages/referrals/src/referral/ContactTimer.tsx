import { useMessages } from '@advantage/ui';
import { ClockIcon, PhoneIcon } from '@advantage/ui/icons';
import { badgeStyles } from '@advantage/ui/internal';
import * as en from '../messages/en.ts';
import type { Referral } from '../model/referral.ts';
import { contactAge, contactMinutes, contactText } from './contactTime.ts';
import { useClockValue } from './useClockValue.ts';

export interface ContactTimerProps {
  /** When the referral was acquired. */
  readonly at: Referral['lastModDate'];
  /** Uses a shorter text, for tables. Default false. */
  readonly isShort?: boolean;
}

/**
 * Shows how soon to call a consumer, who expects a call within ten minutes. Counts down, then shows how long ago the
 * referral was acquired, and renders nothing after an hour.
 */
export function ContactTimer({ at, isShort = false }: ContactTimerProps) {
  const t = useMessages(en.contact);
  const age = useClockValue((now) => contactAge(at, now));
  if (age === null) return null;
  const isTime = age < contactMinutes;
  return (
    <span
      className={badgeStyles({ tone: isTime ? 'positive' : 'neutral', size: 'xs' })}
      title={t.callExpected(contactMinutes)}
    >
      {isTime ? <PhoneIcon size={12} /> : <ClockIcon size={12} />}
      <bdi>{contactText(age, { isShort }, t)}</bdi>
    </span>
  );
}
