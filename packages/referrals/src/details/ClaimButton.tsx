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
  /** The state of the claim. A failed claim shows a notice. */
  readonly state: ClaimState;
  /** Link to the page for adding to the prepaid balance. Default none. */
  readonly paymentMethodLink?: ReactNode;
  /** Called with the referral to open the claim question. */
  readonly onAsk: (referral: Referral) => void;
}

/**
 * The claim button at the bottom of a panel, shown until the referral expires. It charges nothing: it opens the claim
 * question.
 */
export function ClaimButton({ referral, state, paymentMethodLink, onAsk }: ClaimButtonProps) {
  const texts = useTexts();
  const t = texts(en.claim);
  const view = statusView(referral, {}, texts);
  const canAsk = claimOffer(referral) !== null;
  const isExpired = useClockValue((now) => claimMinutes(referral, now) === 0);
  if (isExpired) return <p className={styles.hint}>{t.tooLate}</p>;
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
