import { useMessages } from '@advantage/ui';
import * as en from '../messages/en.ts';
import { SwitchGrid } from './FieldRow.tsx';
import { FormSection, type SectionProps } from './FormSection.tsx';
import { FormSwitch } from './FormSwitch.tsx';
import * as styles from './MarketplaceForm.css.ts';

const requirements = [
  'journayaIdRequired',
  'businessLineRequired',
  'firstNameRequired',
  'lastNameRequired',
  'cityRequired',
  'stateRequired',
  'postalCodeRequired',
  'emailAddressRequired',
  'phoneNumberRequired',
] as const;
const consents = ['oneToOneConsentRequired', 'capturesOwnConsumerConsent', 'acceptWarmTransfers'] as const;

/** Section for the data that a referral must include. */
export function GeneralSection({ children }: SectionProps) {
  const t = useMessages(en.controls);
  return (
    <FormSection id="general">
      <p className={styles.note}>{t.requirements}</p>
      <SwitchGrid>
        {requirements.map((name) => (
          <FormSwitch key={name} name={name} />
        ))}
      </SwitchGrid>
      <SwitchGrid>
        {consents.map((name) => (
          <FormSwitch key={name} name={name} />
        ))}
      </SwitchGrid>
      {children}
    </FormSection>
  );
}
