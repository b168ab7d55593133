import { Button, useTexts } from '@advantage/ui';
import { PhoneIcon } from '@advantage/ui/icons';
import type { ReactNode } from 'react';
import * as en from '../messages/en.ts';
import type { ClaimState } from '../model/claimFlow.ts';
import { claimOffer } from '../model/claimOffer.ts';
import { claimMinutes } from '../model/limitedTime.ts';
import type { Referral } from '../model/referral.ts';
import { statusView } from '../model/statusView.ts';
import { useClockValue } from '../referral/useClockValue.ts';
import { ClaimNotice } from './ClaimNotice.tsx';
import * as styles from './claim.css.ts';

export interface ClaimButtonProps {
  /** An Available referral. */
  readonly referral: Referral;
  /** The state of its claim: a claim that failed says so. */
  readonly state: ClaimState;
  /** Leads to where the prepaid balance is filled up. Default none. */
  readonly paymentMethodLink?: ReactNode;
  /** Called with the referral to ask whether to claim it. */
  readonly onAsk: (referral: Referral) => void;
}

/** The way to a claim, at the bottom of a panel, until its time is up. It charges nothing: it opens the question. */
export function ClaimButton({ referral, state, paymentMethodLink, onAsk }: ClaimButtonProps) {
  const texts = useTexts();
  const t = texts(en.claim);
  const view = statusView(referral, {}, texts);
  const canAsk = claimOffer(referral) !== null;
  const isOver = useClockValue((now) => claimMinutes(referral, now) === 0);
  if (isOver) return <p className={styles.hint}>{t.tooLate}</p>;
  return (
    <div className={styles.bar}>
      <ClaimNotice state={state} paymentMethodLink={paymentMethodLink} />
      <Button
        tone={view.kind === 'talk' ? 'urgent' : 'primary'}
        icon={view.kind === 'talk' ? PhoneIcon : undefined}
        size="l"
        isFullWidth
        isDisabled={!canAsk}
        onPress={() => onAsk(referral)}
      >
        {view.text}
      </Button>
      <p className={styles.hint}>{canAsk ? t.confirmFirst : t.noPrice}</p>
    </div>
  );
}
