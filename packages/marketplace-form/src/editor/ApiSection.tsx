import { SecretField, useMessages } from '@advantage/ui';
import { useFieldValue } from '../form/formContext.ts';
import * as en from '../messages/en.ts';
import { Alone, FieldRow } from './FieldRow.tsx';
import { FormCheckbox } from './FormCheckbox.tsx';
import { FormRadios, radioOptions } from './FormRadios.tsx';
import { FormSection, type SectionProps } from './FormSection.tsx';
import { FormSwitch } from './FormSwitch.tsx';
import { FormText } from './FormText.tsx';
import { useFormField } from './useFormField.ts';

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
  const authNames = useMessages(en.apiAuthNames);
  return (
    <>
      <FieldRow columns={1}>
        <FormRadios
          name="referralDeliveryMethod"
          options={radioOptions<string>(useMessages(en.deliveryMethodNames))}
        />
        <FormRadios name="deliveryApiType" options={radioOptions<string>(authNames)} />
      </FieldRow>
      <FieldRow>
        <FormText name="deliveryApiUrl" type="url" placeholder="https://" />
        <ApiKey />
      </FieldRow>
    </>
  );
}

/** Masked field for the API key. */
function ApiKey() {
  const { value, onChange, field } = useFormField('deliveryApiKey');
  return <SecretField {...field} size="m" value={value} onChange={onChange} />;
}
