import { commercialLines } from '@advantage/reference-data';
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
import { NaicsField } from './NaicsField.tsx';

/** Section for the commercial appetite. */
export function CommercialSection({ children }: SectionProps) {
  const t = useMessages(en.controls);
  const lines = lineChoices(commercialLines, useMessages(en.businessLineNames));
  const isOn = useFieldValue('acceptCommercialLines');
  return (
    <FormSection id="commercial" actions={<FormSwitch name="acceptCommercialLines" size="s" />}>
      {isOn && (
        <>
          <SwitchGrid>
            <FormSwitch name="acceptCommercialInsured" />
            <FormSwitch name="acceptCommercialUninsured" />
          </SwitchGrid>
          <FoldedRows>
            <FoldedChoices
              name="commercialBusinessLines"
              options={lines}
              words={{ all: t.allLines }}
              findLabel={t.findLine}
            />
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
              prefix="$"
              allowDecimals
              hasSeparators
            />
            <FormRange
              label={t.employees}
              min="numberOfEmployeesMin"
              max="numberOfEmployeesMax"
              maxDigits={3}
            />
          </FieldRow>
          {children}
        </>
      )}
    </FormSection>
  );
}
