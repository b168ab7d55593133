import { splitList } from '../fields/lists.ts';
import { useFormLoaded, useValue } from '../form/formParts.ts';
import { texts } from '../form/texts.ts';
import { individualSettingsOn } from '../values/effective.ts';
import { AddressesField } from './AddressesField.tsx';
import { FormSection, type SectionProps } from './FormSection.tsx';
import { FormSwitch } from './FormSwitch.tsx';
import { RecipientTable } from './RecipientTable.tsx';

const foldedText = texts.off('recipients, bcc recipients and individual recipient settings');

/** Delivery by email. */
export function EmailSection({ children }: SectionProps) {
  const isOn = useValue('deliverToEmailAddress');
  return (
    <FormSection
      id="email"
      actions={<FormSwitch name="deliverToEmailAddress" size="s" />}
      foldedText={isOn ? undefined : foldedText}
    >
      <AddressesField name="emailRecipients" />
      <AddressesField name="emailBccRecipients" description={texts.bccHint} />
      <Individual />
      {children}
    </FormSection>
  );
}

/** Individual settings for the recipients of an existing marketplace. */
function Individual() {
  const { original } = useFormLoaded();
  const deliverToApi = useValue('deliverToApi');
  const emailRecipients = useValue('emailRecipients');
  const chosen = useValue('enableIndividualEmailDeliverySettings');
  const isOn = individualSettingsOn({
    deliverToApi,
    emailRecipients,
    enableIndividualEmailDeliverySettings: chosen,
  });
  const reason = unavailable(original === undefined, deliverToApi, emailRecipients);
  return (
    <>
      <FormSwitch
        name="enableIndividualEmailDeliverySettings"
        isSelected={isOn}
        isDisabled={reason !== undefined}
        description={reason}
      />
      {isOn && <RecipientTable />}
    </>
  );
}

/** Why recipients cannot have individual settings. */
function unavailable(isNew: boolean, deliverToApi: boolean, emailRecipients: string): string | undefined {
  if (isNew) return texts.individualSettings.isNew;
  if (deliverToApi) return texts.individualSettings.byApi;
  return splitList(emailRecipients).length === 0 ? texts.individualSettings.noRecipient : undefined;
}
