import { InfoPopover, type Term, Terms } from '@advantage/ui';

const types: readonly Term[] = [
  {
    name: 'CCR, Consumer Choice Referral',
    meaning: 'The consumer picks the agency in a find-an-agent flow.',
  },
  {
    name: 'CIR, Claim-it Referral',
    meaning: 'Exclusive appetite-matching leads, claimed on demand by subscribers.',
  },
  {
    name: 'PCR, Premium Choice Referral',
    meaning: 'Delivered automatically by appetite, location and subscription level.',
  },
  { name: 'CTR, Consumer Telephone Referral', meaning: 'The consumer calls through a tracked listing.' },
];

/** Explains the referral types beside the Type header (POP-1 to POP-4). */
export function TypePopover() {
  return (
    <InfoPopover label="What Type means">
      <Terms terms={types} />
    </InfoPopover>
  );
}
