import { FieldGroup, Select, TimeField, useMessages } from '@advantage/ui';
import { timezoneChoices } from '../fields/choices.ts';
import { recipientPath } from '../fields/values.ts';
import { dayEnd, dayStart, weekdays } from '../fields/wireValues.ts';
import { useFieldValue, useFormField } from '../form/useFormField.ts';
import * as en from '../messages/en.ts';
import { FieldRow } from './FormSection.tsx';
import * as styles from './ScheduleFields.css.ts';

interface ScheduleProps {
  /** The recipient whose own schedule it is. Default: the marketplace's. */
  readonly recipient?: number;
}

/** Returns the path of a field of the marketplace's schedule, or of a recipient's. */
const pathOf = <Name extends 'deliveryDays' | 'deliverAllDay' | TimeName | 'referralDeliveryTimezone'>(
  name: Name,
  recipient: number | undefined,
) => (recipient === undefined ? name : recipientPath(recipient, name));

interface DaysProps extends ScheduleProps {
  /** Overrides the displayed days and disables them. Default: the chosen days. */
  readonly forced?: readonly string[] | undefined;
}

/** The delivery days. */
export function Days({ recipient, forced }: DaysProps) {
  const { value, onChange, field } = useFormField(pathOf('deliveryDays', recipient));
  const t = useMessages(en.controls);
  const { shortDay } = useMessages(en.scheduleTexts);
  const names = useMessages(en.weekdayNames);
  const { id, name, label, isRequired, errorMessage, isInvalid, onBlur } = field;
  const days = forced ?? value;
  return (
    <FieldRow columns={1}>
      <FieldGroup
        label={label}
        labelNote={isRequired && days.length === 0 && t.required}
        errorMessage={errorMessage}
      >
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
                checked={days.includes(day)}
                disabled={forced !== undefined}
                onChange={({ target }) =>
                  onChange(
                    weekdays.filter((other) => (other === day ? target.checked : days.includes(other))),
                  )
                }
                onBlur={onBlur}
              />
              <span className={styles.letters} aria-hidden>
                {shortDay(names[day])}
              </span>
            </label>
          ))}
        </div>
      </FieldGroup>
    </FieldRow>
  );
}

type TimeName = 'referralDeliveryStartTime' | 'referralDeliveryEndTime';

/** The delivery hours and their timezone. While 24 hours is on, the times show the whole day. */
export function Hours({ recipient }: ScheduleProps) {
  const isAllDay = useFieldValue(pathOf('deliverAllDay', recipient));
  const { value, onChange, field } = useFormField(pathOf('referralDeliveryTimezone', recipient));
  const zones = timezoneChoices(value, useMessages(en.timezoneNames));
  return (
    <FieldRow columns={3}>
      <Time {...{ recipient }} name="referralDeliveryStartTime" forced={isAllDay ? dayStart : undefined} />
      <Time {...{ recipient }} name="referralDeliveryEndTime" forced={isAllDay ? dayEnd : undefined} />
      <Select {...field} size="m" options={zones} value={value} onChange={onChange} />
    </FieldRow>
  );
}

interface TimeProps extends Partial<ScheduleProps> {
  readonly name: TimeName;
  /** Overrides the displayed time and disables the field. */
  readonly forced: string | undefined;
}

function Time({ name, recipient, forced }: TimeProps) {
  const { value, onChange, field } = useFormField(pathOf(name, recipient));
  return (
    <TimeField
      {...field}
      size="m"
      value={forced ?? value}
      onChange={onChange}
      isEnd={name === 'referralDeliveryEndTime'}
      isDisabled={forced !== undefined}
    />
  );
}
