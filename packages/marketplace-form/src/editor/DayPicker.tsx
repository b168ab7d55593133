import { useMessages } from '@advantage/ui';
import { memo } from 'react';
import { type Weekday, weekdays } from '../fields/wireValues.ts';
import * as en from '../messages/en.ts';
import * as styles from './DayPicker.css.ts';

export interface DayPickerProps {
  readonly value: readonly string[];
  /** Called with all selected days, in weekday order. */
  readonly onChange: (days: string[]) => void;
  readonly name: string;
  /** ID of the first checkbox, which receives focus. */
  readonly id: string;
  readonly isDisabled?: boolean;
  readonly isInvalid?: boolean;
  readonly onBlur?: () => void;
}

export const DayPicker = memo(function DayPicker(props: DayPickerProps) {
  const { value, onChange, name, id, isDisabled, isInvalid, onBlur } = props;
  const t = useMessages(en.scheduleTexts);
  const names = useMessages(en.weekdayNames);
  const toggle = (day: Weekday, isTicked: boolean) =>
    onChange(weekdays.filter((other) => (other === day ? isTicked : value.includes(other))));
  return (
    <div className={styles.days}>
      {weekdays.map((day, index) => (
        <label key={day} className={styles.day} data-invalid={isInvalid || undefined}>
          <input
            type="checkbox"
            className={styles.box}
            id={index === 0 ? id : undefined}
            name={name}
            value={day}
            aria-label={names[day]}
            aria-invalid={isInvalid || undefined}
            checked={value.includes(day)}
            disabled={isDisabled}
            onChange={(event) => toggle(day, event.target.checked)}
            onBlur={onBlur}
          />
          <span className={styles.letters} aria-hidden>
            {t.shortDay(names[day])}
          </span>
        </label>
      ))}
    </div>
  );
});
