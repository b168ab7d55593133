import { commercialLines } from '@advantage/reference-data';
import { Columns } from '@advantage/ui';
import { useValue } from '../form/formParts.ts';
import { texts } from '../form/texts.ts';
import { FormRange } from './FormRange.tsx';
import { FormSection, type SectionProps } from './FormSection.tsx';
import { FormSwitch } from './FormSwitch.tsx';
import { FormTicks } from './FormTicks.tsx';
import { lineOptions } from './lineOptions.ts';
import { NaicsField } from './NaicsField.tsx';

const lines = lineOptions(commercialLines);
const foldedText = texts.off(
  `insured and uninsured, ${lines.length} lines, NAICS codes, years in business, premium and employees`,
);

/** The commercial appetite (MKF-19, MKF-20). */
export function CommercialSection({ children }: SectionProps) {
  const isOn = useValue('acceptCommercialLines');
  return (
    <FormSection
      id="commercial"
      actions={<FormSwitch name="acceptCommercialLines" size="s" />}
      foldedText={isOn ? undefined : foldedText}
    >
      <Columns count={3} space={4}>
        <FormSwitch name="acceptCommercialInsured" />
        <FormSwitch name="acceptCommercialUninsured" />
      </Columns>
      <FormTicks name="commercialBusinessLines" options={lines} columns={3} filterLabel="Find a line" />
      <NaicsField />
      <Columns>
        <FormRange
          label="Years in business"
          min="yearsInBusinessMin"
          max="yearsInBusinessMax"
          maxDigits={2}
        />
        <FormRange
          label="Estimated premium"
          min="commercialEstimatedPremiumMin"
          max="commercialEstimatedPremiumMax"
          prefix="$"
          allowDecimals
          hasSeparators
        />
        <FormRange
          label="Number of employees"
          min="numberOfEmployeesMin"
          max="numberOfEmployeesMax"
          maxDigits={3}
        />
      </Columns>
      {children}
    </FormSection>
  );
}
