import { buttonStyles, formatValue, Glyph, VisuallyHidden } from '@advantage/ui';
import { mail, phone as phoneIcon } from '@advantage/ui/icons';
import { cardTitle, shortTitle } from '../model/cardTexts.ts';
import { locationText } from '../model/cellTexts.ts';
import { contactName } from '../model/contact.ts';
import { mailtoHref, telHref } from '../model/contactLinks.ts';
import type { Referral } from '../model/referral.ts';
import { AcquiredTime } from '../referral/AcquiredTime.tsx';
import { ContactTimer } from '../referral/ContactTimer.tsx';
import * as card from '../table/card.css.ts';
import * as styles from './lists.css.ts';

export interface AcquiredCardsProps {
  /** What the list shows, for screen readers. */
  readonly label: string;
  readonly rows: readonly Referral[];
  /** The selected card. Default none. */
  readonly selectedId?: string | null | undefined;
  /** Called with the referral of a pressed card (ACQ-6). Default: cards cannot be pressed. */
  readonly onSelect?: ((referral: Referral) => void) | undefined;
}

/** The acquired referrals under 768 px: who it is, and a thumb's way to call or write. */
export function AcquiredCards({ label, rows, selectedId, onSelect }: AcquiredCardsProps) {
  return (
    <ul className={card.list} aria-label={label}>
      {rows.map((referral) => {
        const isSelected = referral.opportunityId === selectedId;
        const name = shortTitle(formatValue(contactName(referral)));
        return (
          <li key={referral.opportunityId} className={card.card} aria-current={isSelected || undefined}>
            <div className={card.top}>
              <AcquiredTime at={referral.lastModDate} />
              <ContactTimer at={referral.lastModDate} />
              <span className={card.end}>{formatValue(referral.opportunityType)}</span>
            </div>
            <p className={card.title}>
              {onSelect ? (
                <button type="button" className={card.open} onClick={() => onSelect(referral)}>
                  {name}
                  <VisuallyHidden>, details</VisuallyHidden>
                </button>
              ) : (
                name
              )}
            </p>
            <div className={card.where}>{cardTitle(referral)}</div>
            <div className={styles.place}>{locationText(referral)}</div>
            <ContactLinks referral={referral} />
          </li>
        );
      })}
    </ul>
  );
}

function ContactLinks({ referral: { phone, email } }: { readonly referral: Referral }) {
  const ways = [
    { label: 'Call', icon: phoneIcon, href: phone === null ? null : telHref(phone) },
    { label: 'Email', icon: mail, href: email === null ? null : mailtoHref(email) },
  ];
  const shown = ways.filter(({ href }) => href !== null);
  if (shown.length === 0) return null;
  return (
    <div className={styles.actions}>
      {shown.map(({ label, icon, href }) => (
        <a key={label} className={buttonStyles({ size: 'touch', width: 'full' })} href={href ?? undefined}>
          <Glyph icon={icon} size={18} />
          {label}
        </a>
      ))}
    </div>
  );
}
