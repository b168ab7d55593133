import { emDash, formatMoney, useMessages } from '@advantage/ui';
import { PhoneIcon } from '@advantage/ui/icons';
import { numbers } from '@advantage/ui/messages';
import * as en from '../messages/en.ts';
import type { ReferralActions, ReferralAudience } from '../model/audience.ts';
import { offersTalkNow } from '../model/cellTexts.ts';
import type { Referral } from '../model/referral.ts';
import { talkNowPrice } from '../wire/talkNowPrice.ts';
import * as styles from './status.css.ts';

export interface TalkNowNoteProps {
  readonly referral: Referral;
  readonly audience: ReferralAudience;
  readonly actions: ReferralActions;
  /** Whether to show prices. */
  readonly showPrices: boolean;
  /** Called with the referral when the button is pressed. */
  readonly onAction: (referral: Referral) => void;
}

/** The notes of a referral: a 'Talk now' button, if the user may call. */
export function TalkNowNote({ referral, audience, actions, showPrices, onAction }: TalkNowNoteProps) {
  const t = useMessages(en.timedStatus);
  const price = formatMoney(talkNowPrice, useMessages(numbers));
  if (actions === 'none' || !offersTalkNow(referral, audience)) return emDash;
  return (
    <button
      type="button"
      className={`${styles.buttonKind.talk} ${styles.buttonSize.row}`}
      onClick={() => onAction(referral)}
    >
      <PhoneIcon />
      {showPrices ? t.talkNowFor(price) : t.talkNow}
    </button>
  );
}
