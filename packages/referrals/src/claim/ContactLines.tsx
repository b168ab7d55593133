import { IconButton, Link, LinkButton, useMessages, VisuallyHidden } from '@advantage/ui';
import { CopyIcon, type IconComponent, LinkIcon, MailIcon, PhoneIcon, PinIcon } from '@advantage/ui/icons';
import { type CopyKind, useCopy } from '../columns/useCopy.ts';
import * as en from '../messages/en.ts';
import { contactAddress, contactLinks } from '../model/contact.ts';
import type { Referral } from '../model/referral.ts';
import * as styles from './claim.css.ts';

export interface ContactLinesProps {
  /** A referral for which `showsContact` returns true. */
  readonly referral: Referral;
  readonly isFull?: boolean;
}

/** The consumer's phone and email. A valid phone number or email is a link. */
export function ContactLines({ referral, isFull = false }: ContactLinesProps) {
  const { phone, email } = referral;
  const links = contactLinks(referral);
  const address = isFull ? contactAddress(referral) : null;
  const line = (Icon: IconComponent, kind: CopyKind, text: string | null, href: string | null) => {
    if (text === null) return null;
    const content = <bdi>{kind === 'email' ? breakable(text) : text}</bdi>;
    return (
      <div className={styles.line}>
        <span className={styles.icon}>
          <Icon size={16} />
        </span>
        <span className={styles.value}>{href === null ? content : <Link href={href}>{content}</Link>}</span>
        {isFull && <CopyButton what={kind} value={text} />}
      </div>
    );
  };
  return (
    <div className={styles.lines}>
      {line(PhoneIcon, 'phone', phone, links.phone)}
      {line(MailIcon, 'email', email, links.email)}
      {line(PinIcon, 'address', address, null)}
    </div>
  );
}

/** The link that calls the consumer, or writes to one without a phone number. Null if neither works. */
export function ContactAction({ referral }: Pick<ContactLinesProps, 'referral'>) {
  const t = useMessages(en.details);
  const { phone, email } = contactLinks(referral);
  const href = phone ?? email;
  if (href === null) return null;
  return (
    <LinkButton href={href} icon={phone ? PhoneIcon : MailIcon} size="l" tone="accent" isFullWidth>
      {!phone ? t.email : referral.isCallIn ? <bdi>{`${t.call} ${referral.phone}`}</bdi> : t.call}
    </LinkButton>
  );
}

/** Allows a line break before the last @ of an email address. */
const breakable = (text: string) =>
  text
    .split(/(?=@[^@]*$)/)
    .flatMap((part, index) => [index > 0 && <wbr key="at" />, <span key={part}>{part}</span>]);

interface CopyButtonProps {
  readonly what: CopyKind;
  /** The text to copy. It isn't rendered into the document. */
  readonly value: string;
  /** The icon: `link` is for the page's URL. Default `copy`. */
  readonly icon?: 'copy' | 'link';
}

const icons = { copy: CopyIcon, link: LinkIcon };

/** Copies a text, then shows the result with its icon and announces it to screen readers. */
export function CopyButton({ what, value, icon = 'copy' }: CopyButtonProps) {
  const { outcomeIcon, label, announcement, copy } = useCopy(what, value);
  return (
    <>
      <IconButton
        icon={outcomeIcon ?? icons[icon]}
        label={label}
        iconSize={icon === 'link' ? 18 : 16}
        tooltipPlacement="bottom"
        onPress={copy}
      />
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </>
  );
}
