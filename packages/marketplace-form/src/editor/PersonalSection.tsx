import { personalLines } from '@advantage/reference-data';
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

/** Section for the personal appetite. */
export function PersonalSection({ children }: SectionProps) {
  const t = useMessages(en.controls);
  const lines = lineChoices(personalLines, useMessages(en.businessLineNames));
  const isOn = useFieldValue('acceptPersonalLines');
  return (
    <FormSection id="personal" actions={<FormSwitch name="acceptPersonalLines" size="s" />}>
      {isOn && (
        <>
          <SwitchGrid>
            <FormSwitch name="acceptPersonalInsured" />
            <FormSwitch name="acceptPersonalUninsured" />
          </SwitchGrid>
          <FoldedRows>
            <FoldedChoices
              name="personalBusinessLines"
              options={lines}
              words={{ all: t.allLines }}
              findLabel={t.findLine}
            />
          </FoldedRows>
          <FieldRow>
            <FormRange
              label={t.estimatedPremium}
              min="personalEstimatedPremiumMin"
              max="personalEstimatedPremiumMax"
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
