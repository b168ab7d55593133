import { Button, formatMoney, Heading, Text, useTexts } from '@advantage/ui';
import { PhoneIcon } from '@advantage/ui/icons';
import { numbers } from '@advantage/ui/messages';
import * as en from '../messages/en.ts';
import { type AskingState, isAsking, pendingText, type UnderWayState } from '../model/claimFlow.ts';
import type { Referral } from '../model/referral.ts';
import { LimitedTime } from '../referral/LimitedTime.tsx';
import { ClaimNotice } from './ClaimNotice.tsx';
import * as styles from './claim.css.ts';
import { claimNotice } from './claimNotice.ts';

export interface ClaimQuestionProps {
  readonly referral: Referral;
  /** The open question, or the claim that is under way. */
  readonly state: AskingState | UnderWayState;
  /** What is claimed, e.g. 'Auto · Tulsa, OK', where nothing else around the question says so. Default none. */
  readonly about?: string;
  /** The former price, to be struck through. Default none. */
  readonly was?: string | null;
  /** Called by the button that names the price. */
  readonly onConfirm: () => void;
  /** Called by Cancel: nothing is sent. */
  readonly onCancel: () => void;
}

/**
 * Asks before anything is charged, naming the price. Enter confirms the question that the reader opened; a
 * question that comes back, with another price for example, must be looked for, so that a second Enter buys nothing.
 */
export function ClaimQuestion(props: ClaimQuestionProps) {
  const texts = useTexts();
  const t = texts(en.claim);
  const { referral, state, about, was, onConfirm, onCancel } = props;
  const { offer } = state;
  const price = formatMoney(offer.price, texts(numbers));
  const isTalk = offer.method === 'TALK_NOW';
  const question = isTalk ? t.talkNowFor(price) : t.claimFor(price);
  const isUnderWay = !isAsking(state);
  const isFresh = state.step === 'asked' && state.unanswered === null;
  return (
    <fieldset className={styles.group} aria-label={question}>
      {claimNotice(state, undefined, texts) ? (
        <ClaimNotice state={state} />
      ) : (
        <div className={styles.question}>
          <Heading level={3}>
            <bdi>{question}</bdi>
          </Heading>
          <span className={styles.deadline}>
            <LimitedTime referral={referral} />
            {was && <s className={styles.was}>{was}</s>}
          </span>
        </div>
      )}
      {about !== undefined && <Text tone="muted">{about}</Text>}
      <div className={styles.answers} data-fresh-question={isFresh || undefined}>
        <Button size="l" isFullWidth isDisabled={isUnderWay} onPress={onCancel}>
          {t.cancel}
        </Button>
        {/* Another price is another button: a press that began on the former one confirms nothing. */}
        <Button
          key={offer.price}
          tone="primary"
          size="l"
          icon={isTalk ? PhoneIcon : undefined}
          isFullWidth
          autoFocus={isFresh}
          isPending={isUnderWay}
          onPress={onConfirm}
        >
          {isUnderWay
            ? pendingText(state, texts(en.pending))
            : isTalk
              ? t.talkNowButton(price)
              : t.claimButton(price)}
        </Button>
      </div>
    </fieldset>
  );
}
