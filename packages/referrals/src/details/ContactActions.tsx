import { LinkButton, useMessages } from '@advantage/ui';
import { MailIcon, PhoneIcon } from '@advantage/ui/icons';
import * as en from '../messages/en.ts';
import { mailtoHref, telHref } from '../model/contactLinks.ts';
import type { Referral } from '../model/referral.ts';
import { bar } from './claim.css.ts';
import * as styles from './contact.css.ts';

export interface ContactActionsProps {
  /** A referral for which `showsContact` returns true. */
  readonly referral: Referral;
}

/**
 * The email and call buttons at the bottom of a panel. For a call-in referral, both buttons take the full width and the
 * call button shows the number.
 */
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
