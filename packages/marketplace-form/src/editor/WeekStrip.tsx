import { useMessages } from '@advantage/ui';
import { Fragment } from 'react';
import type { Schedule } from '../fields/values.ts';
import { weekdays } from '../fields/wireValues.ts';
import * as en from '../messages/en.ts';
import { effectiveTimes } from '../values/effective.ts';
import { timeSpan } from './timeSpan.ts';
import * as styles from './WeekStrip.css.ts';

const ticks = [0, 6, 12, 18, 24];

/** Chart of the week's delivery hours. Hidden from screen readers, because the schedule's sentence says the same. */
export function WeekStrip({ schedule }: { readonly schedule: Schedule }) {
  const { referralDeliveryStartTime: start, referralDeliveryEndTime: end } = effectiveTimes(schedule);
  const t = useMessages(en.scheduleTexts);
  const names = useMessages(en.weekdayNames);
  const span = timeSpan(start, end);
  return (
    <div className={styles.strip} aria-hidden>
      {weekdays.map((day) => (
        <Fragment key={day}>
          <span>{t.shortDay(names[day])}</span>
          <svg className={styles.bar} viewBox="0 0 1440 12" preserveAspectRatio="none">
            <title>{names[day]}</title>
            {schedule.deliveryDays.includes(day) && (
              <rect className={styles.hours} height={12} rx={3} {...span} />
            )}
          </svg>
        </Fragment>
      ))}
      <span className={styles.ticks}>
        {ticks.map((hour) => (
          <span key={hour}>{t.hour(hour)}</span>
        ))}
      </span>
    </div>
  );
}
