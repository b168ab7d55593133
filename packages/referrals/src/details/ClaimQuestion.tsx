import { Button, formatMoney, Heading, Text, useTexts } from '@advantage/ui';
import { PhoneIcon } from '@advantage/ui/icons';
import { numbers } from '@advantage/ui/messages';
import * as en from '../messages/en.ts';
import { type ConfirmingState, type InFlightState, isConfirming, pendingText } from '../model/claimFlow.ts';
import type { Referral } from '../model/referral.ts';
import { LimitedTime } from '../referral/LimitedTime.tsx';
import { ClaimNotice } from './ClaimNotice.tsx';
import * as styles from './claim.css.ts';
import { claimNotice } from './claimNotice.ts';

export interface ClaimQuestionProps {
  readonly referral: Referral;
  /** The open question, or the claim in flight. */
  readonly state: ConfirmingState | InFlightState;
  /** Describes the referral, e.g. 'Auto · Tulsa, OK', if nothing around the question does. Default none. */
  readonly description?: string;
  /** The former price, shown struck through. Default none. */
  readonly was?: string | null;
  /** Called when the user confirms the price. */
  readonly onConfirm: () => void;
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
  const { referral, state, description, was, onConfirm, onCancel } = props;
  const { offer } = state;
  const price = formatMoney(offer.price, texts(numbers));
  const isTalk = offer.method === 'TALK_NOW';
  const title = isTalk ? t.talkNowFor(price) : t.claimFor(price);
  const isClaimPending = !isConfirming(state);
  const isFirstPrompt = state.step === 'asked' && state.unanswered === null;
  return (
    <fieldset className={styles.group} aria-label={title}>
      {claimNotice(state, undefined, texts) ? (
        <ClaimNotice state={state} />
      ) : (
        <div className={styles.question}>
          <Heading level={3}>
            <bdi>{title}</bdi>
          </Heading>
          <span className={styles.deadline}>
            <LimitedTime referral={referral} />
            {was && <s className={styles.was}>{was}</s>}
          </span>
        </div>
      )}
      {description !== undefined && <Text tone="muted">{description}</Text>}
      <div className={styles.answers} data-fresh-question={isFirstPrompt || undefined}>
        <Button size="l" isFullWidth isDisabled={isClaimPending} onPress={onCancel}>
          {t.cancel}
        </Button>
        {/* A new price gets a new button, so a press that began on the old one confirms nothing. */}
        <Button
          key={offer.price}
          tone="primary"
          size="l"
          icon={isTalk ? PhoneIcon : undefined}
          isFullWidth
          autoFocus={isFirstPrompt}
          isPending={isClaimPending}
          onPress={onConfirm}
        >
          {isClaimPending
            ? pendingText(state, texts(en.pending))
            : isTalk
              ? t.talkNowButton(price)
              : t.claimButton(price)}
        </Button>
      </div>
    </fieldset>
  );
}
