import { lifeAndAnnuitiesLines } from '@advantage/reference-data';
import { Columns, useMessages } from '@advantage/ui';
import { lineChoices } from '../fields/choices.ts';
import { useFieldValue } from '../form/formContext.ts';
import * as en from '../messages/en.ts';
import { FormCheckboxGroup } from './FormCheckboxGroup.tsx';
import { FormRange } from './FormRange.tsx';
import { FormSection, type SectionProps } from './FormSection.tsx';
import { FormSwitch } from './FormSwitch.tsx';

/** Section for the life and annuities appetite. */
export function LifeSection({ children }: SectionProps) {
  const t = useMessages(en.controls);
  const off = useMessages(en.turnedOff);
  const lines = lineChoices(lifeAndAnnuitiesLines, useMessages(en.businessLineNames));
  const isOn = useFieldValue('acceptLifeAnnuitiesLines');
  return (
    <FormSection
      id="life"
      actions={<FormSwitch name="acceptLifeAnnuitiesLines" size="s" />}
      foldedText={isOn ? undefined : off.life(lines.length)}
    >
      <Columns space={4}>
        <FormSwitch name="acceptMedicalExamConsent" />
        <FormSwitch name="acceptMedicalExamRefusal" />
        <FormSwitch name="acceptTobaccoUsePastYear" />
        <FormSwitch name="acceptNoTobaccoUsePastYear" />
      </Columns>
      <FormCheckboxGroup name="lifeAndAnnuitiesBusinessLines" options={lines} columns={3} />
      <Columns>
        <FormRange
          label={t.deathBenefit}
          min="deathBenefitMin"
          max="deathBenefitMax"
          prefix="$"
          allowDecimals
          hasSeparators
        />
      </Columns>
      {children}
    </FormSection>
  );
}
