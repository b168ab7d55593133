import { type Texts, useTexts } from '@advantage/ui';
import { PhoneIcon } from '@advantage/ui/icons';
import type { ReactNode } from 'react';
import { cardTitle } from '../model/cardTexts.ts';
import { placeText } from '../model/exportTexts.ts';
import type { Referral } from '../model/referral.ts';
import { type StatusView, type StatusViewOptions, statusView } from '../model/statusView.ts';
import * as styles from './status.css.ts';
import { statusIcons } from './statusIcons.ts';

export interface ReferralStatusButtonProps extends StatusViewOptions {
  /** The referral whose status and price the button shows. */
  readonly referral: Referral;
  /** `row` is 28 px high, `touch` is 44 px. Default `row`. */
  readonly size?: 'row' | 'touch';
  /** Adds line of business and location to the accessible name. False where a heading has them. Default true. */
  readonly namesReferral?: boolean;
  /** Called with the referral when the button is pressed. */
  readonly onPress: (referral: Referral) => void;
}

/**
 * The status of a referral as a button: claim, talk, or a gray status. Use it where pressing does
 * something; everywhere else use `ReferralStatusBadge`. A native button, to keep rows cheap to render.
 */
export function ReferralStatusButton(props: ReferralStatusButtonProps) {
  return statusAction(props, useTexts());
}

/** `ReferralStatusButton` as a plain function, so rows of long lists don't need a component each. */
export function statusAction(props: ReferralStatusButtonProps, texts: Texts) {
  const { referral, size = 'row', onPress, showPrices, hasDetailsPanel, namesReferral = true } = props;
  const view = statusView(referral, { showPrices, hasDetailsPanel }, texts);
  const button = statusButton({ referral, texts, view, size, namesReferral, onPress });
  if (view.kind !== 'claim' || view.was === null) return button;
  return (
    <span className={size === 'touch' ? `${styles.group} ${styles.groupTouch}` : styles.group}>
      {button}
      <s className={styles.was}>{view.was}</s>
    </span>
  );
}

interface StatusButtonParts
  extends Required<Pick<ReferralStatusButtonProps, 'referral' | 'size' | 'onPress'>> {
  readonly view: StatusView;
  readonly texts: Texts;
  readonly namesReferral?: boolean;
  /** Extra content of the button. Default nothing. */
  readonly children?: ReactNode;
}

/** Only the button. Its name includes the referral, because a list has many such buttons. */
export function statusButton(parts: StatusButtonParts) {
  const { referral, view, texts, size, namesReferral = true, onPress, children } = parts;
  const shape = size === 'touch' && view.kind === 'gray' ? 'touchGray' : size;
  const name = [view.text.replace(' - ', ', '), cardTitle(referral, texts), placeText(referral)];
  return (
    <button
      type="button"
      className={`${styles.buttonKind[view.kind]} ${styles.buttonSize[shape]}`}
      aria-label={namesReferral ? name.filter(Boolean).join(', ') : undefined}
      disabled={view.isDisabled}
      onClick={() => onPress(referral)}
    >
      {statusGlyph(view)}
      {view.text}
      {children}
    </button>
  );
}

function statusGlyph(view: StatusView) {
  if (view.kind === 'claim') return null;
  const Icon = view.kind === 'talk' ? PhoneIcon : statusIcons[view.icon];
  return <Icon />;
}
