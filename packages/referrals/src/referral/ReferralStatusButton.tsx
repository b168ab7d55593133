import { PhoneIcon } from '@advantage/ui/icons';
import type { Referral } from '../model/referral.ts';
import { type StatusView, type StatusViewOptions, statusView } from '../model/statusView.ts';
import * as styles from './status.css.ts';
import { statusIcons } from './statusIcons.ts';

export interface ReferralStatusButtonProps extends StatusViewOptions {
  /** The referral whose status and price the button shows. */
  readonly referral: Referral;
  /** `row` is 28 px high, `touch` gives a thumb 44 px. Default `row`. */
  readonly size?: 'row' | 'touch';
  /** Called with the referral when the button is pressed. */
  readonly onPress: (referral: Referral) => void;
}

/**
 * The status of a referral as its action: claim, talk, or a grey status (STS-7 to STS-17). Use it where pressing does
 * something; everywhere else use `ReferralStatusBadge`. It is a native button, so that a row stays light.
 */
export function ReferralStatusButton({
  referral,
  size = 'row',
  onPress,
  showPrices,
  hasDetailsPanel,
}: ReferralStatusButtonProps) {
  const view = statusView(referral, { showPrices, hasDetailsPanel });
  const shape = size === 'touch' && view.kind === 'grey' ? 'touchGrey' : size;
  const button = (
    <button
      type="button"
      className={`${styles.buttonKind[view.kind]} ${styles.buttonSize[shape]}`}
      disabled={view.isDisabled}
      onClick={() => onPress(referral)}
    >
      {statusGlyph(view)}
      {view.text}
    </button>
  );
  if (view.kind !== 'claim' || view.was === null) return button;
  return (
    <span className={size === 'touch' ? `${styles.group} ${styles.groupTouch}` : styles.group}>
      {button}
      <s className={styles.was}>{view.was}</s>
    </span>
  );
}

function statusGlyph(view: StatusView) {
  if (view.kind === 'claim') return null;
  const Icon = view.kind === 'talk' ? PhoneIcon : statusIcons[view.icon];
  return <Icon />;
}
