import { commercialLines } from '@advantage/reference-data';
import { Columns, useMessages } from '@advantage/ui';
import { lineChoices } from '../fields/choices.ts';
import { useFieldValue } from '../form/formContext.ts';
import * as en from '../messages/en.ts';
import { FormCheckboxGroup } from './FormCheckboxGroup.tsx';
import { FormRange } from './FormRange.tsx';
import { FormSection, type SectionProps } from './FormSection.tsx';
import { FormSwitch } from './FormSwitch.tsx';
import { NaicsField } from './NaicsField.tsx';

/** Section for the commercial appetite. */
export function CommercialSection({ children }: SectionProps) {
  const t = useMessages(en.controls);
  const off = useMessages(en.turnedOff);
  const lines = lineChoices(commercialLines, useMessages(en.businessLineNames));
  const isOn = useFieldValue('acceptCommercialLines');
  return (
    <FormSection
      id="commercial"
      actions={<FormSwitch name="acceptCommercialLines" size="s" />}
      foldedText={isOn ? undefined : off.commercial(lines.length)}
    >
      <Columns count={3} space={4}>
        <FormSwitch name="acceptCommercialInsured" />
        <FormSwitch name="acceptCommercialUninsured" />
      </Columns>
      <FormCheckboxGroup
        name="commercialBusinessLines"
        options={lines}
        columns={3}
        filterLabel={t.findLine}
      />
      <NaicsField />
      <Columns>
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
        <FormRange label={t.employees} min="numberOfEmployeesMin" max="numberOfEmployeesMax" maxDigits={3} />
      </Columns>
      {children}
    </FormSection>
  );
}
