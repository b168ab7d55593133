import { Button, useMessages, useTexts } from '@advantage/ui';
import { ChevronRightIcon, PhoneIcon } from '@advantage/ui/icons';
import { ClaimNotice } from '../claim/ClaimNotice.tsx';
import { ClaimQuestion } from '../claim/ClaimQuestion.tsx';
import { ContactAction } from '../claim/ContactLines.tsx';
import { hint } from '../claim/claim.css.ts';
import type { Claims } from '../claim/useClaim.ts';
import { was } from '../columns/status.css.ts';
import { TimeLeft } from '../columns/times.tsx';
import { useClockValue } from '../columns/useClockValue.ts';
import * as en from '../messages/en.ts';
import { type ClaimState, claimOffer, isConfirming, isInFlight } from '../model/claimFlow.ts';
import { contactLinks, showsContact } from '../model/contact.ts';
import { claimMinutes } from '../model/limitedTime.ts';
import type { Referral } from '../model/referral.ts';
import { statusView } from '../model/statusView.ts';
import * as styles from './details.css.ts';

export interface PanelActionProps {
  readonly kind: PanelActionKind;
  readonly referral: Referral;
  readonly state: ClaimState;
  readonly claims: Claims | null;
  readonly onNext: (() => void) | undefined;
}

/** What the user can do with the referral of a panel: below its title, and at the bottom on phones. */
export function PanelAction({ kind, referral, state, claims, onNext }: PanelActionProps) {
  const t = useMessages(en.details);
  if (kind === 'contact') return <ContactAction referral={referral} />;
  if (kind === 'next') {
    return (
      <Button size="l" isFullWidth onPress={onNext}>
        <span>{t.seeNext}</span>
        <ChevronRightIcon />
      </Button>
    );
  }
  if (!claims) return null;
  if (isConfirming(state) || isInFlight(state)) {
    return (
      <ClaimQuestion
        referral={referral}
        state={state}
        namesReferral={false}
        claims={claims}
        onCancel={() => claims.cancel(referral.opportunityId)}
      />
    );
  }
  return <ClaimButton referral={referral} state={state} onAsk={claims.ask} />;
}

type ClaimButtonProps = Pick<PanelActionProps, 'referral' | 'state'> & { readonly onAsk: Claims['ask'] };

/** The claim button of a panel with the time left, until the referral expires. It only opens the question. */
export function ClaimButton({ referral, state, onAsk }: ClaimButtonProps) {
  const texts = useTexts();
  const t = texts(en.claim);
  const view = statusView(referral, {}, texts);
  const canAsk = claimOffer(referral) !== null;
  const isExpired = useClockValue((now) => claimMinutes(referral, now) === 0);
  if (isExpired) return <p className={hint}>{t.tooLate}</p>;
  return (
    <>
      <ClaimNotice state={state} />
      <div className={styles.offer}>
        <Button
          tone="primary"
          icon={view.kind === 'talk' ? PhoneIcon : undefined}
          size="touch"
          isFullWidth
          isDisabled={!canAsk}
          onPress={() => onAsk(referral)}
        >
          {view.text}
        </Button>
        <div className={styles.deadline}>
          {canAsk ? <TimeLeft referral={referral} /> : <span>{t.noPrice}</span>}
          {view.kind === 'claim' && view.was !== null && <s className={was}>{view.was}</s>}
        </div>
      </div>
    </>
  );
}

/** What a panel offers: the claim button, the open question, a call or an email, or the next referral. */
export type PanelActionKind = 'claim' | 'question' | 'contact' | 'next';

interface PanelActionOptions {
  readonly referral: Referral;
  /** The claim of the referral. Null if the user can't claim. */
  readonly claim: ClaimState | null;
  readonly hasNext: boolean;
  readonly isMissing?: boolean;
}

/** Returns what a panel offers to do with its referral, or null for nothing. */
export function panelAction(options: PanelActionOptions): PanelActionKind | null {
  const { referral, claim, hasNext, isMissing = false } = options;
  if (claim && (isConfirming(claim) || isInFlight(claim))) return 'question';
  if (isMissing || (claim && isTooLate(claim))) return hasNext ? 'next' : null;
  if (showsContact(referral)) {
    const { phone, email } = contactLinks(referral);
    return phone || email ? 'contact' : null;
  }
  return claim && referral.marketplaceStatus === 'Available' ? 'claim' : null;
}

/** Returns whether a state ends a claim. Its notice takes the place of the claim button. */
export const endsClaim = (state: ClaimState) =>
  state.step === 'won' || state.step === 'claimedElsewhere' || isTooLate(state);

const isTooLate = ({ step }: ClaimState) => step === 'lost' || step === 'expired' || step === 'unavailable';
