import { createStore, type ReadableStore } from '@advantage/live-list';
import { useStore } from '@advantage/live-list/react';
import { useMessages, useTexts } from '@advantage/ui';
import { MailIcon, PhoneIcon, ShieldCheckIcon } from '@advantage/ui/icons';
import { badgeStyles, iconButtonStyles } from '@advantage/ui/internal';
import { createContext, useContext } from 'react';
import * as en from '../messages/en.ts';
import { hasStatusButton } from '../model/audience.ts';
import { isInFlight, pendingText, type ReferralClaim } from '../model/claimFlow.ts';
import { contactName, showsContact } from '../model/contact.ts';
import { mailtoHref, telHref } from '../model/contactLinks.ts';
import type { Referral } from '../model/referral.ts';
import { statusView } from '../model/statusView.ts';
import { useReferralCell } from './CellContext.tsx';
import { type ReferralStatusProps, referralStatus } from './ReferralStatus.tsx';
import * as styles from './status.css.ts';
import { TalkNowNote } from './TalkNowNote.tsx';
import { TimedStatus } from './TimedStatus.tsx';

type ClaimsStore = ReadableStore<ReadonlyMap<string, ReferralClaim>>;

const noClaims: ClaimsStore = createStore(new Map());

/** Context with the claims that the rows inside show. Default: none. */
export const RowClaims = createContext<ClaimsStore>(noClaims);

/** Returns the text of a claim in flight; null without one. A row re-renders only when its own text changes. */
function usePendingText(id: string): string | null {
  const t = useMessages(en.pending);
  return useStore(useContext(RowClaims), (claims) => {
    const claim = claims.get(id);
    return claim && isInFlight(claim.state) ? pendingText(claim.state, t) : null;
  });
}

/**
 * The status of a row in an agent's list: a claim button, a claim in flight, or contact links for a referral that
 * belongs to the agent.
 */
export function ClaimCell({ referral, size }: Pick<ReferralStatusProps, 'referral' | 'size'>) {
  const cell = useReferralCell();
  const texts = useTexts();
  const pending = usePendingText(referral.opportunityId);
  const status = referral.marketplaceStatus;
  if (hasStatusButton(cell.audience, cell.actions)) {
    if (pending !== null) {
      return (
        <span className={`${styles.buttonKind.gray} ${styles.buttonSize[size ?? 'row']} ${styles.pending}`}>
          {pending}…
        </span>
      );
    }
    if (status === 'Available') return <TimedStatus referral={referral} size={size} />;
    if (status === 'Claimed' && showsContact(referral))
      return <OwnStatus referral={referral} showPrices={cell.showPrices} />;
  }
  return referralStatus({ referral, size, ...cell }, texts);
}

/** The notes of a row: a 'Talk now' button, if the user may call and no claim is in flight. */
export function NotesCell({ referral }: { readonly referral: Referral }) {
  const cell = useReferralCell();
  return usePendingText(referral.opportunityId) === null && <TalkNowNote referral={referral} {...cell} />;
}

interface OwnStatusProps {
  readonly referral: Referral;
  readonly showPrices: boolean;
}

/** A badge for the user's own referral, with phone and email links. */
function OwnStatus({ referral, showPrices }: OwnStatusProps) {
  const texts = useTexts();
  const t = texts(en.contact);
  const { phone, email } = referral;
  const name = contactName(referral) ?? t.theConsumer;
  const [call, write] = [t.callName(name), t.emailName(name)];
  const tel = phone === null ? null : telHref(phone);
  const mailto = email === null ? null : mailtoHref(email);
  return (
    <span className={styles.group}>
      <span className={badgeStyles({ tone: 'positive', size: 'm' })}>
        <ShieldCheckIcon size={14} />
        {statusView(referral, { showPrices }, texts).text}
      </span>
      {tel !== null && (
        <a className={contactLink} href={tel} aria-label={call} title={call}>
          <PhoneIcon size={16} />
        </a>
      )}
      {mailto !== null && (
        <a className={contactLink} href={mailto} aria-label={write} title={write}>
          <MailIcon size={16} />
        </a>
      )}
    </span>
  );
}

const contactLink = iconButtonStyles({ tone: 'neutral', size: 'row' });
