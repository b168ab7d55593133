import { InfoPopover, Terms, useMessages } from '@advantage/ui';
import * as en from '../messages/en.ts';

/** Explains the referral types next to the Type header (POP-1 to POP-4). */
export function TypePopover() {
  const t = useMessages(en.typeHelp);
  return (
    <InfoPopover label={t.title}>
      <Terms
        terms={[
          { name: t.ccrName, meaning: t.ccr },
          { name: t.cirName, meaning: t.cir },
          { name: t.wtCirName, meaning: t.wtCir },
          { name: t.pcrName, meaning: t.pcr },
          { name: t.ctrName, meaning: t.ctr },
        ]}
      />
    </InfoPopover>
  );
}
