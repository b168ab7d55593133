import { InfoPopover, type Term, Terms, useMessages } from '@advantage/ui';
import * as en from '../messages/en.ts';

const types: readonly Term[] = [
  {
    name: 'CCR, Consumer Choice Referral',
    meaning: en.typeHelp.ccr,
  },
  {
    name: 'CIR, Claim-it Referral',
    meaning: en.typeHelp.ccrWt,
  },
  {
    name: 'PCR, Premium Choice Referral',
    meaning: en.typeHelp.standard,
  },
  { name: 'CTR, Consumer Telephone Referral', meaning: en.typeHelp.directCall },
];

/** Explains the referral types, next to the Type header (POP-1 to POP-4). */
export function TypePopover() {
  const t = useMessages(en.typeHelp);
  return (
    <InfoPopover label={t.title}>
      <Terms terms={types} />
    </InfoPopover>
  );
}
