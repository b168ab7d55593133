import {
  type BusinessLine,
  commercialLines,
  lifeAndAnnuitiesLines,
  personalLines,
} from '@advantage/reference-data';
import { useMessages } from '@advantage/ui';
import { lineChoices } from '../fields/choices.ts';
import type { FlagName, ListName } from '../fields/values.ts';
import * as en from '../messages/en.ts';
import { switches } from './FieldRow.css.ts';
import { FoldedChoices } from './FoldedChoices.tsx';
import { FoldedRows } from './FoldedField.tsx';
import { FormRange, FormSwitch } from './FormControls.tsx';
import { FieldRow, FormSection, type SectionProps, SwitchedSection } from './FormSection.tsx';
import * as styles from './MarketplaceForm.css.ts';
import { NaicsField } from './NaicsField.tsx';

interface SwitchesProps {
  readonly names: readonly FlagName[];
  /** Number of columns, as wide as their labels need. Default 3. */
  readonly columns?: 2 | 3;
}

/** Switches below and next to each other. */
const Switches = ({ names, columns = 3 }: SwitchesProps) => (
  <div className={switches[columns]}>
    {names.map((name) => (
      <FormSwitch key={name} name={name} />
    ))}
  </div>
);

interface LinesFieldProps {
  readonly name: ListName;
  readonly lines: readonly BusinessLine[];
  /** Whether the lines can be filtered. Default false. */
  readonly isLong?: boolean;
}

/** The business lines of a category. */
function LinesField({ name, lines, isLong = false }: LinesFieldProps) {
  const t = useMessages(en.controls);
  const options = lineChoices(lines, useMessages(en.businessLineNames));
  const find = isLong && { findLabel: t.findLine };
  return <FoldedChoices name={name} options={options} words={{ all: t.allLines }} {...find} />;
}

const money = { prefix: '$', allowDecimals: true, hasSeparators: true } as const;

/** Section for the data that a referral must include. */
export function GeneralSection({ children }: SectionProps) {
  const t = useMessages(en.controls);
  return (
    <FormSection id="general">
      <p className={styles.note}>{t.requirements}</p>
      <Switches
        names={[
          'journayaIdRequired',
          'businessLineRequired',
          'firstNameRequired',
          'lastNameRequired',
          'cityRequired',
          'stateRequired',
          'postalCodeRequired',
          'emailAddressRequired',
          'phoneNumberRequired',
        ]}
      />
      <Switches names={['oneToOneConsentRequired', 'capturesOwnConsumerConsent', 'acceptWarmTransfers']} />
      {children}
    </FormSection>
  );
}

/** Section for the commercial appetite. */
export function CommercialSection({ children }: SectionProps) {
  const t = useMessages(en.controls);
  return (
    <SwitchedSection id="commercial">
      <Switches names={['acceptCommercialInsured', 'acceptCommercialUninsured']} />
      <FoldedRows>
        <LinesField name="commercialBusinessLines" lines={commercialLines} isLong />
        <NaicsField />
      </FoldedRows>
      <FieldRow columns={3}>
        <FormRange
          label={t.yearsInBusiness}
          min="yearsInBusinessMin"
          max="yearsInBusinessMax"
          maxDigits={2}
        />
        <FormRange
          label={t.estimatedPremium}
          min="commercialEstimatedPremiumMin"
          max="commercialEstimatedPremiumMax"
          {...money}
        />
        <FormRange label={t.employees} min="numberOfEmployeesMin" max="numberOfEmployeesMax" maxDigits={3} />
      </FieldRow>
      {children}
    </SwitchedSection>
  );
}

/** Section for the personal appetite. */
export function PersonalSection({ children }: SectionProps) {
  const t = useMessages(en.controls);
  return (
    <SwitchedSection id="personal">
      <Switches names={['acceptPersonalInsured', 'acceptPersonalUninsured']} />
      <FoldedRows>
        <LinesField name="personalBusinessLines" lines={personalLines} isLong />
      </FoldedRows>
      <FieldRow>
        <FormRange
          label={t.estimatedPremium}
          min="personalEstimatedPremiumMin"
          max="personalEstimatedPremiumMax"
          {...money}
        />
      </FieldRow>
      {children}
    </SwitchedSection>
  );
}

/** Section for the life and annuities appetite. */
export function LifeSection({ children }: SectionProps) {
  const t = useMessages(en.controls);
  return (
    <SwitchedSection id="life">
      <Switches
        columns={2}
        names={[
          'acceptMedicalExamConsent',
          'acceptMedicalExamRefusal',
          'acceptTobaccoUsePastYear',
          'acceptNoTobaccoUsePastYear',
        ]}
      />
      <FoldedRows>
        <LinesField name="lifeAndAnnuitiesBusinessLines" lines={lifeAndAnnuitiesLines} />
      </FoldedRows>
      <FieldRow>
        <FormRange label={t.deathBenefit} min="deathBenefitMin" max="deathBenefitMax" {...money} />
      </FieldRow>
      {children}
    </SwitchedSection>
  );
}
