import { Columns, SecretField, Text, useMessages } from '@advantage/ui';
import { useFieldValue } from '../form/formContext.ts';
import * as en from '../messages/en.ts';
import { FormCheckbox } from './FormCheckbox.tsx';
import { FormRadios, radioOptions } from './FormRadios.tsx';
import { FormSection, type SectionProps } from './FormSection.tsx';
import { FormSwitch } from './FormSwitch.tsx';
import { FormText } from './FormText.tsx';
import { useFormField } from './useFormField.ts';

/** Section for delivery by API. Round robin is always shown, because it applies to email too. */
export function ApiSection({ children }: SectionProps) {
  const t = useMessages(en.turnedOff);
  const isOn = useFieldValue('deliverToApi');
  return (
    <FormSection id="api" actions={<FormSwitch name="deliverToApi" size="s" />}>
      {isOn ? <ApiFields /> : <Text tone="muted">{t.api}</Text>}
      <FormCheckbox name="enableRoundRobinDelivery" />
      {children}
    </FormSection>
  );
}

function ApiFields() {
  return (
    <>
      <FormRadios
        name="referralDeliveryMethod"
        options={radioOptions<string>(useMessages(en.deliveryMethodNames))}
      />
      <FormRadios name="deliveryApiType" options={radioOptions<string>(useMessages(en.apiAuthNames))} />
      <Columns>
        <FormText name="deliveryApiUrl" type="url" placeholder="https://" />
        <ApiKey />
      </Columns>
    </>
  );
}

/** Masked field for the API key. */
function ApiKey() {
  const { value, onChange, field } = useFormField('deliveryApiKey');
  return <SecretField {...field} value={value} onChange={onChange} />;
}
