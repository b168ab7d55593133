import { Link, LinkButton, useMessages } from '@advantage/ui';
import { type IconComponent, MailIcon, PhoneIcon, PinIcon } from '@advantage/ui/icons';
import type { CopyKind } from '../columns/useCopy.ts';
import * as en from '../messages/en.ts';
import { contactAddress, mailtoHref, telHref } from '../model/contact.ts';
import type { Referral } from '../model/referral.ts';
import { CopyButton } from './CopyButton.tsx';
import * as styles from './contact.css.ts';

export interface ContactLinesProps {
  /** A referral for which `showsContact` returns true. */
  readonly referral: Referral;
  /** Also shows the address, and a copy button in each line. Default false. */
  readonly isFull?: boolean;
}

/** The consumer's phone and email. A valid phone number or email is a link. */
export function ContactLines({ referral, isFull = false }: ContactLinesProps) {
  const { phone, email } = referral;
  const address = isFull ? contactAddress(referral) : null;
  const line = (icon: IconComponent, kind: CopyKind, text: string | null, href: string | null) =>
    text !== null && <ContactLine icon={icon} kind={kind} text={text} href={href} canCopy={isFull} />;
  return (
    <div className={styles.lines}>
      {line(PhoneIcon, 'phone', phone, phone === null ? null : telHref(phone))}
      {line(MailIcon, 'email', email, email === null ? null : mailtoHref(email))}
      {line(PinIcon, 'address', address, null)}
    </div>
  );
}

interface ContactLineProps {
  readonly icon: IconComponent;
  readonly kind: CopyKind;
  readonly text: string;
  readonly href: string | null;
  readonly canCopy: boolean;
}

function ContactLine({ icon: Icon, kind, text, href, canCopy }: ContactLineProps) {
  const content = <bdi>{kind === 'email' ? breakable(text) : text}</bdi>;
  return (
    <div className={styles.line}>
      <span className={styles.icon}>
        <Icon size={16} />
      </span>
      <span className={styles.value}>{href === null ? content : <Link href={href}>{content}</Link>}</span>
      {canCopy && <CopyButton what={kind} value={text} />}
    </div>
  );
}

/** The link that calls the consumer, or writes to one without a phone number. Null if neither works. */
export function ContactAction({ referral: { phone, email, isCallIn } }: Pick<ContactLinesProps, 'referral'>) {
  const t = useMessages(en.details);
  const tel = phone === null ? null : telHref(phone);
  if (tel !== null) {
    return (
      <LinkButton href={tel} icon={PhoneIcon} size="l" tone="accent" isFullWidth>
        {isCallIn ? <bdi>{`${t.call} ${phone}`}</bdi> : t.call}
      </LinkButton>
    );
  }
  const mailto = email === null ? null : mailtoHref(email);
  if (mailto === null) return null;
  return (
    <LinkButton href={mailto} icon={MailIcon} size="l" tone="accent" isFullWidth>
      {t.email}
    </LinkButton>
  );
}

/** Allows a line break before the last @ of an email address. */
const breakable = (text: string) =>
  text
    .split(/(?=@[^@]*$)/)
    .flatMap((part, index) => [index > 0 && <wbr key="at" />, <span key={part}>{part}</span>]);
