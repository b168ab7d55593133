import { InfoPopover, Terms, useMessages } from '@advantage/ui';
import * as en from '../messages/en.ts';

/** Explains the referral types next to the Type header. */
export function TypePopover() {
  const t = useMessages(en.typeHelp);
  return (
    <InfoPopover label={t.title}>
      <Terms terms={t.terms} />
    </InfoPopover>
  );
}
