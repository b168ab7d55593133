import { Columns, Text, useMessages } from '@advantage/ui';
import { fieldsOf } from '../fields/fields.ts';
import type { FlagName } from '../fields/values.ts';
import * as en from '../messages/en.ts';
import { FormSection, type SectionProps } from './FormSection.tsx';
import { FormSwitch } from './FormSwitch.tsx';

/** Section for the data that a referral must include. */
export function GeneralSection({ children }: SectionProps) {
  const t = useMessages(en.controls);
  return (
    <FormSection id="general">
      <Text tone="muted">{t.requirements}</Text>
      <Columns count={3} space={4}>
        {(fieldsOf('general') as FlagName[]).map((name) => (
          <FormSwitch key={name} name={name} />
        ))}
      </Columns>
      {children}
    </FormSection>
  );
}
