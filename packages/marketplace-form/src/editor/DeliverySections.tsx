import { lazyComponent, SecretField, TagInput, type TagVerdict, useMessages } from '@advantage/ui';
import { useCallback } from 'react';
import { splitList } from '../fields/lists.ts';
import { isEmailAddress } from '../fields/validators.ts';
import { limitNames } from '../fields/wireValues.ts';
import { useFieldValue, useFieldValues, useFormField, useFormLoaded } from '../form/useFormField.ts';
import * as en from '../messages/en.ts';
import { hasIndividualSettings } from '../values/effective.ts';
import { FoldedField, FoldedRows } from './FoldedField.tsx';
import { FormCheckbox, FormNumber, FormRadios, FormSwitch, FormText, radioOptions } from './FormControls.tsx';
import { Alone, FieldRow, FormSection, type SectionProps, SwitchedSection } from './FormSection.tsx';
import { Days, Hours } from './ScheduleFields.tsx';

// Loaded on demand: most marketplaces have no individual settings, and they are the largest part of the form.
const Recipients = lazyComponent(async () => (await import('./Recipients.tsx')).Recipients, {
  pending: null,
});

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
      <Days />
      <Hours />
      <Alone>
        <FormCheckbox name="deliverAllDay" />
      </Alone>
      {children}
    </FormSection>
  );
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

/** List of email addresses, separated by commas. Invalid and duplicate addresses are marked. */
function AddressesField({ name }: { readonly name: 'emailRecipients' | 'emailBccRecipients' }) {
  const t = useMessages(en.controls);
  const { value, onChange, field } = useFormField(name);
  const { id, label, isRequired, ref: _, ...input } = field;
  const [first = '', ...others] = splitList(value);
  const getVerdict = useCallback(
    (address: string, isDuplicate: boolean): TagVerdict => {
      if (!isEmailAddress(address)) return { tone: 'critical', text: t.notAnAddress };
      return isDuplicate ? { tone: 'critical', text: t.duplicate } : { tone: 'neutral' };
    },
    [t],
  );
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
      {isOn && <Recipients />}
    </>
  );
}
