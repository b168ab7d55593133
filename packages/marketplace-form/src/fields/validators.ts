import { numberOrNull } from './numbers.ts';

/** The error keys of the generic validators. */
export type ValidatorKey =
  | 'required'
  | 'min'
  | 'max'
  | 'minLength'
  | 'maxLength'
  | 'pattern'
  | 'email'
  | 'urlTooLong'
  | 'invalidUrl';

/** Returns the error key of invalid text, or undefined if the text is valid. Only `required` rejects empty text. */
export type Validator = (text: string) => ValidatorKey | undefined;

const unless =
  (key: ValidatorKey, isValid: (text: string) => boolean): Validator =>
  (text) =>
    text === '' || isValid(text) ? undefined : key;

/** Rejects blank text. */
export const required: Validator = (text) => (text.trim() === '' ? 'required' : undefined);
/** Rejects numbers below `limit`, and text that isn't a number. */
export const min = (limit: number) => unless('min', (text) => (numberOrNull(text) ?? Number.NaN) >= limit);
/** Rejects numbers above `limit`, and text that isn't a number. */
export const max = (limit: number) => unless('max', (text) => (numberOrNull(text) ?? Number.NaN) <= limit);
/** Rejects text shorter than `length` characters. */
export const minLength = (length: number) => unless('minLength', (text) => text.length >= length);
/** Rejects text longer than `length` characters. */
export const maxLength = (length: number) => unless('maxLength', (text) => text.length <= length);
/** Rejects text that doesn't match as a whole. Pass an expression without the `g` and `y` flags. */
export const pattern = (expression: RegExp) =>
  unless('pattern', (text) => expression.exec(text)?.[0]?.length === text.length);

const mailbox = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~.-]{1,64}$/u;
const label = /^[\p{L}\p{N}-]{1,63}$/u;

// The ASCII patterns run first: browsers take milliseconds to compile the Unicode ones.
const isMailbox = (text: string) => /^[\w!#$%&'*+/=?^`{|}~.-]{1,64}$/.test(text) || mailbox.test(text);

const isLabel = (text: string) =>
  (/^[a-z\d-]{1,63}$/i.test(text) || label.test(text)) && !text.startsWith('-') && !text.endsWith('-');

/** Whether text is a host name: at least two labels, the last of which isn't a number. */
function isHostName(text: string): boolean {
  const labels = text.split('.');
  return (
    text.length <= 253 && labels.length > 1 && labels.every(isLabel) && !/^\d+$/.test(labels.at(-1) ?? '')
  );
}

/** Whether text is a plausible email address: a mailbox, an @ and a domain with a dot. */
export function isEmailAddress(text: string): boolean {
  const parts = text.split('@');
  const [name = '', domain = ''] = parts;
  const dotted = !name.startsWith('.') && !name.endsWith('.') && !name.includes('..');
  return parts.length === 2 && isMailbox(name) && dotted && isHostName(domain);
}

/** Rejects text that isn't a plausible email address. */
export const email = unless('email', isEmailAddress);

export const urlMaxLength = 100;

const isIp = (host: string) => {
  const parts = host.split('.');
  return parts.length === 4 && parts.every((part) => /^\d{1,3}$/.test(part) && Number(part) <= 255);
};

/** Whether text is a plausible URL. The http or https prefix is optional. */
function isWebAddress(text: string): boolean {
  const rest = text.replace(/^https?:\/\//i, '');
  const [authority = ''] = rest.split(/[/?#]/, 1);
  const [host = '', port, ...more] = authority.split(':');
  const isPort = port === undefined || (/^\d{1,5}$/.test(port) && Number(port) <= 65_535);
  return !/[\s<>"\\^`{|}]/.test(rest) && more.length === 0 && isPort && (isHostName(host) || isIp(host));
}

/** Rejects URLs that are too long or invalid. Empty text is valid. */
export const url: Validator = (text) => {
  if (text === '') return undefined;
  if (text.length > urlMaxLength) return 'urlTooLong';
  return isWebAddress(text) ? undefined : 'invalidUrl';
};
