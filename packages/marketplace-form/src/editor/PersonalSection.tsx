import { personalLines } from '@advantage/reference-data';
import { Columns } from '@advantage/ui';
import { useValue } from '../form/formParts.ts';
import { texts } from '../form/texts.ts';
import { FormRange } from './FormRange.tsx';
import { FormSection, type SectionProps } from './FormSection.tsx';
import { FormSwitch } from './FormSwitch.tsx';
import { FormTicks } from './FormTicks.tsx';
import { lineOptions } from './lineOptions.ts';

const lines = lineOptions(personalLines);
const foldedText = texts.off(`insured and uninsured, ${lines.length} lines and estimated premium`);

/** The personal appetite (MKF-21). */
export function PersonalSection({ children }: SectionProps) {
  const isOn = useValue('acceptPersonalLines');
  return (
    <FormSection
      id="personal"
      actions={<FormSwitch name="acceptPersonalLines" size="s" />}
      foldedText={isOn ? undefined : foldedText}
    >
      <Columns count={3} space={4}>
        <FormSwitch name="acceptPersonalInsured" />
        <FormSwitch name="acceptPersonalUninsured" />
      </Columns>
      <FormTicks name="personalBusinessLines" options={lines} columns={3} filterLabel="Find a line" />
      <Columns>
        <FormRange
          label="Estimated premium"
          min="personalEstimatedPremiumMin"
          max="personalEstimatedPremiumMax"
          prefix="$"
          allowDecimals
          hasSeparators
        />
      </Columns>
      {children}
    </FormSection>
  );
}
