import { personalLines } from '@advantage/reference-data';
import { Columns, useMessages } from '@advantage/ui';
import { lineChoices } from '../fields/choices.ts';
import { useFieldValue } from '../form/formContext.ts';
import * as en from '../messages/en.ts';
import { FormCheckboxGroup } from './FormCheckboxGroup.tsx';
import { FormRange } from './FormRange.tsx';
import { FormSection, type SectionProps } from './FormSection.tsx';
import { FormSwitch } from './FormSwitch.tsx';

/** Section for the personal appetite. */
export function PersonalSection({ children }: SectionProps) {
  const t = useMessages(en.controls);
  const off = useMessages(en.turnedOff);
  const lines = lineChoices(personalLines, useMessages(en.businessLineNames));
  const isOn = useFieldValue('acceptPersonalLines');
  return (
    <FormSection
      id="personal"
      actions={<FormSwitch name="acceptPersonalLines" size="s" />}
      foldedText={isOn ? undefined : off.personal(lines.length)}
    >
      <Columns count={3} space={4}>
        <FormSwitch name="acceptPersonalInsured" />
        <FormSwitch name="acceptPersonalUninsured" />
      </Columns>
      <FormCheckboxGroup name="personalBusinessLines" options={lines} columns={3} filterLabel={t.findLine} />
      <Columns>
        <FormRange
          label={t.estimatedPremium}
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
