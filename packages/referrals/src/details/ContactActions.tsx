import { LinkButton, useMessages } from '@advantage/ui';
import { MailIcon, PhoneIcon } from '@advantage/ui/icons';
import * as en from '../messages/en.ts';
import { mailtoHref, telHref } from '../model/contactLinks.ts';
import type { Referral } from '../model/referral.ts';
import { bar } from './claim.css.ts';
import * as styles from './contact.css.ts';

export interface ContactActionsProps {
  /** A referral whose contact details may show: `showsContact`. */
  readonly referral: Referral;
}

/** Writing and calling at the bottom of a panel. A call-in referral is called at once: its number is on a wide button. */
export function ContactActions({ referral: { phone, email, isCallIn } }: ContactActionsProps) {
  const t = useMessages(en.details);
  const tel = phone === null ? null : telHref(phone);
  const mailto = email === null ? null : mailtoHref(email);
  return (
    <div className={isCallIn ? bar : styles.actions}>
      {mailto !== null && (
        <LinkButton href={mailto} icon={MailIcon} size="l" isFullWidth>
          {t.email}
        </LinkButton>
      )}
      {tel !== null && (
        <LinkButton href={tel} icon={PhoneIcon} size="l" tone="accent" isFullWidth>
          {isCallIn ? (
            <bdi>
              {t.call} {phone}
            </bdi>
          ) : (
            t.call
          )}
        </LinkButton>
      )}
    </div>
  );
}
