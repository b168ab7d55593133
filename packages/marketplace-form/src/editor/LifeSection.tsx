import { lifeAndAnnuitiesLines } from '@advantage/reference-data';
import { useMessages } from '@advantage/ui';
import { lineChoices } from '../fields/choices.ts';
import { useFieldValue } from '../form/formContext.ts';
import * as en from '../messages/en.ts';
import { FieldRow, SwitchGrid } from './FieldRow.tsx';
import { FoldedChoices } from './FoldedChoices.tsx';
import { FoldedRows } from './FoldedField.tsx';
import { FormRange } from './FormRange.tsx';
import { FormSection, type SectionProps } from './FormSection.tsx';
import { FormSwitch } from './FormSwitch.tsx';

/** Section for the life and annuities appetite. */
export function LifeSection({ children }: SectionProps) {
  const t = useMessages(en.controls);
  const lines = lineChoices(lifeAndAnnuitiesLines, useMessages(en.businessLineNames));
  const isOn = useFieldValue('acceptLifeAnnuitiesLines');
  return (
    <FormSection id="life" actions={<FormSwitch name="acceptLifeAnnuitiesLines" size="s" />}>
      {isOn && (
        <>
          <SwitchGrid columns={2}>
            <FormSwitch name="acceptMedicalExamConsent" />
            <FormSwitch name="acceptMedicalExamRefusal" />
            <FormSwitch name="acceptTobaccoUsePastYear" />
            <FormSwitch name="acceptNoTobaccoUsePastYear" />
          </SwitchGrid>
          <FoldedRows>
            <FoldedChoices name="lifeAndAnnuitiesBusinessLines" options={lines} words={{ all: t.allLines }} />
          </FoldedRows>
          <FieldRow>
            <FormRange
              label={t.deathBenefit}
              min="deathBenefitMin"
              max="deathBenefitMax"
              prefix="$"
              allowDecimals
              hasSeparators
            />
          </FieldRow>
          {children}
        </>
      )}
    </FormSection>
  );
}
