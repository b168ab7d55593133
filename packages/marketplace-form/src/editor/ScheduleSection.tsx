import { Columns, FieldGroup, Select, TimeField, useMessages } from '@advantage/ui';
import { CalendarIcon } from '@advantage/ui/icons';
import { timezoneChoices } from '../fields/choices.ts';
import { scheduleSentence } from '../fields/times.ts';
import { dayEnd, dayStart, limitNames } from '../fields/wireValues.ts';
import {
  type FormSummary,
  pick,
  useFieldValue,
  useFormSelector,
  useFormSummary,
} from '../form/formContext.ts';
import type { MarketplaceFormReturn } from '../form/useMarketplaceForm.ts';
import * as en from '../messages/en.ts';
import { DayPicker } from './DayPicker.tsx';
import { FormCheckbox } from './FormCheckbox.tsx';
import { FormNumber } from './FormNumber.tsx';
import { FormSection, type SectionProps } from './FormSection.tsx';
import * as styles from './sectionStyles.css.ts';
import { useFormField } from './useFormField.ts';
import { useScheduleMessages } from './useFormMessages.ts';
import { useSchedule } from './useSchedule.ts';
import { WeekStrip } from './WeekStrip.tsx';

/** Section for the limits and the delivery schedule. */
export function ScheduleSection({ children }: SectionProps) {
  const t = useMessages(en.controls);
  return (
    <FormSection id="schedule">
      <Sentence />
      <Columns count={4} space={4}>
        {limitNames.map((name) => (
          <FormNumber key={name} name={name} placeholder={t.noLimit} />
        ))}
      </Columns>
      <Days />
      <Times />
      <FormCheckbox name="deliverAllDay" />
      <Strip />
      {children}
    </FormSection>
  );
}

/** Selects the limits, which the sentence includes. */
const selectLimits = ({ getValues }: MarketplaceFormReturn) => pick(getValues(), limitNames);

const selectIsScheduleInvalid = ({ wrongSections }: FormSummary) => wrongSections.includes('schedule');

/** The schedule as a sentence. Hidden while the section has errors. */
function Sentence() {
  const schedule = useSchedule();
  const limits = useFormSelector(selectLimits, limitNames);
  const messages = useScheduleMessages();
  const hasErrors = useFormSummary(selectIsScheduleInvalid);
  if (hasErrors) return null;
  return (
    <p className={styles.sentence}>
      <span className={styles.mark}>
        <CalendarIcon size={18} />
      </span>
      {scheduleSentence({ ...schedule, ...limits }, messages)}
    </p>
  );
}

function Days() {
  const { value, onChange, field } = useFormField('deliveryDays');
  const { id, name, label, errorMessage, isInvalid, onBlur } = field;
  return (
    <FieldGroup label={label} labelNote={useMessages(en.controls).required} errorMessage={errorMessage}>
      <DayPicker {...{ value, onChange, id, name, isInvalid, onBlur }} />
    </FieldGroup>
  );
}

/** Start time, end time and timezone. While 24 hours is on, the times show the whole day and are disabled. */
function Times() {
  const isAllDay = useFieldValue('deliverAllDay');
  return (
    <Columns count={3} space={4}>
      <Time name="referralDeliveryStartTime" forced={isAllDay ? dayStart : undefined} />
      <Time name="referralDeliveryEndTime" forced={isAllDay ? dayEnd : undefined} />
      <Timezone />
    </Columns>
  );
}

interface TimeProps {
  /** Name of the field. */
  readonly name: 'referralDeliveryStartTime' | 'referralDeliveryEndTime';
  /** Overrides the displayed time and disables the field. */
  readonly forced: string | undefined;
}

function Time({ name, forced }: TimeProps) {
  const { value, onChange, field } = useFormField(name);
  return (
    <TimeField {...field} value={forced ?? value} onChange={onChange} isDisabled={forced !== undefined} />
  );
}

function Timezone() {
  const { value, onChange, field } = useFormField('referralDeliveryTimezone');
  const zones = timezoneChoices(value, useMessages(en.timezoneNames));
  return <Select {...field} options={zones} value={value} onChange={onChange} />;
}

const Strip = () => <WeekStrip schedule={useSchedule()} />;
