import { Button, formatMoney, Heading, useTexts } from '@advantage/ui';
import { PhoneIcon } from '@advantage/ui/icons';
import { numbers } from '@advantage/ui/messages';
import { useContext } from 'react';
import { TimeLeft } from '../columns/times.tsx';
import * as en from '../messages/en.ts';
import { type ConfirmingState, type InFlightState, isConfirming, pendingText } from '../model/claimFlow.ts';
import type { Referral } from '../model/referral.ts';
import { statusView } from '../model/statusView.ts';
import { cardTitle, locationText } from '../model/texts.ts';
import { ClaimNotice, PaymentMethodLink } from './ClaimNotice.tsx';
import * as styles from './claim.css.ts';
import { claimNotice } from './claimNoticeContent.ts';
import type { Claims } from './useClaim.ts';

export interface ClaimQuestionProps {
  readonly referral: Referral;
  /** The open question, or the claim in flight. */
  readonly state: ConfirmingState | InFlightState;
  /** Says what is sold and where. False next to a heading that does. Default true. */
  readonly namesReferral?: boolean;
  /** Sends the claim, and knows for which price the prepaid balance was too low. */
  readonly claims: Pick<Claims, 'confirm' | 'refusedPrice'>;
  /** Called when the user cancels. Nothing is sent. */
  readonly onCancel: () => void;
}

/**
 * Asks the user to confirm the price before anything is charged. When the user opens the question, its confirm button
 * has focus, so Enter confirms it. A question that is asked again, e.g. for another price, doesn't take focus, so a
 * second Enter buys nothing.
 */
export function ClaimQuestion(props: ClaimQuestionProps) {
  const texts = useTexts();
  const t = texts(en.claim);
  const { referral, state, namesReferral = true, claims, onCancel } = props;
  const paymentMethodLink = useContext(PaymentMethodLink);
  const { offer } = state;
  const refusedPrice = claims.refusedPrice(offer.price);
  const money = (price: number) => formatMoney(price, texts(numbers));
  const price = money(offer.price);
  const isTalk = offer.method === 'TALK_NOW';
  const { claimNow } = texts(en.status);
  const title = isTalk ? t.talkNowFor(price) : t.claimFor(price, claimNow);
  const view = statusView(referral, {}, texts);
  const isClaimPending = !isConfirming(state);
  const isFirstPrompt = state.step === 'asked' && state.unanswered === null;
  return (
    <fieldset className={styles.group} aria-label={title}>
      {claimNotice(state, undefined, texts) ? (
        <ClaimNotice state={state} />
      ) : (
        <Heading level={3} size="l">
          <bdi>{title}</bdi>
        </Heading>
      )}
      <div className={styles.terms}>
        {namesReferral && (
          <>
            <bdi>{cardTitle(referral, texts)}</bdi>
            <bdi>{locationText(referral)}</bdi>
          </>
        )}
        {refusedPrice === null ? (
          <span className={styles.deadline}>
            <TimeLeft referral={referral} />
            {view.kind === 'claim' && view.was !== null && <span>{` · ${view.was}`}</span>}
          </span>
        ) : (
          <span className={styles.low}>
            <span>{t.balanceWasTooLow(money(refusedPrice))}</span> {paymentMethodLink}
          </span>
        )}
      </div>
      <div className={styles.answers} data-fresh-question={isFirstPrompt || undefined}>
        {/* A new price gets a new button, so a press that began on the old one confirms nothing. */}
        <Button
          key={offer.price}
          tone="primary"
          size="l"
          icon={isTalk ? PhoneIcon : undefined}
          isFullWidth
          autoFocus={isFirstPrompt}
          isPending={isClaimPending}
          onPress={() => claims.confirm(referral.opportunityId)}
        >
          {isClaimPending
            ? pendingText(state, texts)
            : isTalk
              ? t.talkNowButton(price)
              : t.claimButton(price, claimNow)}
        </Button>
        <Button tone="quiet" size="l" isDisabled={isClaimPending} onPress={onCancel}>
          {t.cancel}
        </Button>
      </div>
    </fieldset>
  );
}
