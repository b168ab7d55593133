import { lazyComponent, useMessages } from '@advantage/ui';
import { Suspense } from 'react';
import { splitList } from '../fields/lists.ts';
import { useFieldValue, useFormLoaded } from '../form/formContext.ts';
import * as en from '../messages/en.ts';
import { hasIndividualSettings } from '../values/effective.ts';
import { AddressesField } from './AddressesField.tsx';
import { Alone } from './FieldRow.tsx';
import { FoldedRows } from './FoldedField.tsx';
import { FormSection, type SectionProps } from './FormSection.tsx';
import { FormSwitch } from './FormSwitch.tsx';

// Loaded on demand: most marketplaces have no individual settings, and they are the largest part of the form.
const Recipients = lazyComponent(async () => (await import('./Recipients.tsx')).Recipients);

/** Section for delivery by email. */
export function EmailSection({ children }: SectionProps) {
  const isOn = useFieldValue('deliverToEmailAddress');
  return (
    <FormSection id="email" actions={<FormSwitch name="deliverToEmailAddress" size="s" />}>
      {isOn && (
        <>
          <FoldedRows>
            <AddressesField name="emailRecipients" />
            <AddressesField name="emailBccRecipients" />
          </FoldedRows>
          <Individual />
          {children}
        </>
      )}
    </FormSection>
  );
}

/** Individual settings for the recipients of an existing marketplace. */
function Individual() {
  const t = useMessages(en.recipients);
  const { original } = useFormLoaded();
  const deliverToApi = useFieldValue('deliverToApi');
  const emailRecipients = useFieldValue('emailRecipients');
  const chosen = useFieldValue('enableIndividualEmailDeliverySettings');
  const isOn = hasIndividualSettings({
    deliverToApi,
    emailRecipients,
    enableIndividualEmailDeliverySettings: chosen,
  });
  const reason = getUnavailableReason(original === undefined, deliverToApi, emailRecipients, t);
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

/** Returns why individual settings aren't available; undefined if they are. */
function getUnavailableReason(
  isNew: boolean,
  deliverToApi: boolean,
  emailRecipients: string,
  t: typeof en.recipients,
): string | undefined {
  if (isNew) return t.isNew;
  if (deliverToApi) return t.byApi;
  return splitList(emailRecipients).length === 0 ? t.none : undefined;
}
