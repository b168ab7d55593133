import { Link } from '@advantage/ui';
import { type IconComponent, MailIcon, PhoneIcon, PinIcon } from '@advantage/ui/icons';
import { contactAddress } from '../model/contact.ts';
import { mailtoHref, telHref } from '../model/contactLinks.ts';
import type { Referral } from '../model/referral.ts';
import { breakable } from '../referral/breakable.tsx';
import type { CopyKind } from '../referral/useCopy.ts';
import { CopyButton } from './CopyButton.tsx';
import * as styles from './contact.css.ts';

export interface ContactCardProps {
  /** A referral for which `showsContact` returns true. */
  readonly referral: Referral;
}

/** The consumer's phone, email and address, each with a copy button. A valid phone number or email is a link. */
export function ContactCard({ referral }: ContactCardProps) {
  const { phone, email } = referral;
  const address = contactAddress(referral);
  return (
    <div className={styles.card}>
      {phone !== null && <ContactLine icon={PhoneIcon} kind="phone" text={phone} href={telHref(phone)} />}
      {email !== null && <ContactLine icon={MailIcon} kind="email" text={email} href={mailtoHref(email)} />}
      {address !== null && <ContactLine icon={PinIcon} kind="address" text={address} href={null} />}
    </div>
  );
}

interface ContactLineProps {
  readonly icon: IconComponent;
  readonly kind: CopyKind;
  readonly text: string;
  readonly href: string | null;
}

function ContactLine({ icon: Icon, kind, text, href }: ContactLineProps) {
  const content = <bdi>{kind === 'email' ? breakable(text) : text}</bdi>;
  return (
    <div className={styles.line}>
      <span className={styles.icon}>
        <Icon size={18} />
      </span>
      <span className={styles.value}>{href === null ? content : <Link href={href}>{content}</Link>}</span>
      <CopyButton what={kind} value={text} />
    </div>
  );
}
