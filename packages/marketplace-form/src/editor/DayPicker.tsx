import { useMessages } from '@advantage/ui';
import { memo } from 'react';
import { type Weekday, weekdays } from '../fields/wireValues.ts';
import * as en from '../messages/en.ts';
import * as styles from './DayPicker.css.ts';

/** Everything a row of weekdays needs. */
export interface DayPickerProps {
  /** The ticked days. */
  readonly value: readonly string[];
  /** Called with all the new days, in the order of the week. */
  readonly onChange: (days: string[]) => void;
  /** Name of the boxes in a form. */
  readonly name: string;
  /** Id of the first box, which takes the focus. */
  readonly id: string;
  /** `l` for the form, `s` for a row of a table. Default `l`. */
  readonly size?: 's' | 'l';
  /** No day can be changed. Default false. */
  readonly isDisabled?: boolean;
  /** The days are marked as wrong. Default false. */
  readonly isInvalid?: boolean;
  /** Called when the focus leaves a day. */
  readonly onBlur?: () => void;
}

/**
 * One box per weekday. The boxes are native: a table of recipients has hundreds of them.
 */
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
