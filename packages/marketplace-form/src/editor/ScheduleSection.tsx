import { FieldGroup, Select, TimeField, useMessages } from '@advantage/ui';
import { timezoneChoices } from '../fields/choices.ts';
import { dayEnd, dayStart, limitNames } from '../fields/wireValues.ts';
import { useFieldValue } from '../form/formContext.ts';
import * as en from '../messages/en.ts';
import { DayPicker } from './DayPicker.tsx';
import { Alone, FieldRow } from './FieldRow.tsx';
import { FormCheckbox } from './FormCheckbox.tsx';
import { FormNumber } from './FormNumber.tsx';
import { FormSection, type SectionProps } from './FormSection.tsx';
import { useFormField } from './useFormField.ts';

/** Section for the limits and the delivery schedule. */
export function ScheduleSection({ children }: SectionProps) {
  const t = useMessages(en.controls);
  return (
    <FormSection id="schedule">
      <FieldRow columns={4}>
        {limitNames.map((name) => (
          <FormNumber key={name} name={name} placeholder={t.noLimit} />
        ))}
      </FieldRow>
      <FieldRow columns={1}>
        <Days />
      </FieldRow>
      <Times />
      <Alone>
        <FormCheckbox name="deliverAllDay" />
      </Alone>
      {children}
    </FormSection>
  );
}

function Days() {
  const { value, onChange, field } = useFormField('deliveryDays');
  const t = useMessages(en.controls);
  const { id, name, label, errorMessage, isInvalid, onBlur } = field;
  return (
    <FieldGroup label={label} labelNote={value.length === 0 && t.required} errorMessage={errorMessage}>
      <DayPicker {...{ value, onChange, id, name, isInvalid, onBlur }} />
    </FieldGroup>
  );
}

/** Start time, end time and timezone. While 24 hours is on, the times show the whole day and are disabled. */
function Times() {
  const isAllDay = useFieldValue('deliverAllDay');
  return (
    <FieldRow columns={3}>
      <Time name="referralDeliveryStartTime" forced={isAllDay ? dayStart : undefined} />
      <Time name="referralDeliveryEndTime" forced={isAllDay ? dayEnd : undefined} />
      <Timezone />
    </FieldRow>
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

function Timezone() {
  const { value, onChange, field } = useFormField('referralDeliveryTimezone');
  const zones = timezoneChoices(value, useMessages(en.timezoneNames));
  return <Select {...field} size="m" options={zones} value={value} onChange={onChange} />;
}
