import { createStore, type ReadableStore } from '@advantage/live-list';
import { useStore } from '@advantage/live-list/react';
import { emDash, formatMoney, useMessages, useTexts } from '@advantage/ui';
import { ArrowDownIcon, ClockIcon, PhoneIcon } from '@advantage/ui/icons';
import { numbers } from '@advantage/ui/messages';
import { createContext, useContext } from 'react';
import * as en from '../messages/en.ts';
import { hasStatusButton } from '../model/audience.ts';
import { isInFlight, pendingText, type ReferralClaim } from '../model/claimFlow.ts';
import { showsContact } from '../model/contact.ts';
import { claimMinutes, clockText, criticalMinutes } from '../model/limitedTime.ts';
import { priceFall } from '../model/priceFalls.ts';
import type { Referral } from '../model/referral.ts';
import { statusView } from '../model/statusView.ts';
import { offersTalkNow } from '../model/texts.ts';
import { talkNowPrice } from '../wire/talkNowPrice.ts';
import { useReferralCell } from './CellContext.tsx';
import { iconText, type ReferralStatusProps, referralStatus, statusButton } from './ReferralStatus.tsx';
import * as styles from './status.css.ts';
import { statusIcons } from './statusIcons.ts';
import { useClockValue } from './useClockValue.ts';

type ClaimsStore = ReadableStore<ReadonlyMap<string, ReferralClaim>>;

const noClaims: ClaimsStore = createStore(new Map());

/** Context with the claims that the rows inside show. Default: none. */
export const RowClaims = createContext<ClaimsStore>(noClaims);

/** Returns the text of a claim in flight; null without one. A row re-renders only when its own text changes. */
function usePendingText(id: string): string | null {
  const texts = useTexts();
  return useStore(useContext(RowClaims), (claims) => {
    const claim = claims.get(id);
    return claim && isInFlight(claim.state) ? pendingText(claim.state, texts) : null;
  });
}

type ClaimCellProps = Pick<ReferralStatusProps, 'referral' | 'size'>;

/** The status of a row for agents: a pay button with the time left, which cards show elsewhere, or a word. */
export function ClaimCell({ referral, size = 'row' }: ClaimCellProps) {
  const cell = useReferralCell();
  const texts = useTexts();
  const pending = usePendingText(referral.opportunityId);
  const status = referral.marketplaceStatus;
  if (hasStatusButton(cell.audience, cell.actions)) {
    if (pending !== null) return <span className={styles.neutral}>{`${pending}…`}</span>;
    if (status === 'Available') return <Offer referral={referral} size={size} />;
    if (status === 'Claimed' && showsContact(referral)) {
      const icon = statusIcons[referral.isCallIn ? 'Transferred' : 'Claimed'];
      const { text } = statusView(referral, { showPrices: cell.showPrices }, texts);
      return iconText(styles.quiet.positive, icon, text);
    }
  }
  return referralStatus({ referral, size, ...cell }, texts);
}

/** A row that can be claimed, until its time is up. */
function Offer({ referral, size = 'row' }: ClaimCellProps) {
  const texts = useTexts();
  const { actions, showPrices, onAction } = useReferralCell();
  const minutes = useClockValue((now) => claimMinutes(referral, now));
  if (minutes === 0) return iconText(styles.neutral, ClockIcon, texts(en.timedStatus).timeUp);
  const view = statusView(referral, { showPrices, hasDetailsPanel: actions === 'panel' }, texts);
  const button = statusButton({ referral, size, showPrices, onPress: onAction }, view, texts);
  if (minutes === null || size === 'touch') return button;
  return (
    <>
      {button}
      <span className={`${styles.clock[toneOf(minutes)]} ${styles.afterButton}`}>
        {clockText(minutes, texts(en.timedStatus))}
      </span>
      <PriceFall referral={referral} />
    </>
  );
}

const toneOf = (minutes: number) => (minutes > criticalMinutes ? 'normal' : 'critical');

/** A small arrow while the price of a row has fallen in the last minutes. Its title says from what, and when. */
export function PriceFall({ referral }: { readonly referral: Referral }) {
  const texts = useTexts();
  const t = texts(en.timedStatus);
  const { showPrices } = useReferralCell();
  const minutes = useClockValue((now) => priceFall(referral, now)?.minutes);
  const fall = minutes === undefined || !showPrices ? undefined : priceFall(referral);
  if (!fall || minutes === undefined) return null;
  const title = t.fell(formatMoney(fall.from, texts(numbers)), clockText(minutes, t));
  return (
    <span className={styles.fall} role="img" aria-label={title} title={title}>
      <ArrowDownIcon size={12} />
    </span>
  );
}

/** The notes of a row: a 'Talk now' button, if the user may call and no claim is in flight. */
export function NotesCell({ referral }: { readonly referral: Referral }) {
  const { actions, audience, showPrices, onAction } = useReferralCell();
  const t = useMessages(en.timedStatus);
  const price = formatMoney(talkNowPrice, useMessages(numbers));
  if (usePendingText(referral.opportunityId) !== null) return null;
  if (actions === 'none' || !offersTalkNow(referral, audience)) return <span>{emDash}</span>;
  return (
    <button type="button" className={styles.pay.row} onClick={() => onAction(referral)}>
      <PhoneIcon size={14} />
      <span>{showPrices ? t.talkNowFor(price) : t.talkNow}</span>
    </button>
  );
}
