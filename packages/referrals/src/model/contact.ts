import type { Referral } from './referral.ts';
import { joinParts } from './texts.ts';

/** Returns whether the consumer's contact details may be shown. If not, none of them may be shown. */
export const showsContact = ({
  marketplaceStatus,
  email,
  phone,
}: Pick<Referral, 'marketplaceStatus' | 'email' | 'phone'>) =>
  (marketplaceStatus === 'Claimed' || marketplaceStatus === 'Assigned') && (email !== null || phone !== null);

const plainName = (name: string) => name.trim().replace(/\s+/g, ' ').normalize().toLowerCase();

/** Returns whether a referral is assigned to an agent of this name. False if the name is null. */
export const isAssignedTo = ({ assignedAgent }: Pick<Referral, 'assignedAgent'>, name: string | null) =>
  name !== null && assignedAgent !== null && plainName(assignedAgent) === plainName(name);

/** Returns the first and last name, or null if both are unknown. Call it only if `showsContact` returns true. */
export const contactName = ({ firstName, lastName }: Pick<Referral, 'firstName' | 'lastName'>) =>
  joinParts([firstName, lastName], ' ');

/** Returns the address, or null without a street. Call it only if `showsContact` returns true. */
export function contactAddress(
  referral: Pick<Referral, 'address1' | 'city' | 'state' | 'postalCode'>,
): string | null {
  const { address1, city, state, postalCode } = referral;
  return address1 === null ? null : joinParts([address1, city, joinParts([state, postalCode], ' ')]);
}

const extension = /(?:ext\.?|extension|x|#)\s*(\d{1,6})$/i;

/** Returns the `tel:` URL of a phone number, with its extension. Null if it can't be dialed. */
export function telHref(phone: string): string | null {
  if (phone.length > 40) return null;
  const trimmed = phone.trim();
  const [ending, inner] = extension.exec(trimmed) ?? [''];
  const main = trimmed.slice(0, trimmed.length - ending.length).trim();
  if (!/^\+?[\d\s().\-/\u00a0\u2010-\u2015]+$/.test(main)) return null;
  const digits = main.replace(/\D/g, '');
  if (digits.length < 7 || digits.length > 15) return null;
  return `tel:${main.startsWith('+') ? '+' : ''}${digits}${inner ? `;ext=${inner}` : ''}`;
}

const mailbox = /^[\w.!#$'*+\-/=?^`{|}~]{1,64}@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d-]{2,63}$/i;

/** Returns the `mailto:` URL of an email address, without any header fields. Returns null for any other text. */
export function mailtoHref(email: string): string | null {
  if (email.length > 254 || !mailbox.test(email)) return null;
  const [name = '', host = ''] = email.split('@');
  return `mailto:${encodeURIComponent(name)}@${host}`;
}

/** Returns the URLs that call and email the consumer, as far as they are known. */
export const contactLinks = ({ phone, email }: Pick<Referral, 'phone' | 'email'>) => ({
  phone: phone === null ? null : telHref(phone),
  email: email === null ? null : mailtoHref(email),
});

/** Resolves the URL of an image. Returns null unless it uses http or https and has no user name. */
export function pictureUrl(address: string, base: string): string | null {
  if (!URL.canParse(address, base)) return null;
  const { protocol, href, username } = new URL(address, base);
  return (protocol === 'https:' || protocol === 'http:') && username === '' ? href : null;
}
