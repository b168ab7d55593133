import { formatMoney, type Texts, useTexts } from '@advantage/ui';
import { AlertIcon, ClockIcon } from '@advantage/ui/icons';
import { numbers } from '@advantage/ui/messages';
import * as en from '../messages/en.ts';
import { claimMinutes, criticalMinutes, fractionLeft, shortTimeLeft } from '../model/limitedTime.ts';
import type { Referral } from '../model/referral.ts';
import { statusView } from '../model/statusView.ts';
import { talkNowPrice } from '../wire/talkNowPrice.ts';
import { useReferralCell } from './CellContext.tsx';
import type { ReferralStatusProps } from './ReferralStatus.tsx';
import { statusButton } from './ReferralStatusButton.tsx';
import * as styles from './status.css.ts';
import * as timed from './timedStatus.css.ts';
import { useClockValue } from './useClockValue.ts';

/**
 * The status of a row that agents can claim. Shows the time left and the former price next to the button, and a bar in
 * the button that drains from delivery to expiration. After that it only says that time is up.
 */
export function TimedStatus({ referral, size = 'row' }: Pick<ReferralStatusProps, 'referral' | 'size'>) {
  const texts = useTexts();
  const t = texts(en.timedStatus);
  const { actions, showPrices, onAction } = useReferralCell();
  const minutes = useClockValue((now) => claimMinutes(referral, now));
  if (minutes === 0) {
    return (
      <span className={timed.over}>
        <ClockIcon />
        {t.timeUp}
      </span>
    );
  }
  const view = statusView(referral, { showPrices, hasDetailsPanel: actions === 'panel' }, texts);
  const isCritical = minutes !== null && minutes <= criticalMinutes;
  return (
    <span className={timed.status[size]}>
      {statusButton({
        referral,
        texts,
        view,
        size,
        onPress: onAction,
        children: minutes !== null && (
          <span
            className={isCritical ? timed.drain.critical : timed.drain.normal}
            style={{ inlineSize: `${Math.round(fractionLeft(referral, minutes) * 100)}%` }}
          />
        ),
      })}
      <span className={timed.facts}>
        {minutes !== null && timeLeft(shortTimeLeft(minutes, t), isCritical)}
        {view.kind === 'claim' && view.was !== null && <s className={styles.was}>{view.was}</s>}
        {view.kind === 'talk' && showPrices && otherCharge(referral, texts)}
      </span>
    </span>
  );
}

const timeLeft = (text: string, isCritical: boolean) =>
  isCritical ? (
    <span className={timed.timeLeft.critical}>
      <AlertIcon size={14} />
      <bdi>{text}</bdi>
    </span>
  ) : (
    <bdi className={timed.timeLeft.normal}>{text}</bdi>
  );

/** Talk Now has a fixed price. If the button shows another price, this note says what the agent pays. */
const otherCharge = ({ discountPrice }: Referral, texts: Texts) =>
  discountPrice !== null &&
  discountPrice !== talkNowPrice && (
    <span className={timed.charge}>
      {texts(en.timedStatus).youPay(formatMoney(talkNowPrice, texts(numbers)))}
    </span>
  );
