import {
  FieldGroup,
  lazyComponent,
  SecretField,
  Select,
  TagInput,
  type TagVerdict,
  TimeField,
  useMessages,
} from '@advantage/ui';
import { Suspense, useMemo } from 'react';
import { timezoneChoices } from '../fields/choices.ts';
import { splitList } from '../fields/lists.ts';
import { isEmailAddress } from '../fields/validators.ts';
import { dayEnd, dayStart, limitNames } from '../fields/wireValues.ts';
import { useFormLoaded } from '../form/formContext.ts';
import { useFieldValue, useFieldValues, useFormField } from '../form/useFormField.ts';
import * as en from '../messages/en.ts';
import { hasIndividualSettings } from '../values/effective.ts';
import { DayPicker } from './DayPicker.tsx';
import { FoldedField, FoldedRows } from './FoldedField.tsx';
import { FormCheckbox, FormNumber, FormRadios, FormSwitch, FormText, radioOptions } from './FormControls.tsx';
import { Alone, FieldRow, FormSection, type SectionProps, SwitchedSection } from './FormSection.tsx';

// Loaded on demand: most marketplaces have no individual settings, and they are the largest part of the form.
const Recipients = lazyComponent(async () => (await import('./Recipients.tsx')).Recipients);

/** Section for the limits and the delivery schedule. While 24 hours is on, the times show the whole day. */
export function ScheduleSection({ children }: SectionProps) {
  const t = useMessages(en.controls);
  const isAllDay = useFieldValue('deliverAllDay');
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
      <FieldRow columns={3}>
        <Time name="referralDeliveryStartTime" forced={isAllDay ? dayStart : undefined} />
        <Time name="referralDeliveryEndTime" forced={isAllDay ? dayEnd : undefined} />
        <Timezone />
      </FieldRow>
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

interface TimeProps {
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

/** Section for delivery by API. Round robin is always shown, because it applies to email too. */
export function ApiSection({ children }: SectionProps) {
  const isOn = useFieldValue('deliverToApi');
  return (
    <FormSection id="api" actions={<FormSwitch name="deliverToApi" size="s" />}>
      {isOn && <ApiFields />}
      <Alone>
        <FormCheckbox name="enableRoundRobinDelivery" />
      </Alone>
      {children}
    </FormSection>
  );
}

function ApiFields() {
  const methods = radioOptions<string>(useMessages(en.deliveryMethodNames));
  const authTypes = radioOptions<string>(useMessages(en.apiAuthNames));
  const { value, onChange, field } = useFormField('deliveryApiKey');
  return (
    <>
      <FieldRow columns={1}>
        <FormRadios name="referralDeliveryMethod" options={methods} />
        <FormRadios name="deliveryApiType" options={authTypes} />
      </FieldRow>
      <FieldRow>
        <FormText name="deliveryApiUrl" type="url" placeholder="https://" />
        <SecretField {...field} size="m" value={value} onChange={onChange} />
      </FieldRow>
    </>
  );
}

/** Section for delivery by email. */
export const EmailSection = ({ children }: SectionProps) => (
  <SwitchedSection id="email">
    <FoldedRows>
      <AddressesField name="emailRecipients" />
      <AddressesField name="emailBccRecipients" />
    </FoldedRows>
    <Individual />
    {children}
  </SwitchedSection>
);

const createGetVerdict =
  (t: typeof en.controls) =>
  (address: string, isDuplicate: boolean): TagVerdict => {
    if (!isEmailAddress(address)) return { tone: 'critical', text: t.notAnAddress };
    return isDuplicate ? { tone: 'critical', text: t.duplicate } : { tone: 'neutral' };
  };

/** List of email addresses, separated by commas. Invalid and duplicate addresses are marked. */
function AddressesField({ name }: { readonly name: 'emailRecipients' | 'emailBccRecipients' }) {
  const t = useMessages(en.controls);
  const { value, onChange, field } = useFormField(name);
  const { id, label, isRequired, ref: _, ...input } = field;
  const [first = '', ...others] = splitList(value);
  const getVerdict = useMemo(() => createGetVerdict(t), [t]);
  return (
    <FoldedField
      id={id}
      paths={[name]}
      label={label}
      value={first}
      note={others.length > 0 ? t.moreAddresses(others.length) : undefined}
      {...(!isRequired && { emptyText: t.noAddresses })}
      errorMessage={input.errorMessage}
    >
      {() => (
        <TagInput
          {...input}
          aria-label={label}
          isRequired={isRequired}
          value={value}
          onChange={onChange}
          getVerdict={getVerdict}
          placeholder={t.addAddress}
        />
      )}
    </FoldedField>
  );
}

/** Individual settings for the recipients of an existing marketplace. */
function Individual() {
  const t = useMessages(en.recipients);
  const { original } = useFormLoaded();
  const values = useFieldValues(['deliverToApi', 'emailRecipients', 'enableIndividualEmailDeliverySettings']);
  const isOn = hasIndividualSettings(values);
  const getReason = () => {
    if (!original) return t.isNew;
    if (values.deliverToApi) return t.byApi;
    return splitList(values.emailRecipients).length === 0 ? t.none : undefined;
  };
  const reason = getReason();
  return (
    <>
      <Alone>
        <FormSwitch
          name="enableIndividualEmailDeliverySettings"
          isSelected={isOn}
          isDisabled={reason !== undefined}
          description={reason}
        />
      </Alone>
      <Suspense>{isOn && <Recipients />}</Suspense>
    </>
  );
}
