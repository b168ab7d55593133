import { useMessages } from '@advantage/ui';
import { memo } from 'react';
import { type Weekday, weekdays } from '../fields/wireValues.ts';
import * as en from '../messages/en.ts';
import * as styles from './DayPicker.css.ts';

/** Props of `DayPicker`. */
export interface DayPickerProps {
  /** The selected days. */
  readonly value: readonly string[];
  /** Called with all selected days, in weekday order. */
  readonly onChange: (days: string[]) => void;
  /** Form name of the checkboxes. */
  readonly name: string;
  /** ID of the first checkbox, which receives focus. */
  readonly id: string;
  /** `l` for the form, `s` for a table row. Default `l`. */
  readonly size?: 's' | 'l';
  /** Disables all days. Default false. */
  readonly isDisabled?: boolean;
  /** Marks the days as invalid. Default false. */
  readonly isInvalid?: boolean;
  /** Called when a day loses focus. */
  readonly onBlur?: () => void;
}

/** A checkbox for each weekday. The checkboxes are native, because a table of recipients has hundreds of them. */
export const DayPicker = memo(function DayPicker(props: DayPickerProps) {
  const { value, onChange, name, id, size = 'l', isDisabled, isInvalid, onBlur } = props;
  const t = useMessages(en.scheduleTexts);
  const names = useMessages(en.weekdayNames);
  const shorten = size === 'l' ? t.shortDay : t.dayLetter;
  const toggle = (day: Weekday, isTicked: boolean) =>
    onChange(weekdays.filter((other) => (other === day ? isTicked : value.includes(other))));
  return (
    <div className={styles.days[size]}>
      {weekdays.map((day, index) => (
        <label key={day} className={styles.day[size]} data-invalid={isInvalid || undefined}>
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
            {shorten(names[day])}
          </span>
        </label>
      ))}
    </div>
  );
});
