import { InfoPopover, Terms, useMessages } from '@advantage/ui';
import * as en from '../messages/en.ts';

/** Popover next to the Type header that explains the referral types. */
export function TypePopover() {
  const t = useMessages(en.typeHelp);
  return (
    <InfoPopover label={t.title}>
      <Terms terms={t.terms} />
    </InfoPopover>
  );
}
