import { formatMoney, nameIn, type Texts, useTexts } from '@advantage/ui';
import { type IconComponent, PhoneIcon } from '@advantage/ui/icons';
import { numbers } from '@advantage/ui/messages';
import * as en from '../messages/en.ts';
import { hasStatusButton, type ReferralActions, type ReferralAudience } from '../model/audience.ts';
import type { Referral } from '../model/referral.ts';
import type { MarketplaceStatus } from '../model/status.ts';
import { pricesOf, type StatusView, type StatusViewOptions, statusView } from '../model/statusView.ts';
import { cardTitle, placeText } from '../model/texts.ts';
import { talkNowPrice } from '../wire/talkNowPrice.ts';
import { cut } from './cells.css.ts';
import * as styles from './status.css.ts';
import { statusIcons } from './statusIcons.ts';

export interface ReferralStatusProps {
  /** The referral whose status to show. */
  readonly referral: Referral;
  /** Audience of the status: agents and visitors get buttons, carriers and admins a word. */
  readonly audience: ReferralAudience;
  /** What pressing does. With `none`, every audience sees a word. */
  readonly actions: ReferralActions;
  /** Whether to show prices. */
  readonly showPrices: boolean;
  /** `touch` is for phone cards. Default `row`. */
  readonly size?: 'row' | 'touch';
  /** Called with the referral when its status or talk button is pressed. */
  readonly onAction: (referral: Referral) => void;
}

/** The status of a referral for an audience: a button, or icon and word with the price next to them. */
export function ReferralStatus(props: ReferralStatusProps) {
  return referralStatus(props, useTexts());
}

/** `ReferralStatus` as a plain function, so rows of long lists don't need a component each. */
export function referralStatus(props: ReferralStatusProps, texts: Texts) {
  const { referral, audience, actions, showPrices, size, onAction } = props;
  if (hasStatusButton(audience, actions)) {
    const hasDetailsPanel = actions === 'panel';
    return statusAction({ referral, size, showPrices, hasDetailsPanel, onPress: onAction }, texts);
  }
  const isAgent = audience === 'agent' || audience === 'guest';
  const price = isAgent && showPrices ? pricesOf(referral).price : null;
  const badge = statusBadge(referral.marketplaceStatus, texts);
  if (price === null) return badge;
  return (
    <span className={styles.group}>
      {badge}
      <span className={styles.price}>{formatMoney(price, texts(numbers))}</span>
    </span>
  );
}

/** The status of a referral as icon and word, where it is no button: Available is blue, any other status gray. */
export const ReferralStatusBadge = ({ status }: { readonly status: MarketplaceStatus }) =>
  statusBadge(status, useTexts());

/** An icon and a text of a row. */
export const iconText = (className: string, Icon: IconComponent, text: string) => (
  <span className={className}>
    <Icon size={14} />
    <span>{text}</span>
  </span>
);

function statusBadge(status: MarketplaceStatus, texts: Texts) {
  const Icon = statusIcons[status];
  return (
    <span className={status === 'Available' ? styles.info : styles.neutral}>
      <Icon size={14} />
      <span className={cut}>{nameIn(texts(en.statusNames), status)}</span>
    </span>
  );
}

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

/** The status of a referral as a button: claim, talk, or a word. Where pressing does nothing use `ReferralStatus`. */
export function ReferralStatusButton(props: ReferralStatusButtonProps) {
  return statusAction(props, useTexts());
}

function statusAction(props: ReferralStatusButtonProps, texts: Texts) {
  const view = statusView(props.referral, props, texts);
  const button = statusButton(props, view, texts);
  if (view.kind !== 'claim' || view.was === null) return button;
  return (
    <span className={styles.group}>
      {button}
      <s className={styles.was}>{view.was}</s>
    </span>
  );
}

/** Only the button: soft until it would spend money if pressed. Its name includes the referral, as lists have many. */
export function statusButton(props: ReferralStatusButtonProps, view: StatusView, texts: Texts) {
  const { referral, size = 'row', namesReferral = true, showPrices = true, onPress } = props;
  // A call always costs the same. If the button shows another price, it also says what the agent pays.
  const charge =
    view.kind === 'talk' && showPrices && (referral.discountPrice ?? talkNowPrice) !== talkNowPrice
      ? texts(en.timedStatus).youPay(formatMoney(talkNowPrice, texts(numbers)))
      : undefined;
  const name = [view.text.replace(' - ', ', '), charge, cardTitle(referral, texts), placeText(referral)];
  const Icon = view.kind === 'gray' ? statusIcons[view.icon] : view.kind === 'talk' ? PhoneIcon : null;
  const shape = size === 'row' && !showPrices ? 'short' : size;
  return (
    <button
      type="button"
      className={view.kind === 'gray' ? styles.word : styles.pay[shape]}
      aria-label={namesReferral ? name.filter(Boolean).join(', ') : undefined}
      title={charge}
      disabled={view.isDisabled}
      onClick={() => onPress(referral)}
    >
      {Icon && <Icon size={14} />}
      <span>{view.text}</span>
    </button>
  );
}
