/** The keys of the generic validators. */
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

/** Says what is wrong with a text by its key, or nothing. An empty text is only ever wrong for `required`. */
export type Validator = (text: string) => ValidatorKey | undefined;

const unless =
  (key: ValidatorKey, isGood: (text: string) => boolean): Validator =>
  (text) =>
    text === '' || isGood(text) ? undefined : key;

/** Blank text is wrong. */
export const required: Validator = (text) => (text.trim() === '' ? 'required' : undefined);
/** A number below `limit`, or no number, is wrong. */
export const min = (limit: number) => unless('min', (text) => Number(text) >= limit);
/** A number above `limit`, or no number, is wrong. */
export const max = (limit: number) => unless('max', (text) => Number(text) <= limit);
/** A text of fewer than `length` characters is wrong. */
export const minLength = (length: number) => unless('minLength', (text) => text.length >= length);
/** A text of more than `length` characters is wrong. */
export const maxLength = (length: number) => unless('maxLength', (text) => text.length <= length);
/** A text that does not match as a whole is wrong. Pass an expression without the `g` and `y` flags. */
export const pattern = (expression: RegExp) =>
  unless('pattern', (text) => expression.exec(text)?.[0]?.length === text.length);

const mailbox = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~.-]{1,64}$/u;
const label = /^[\p{L}\p{N}-]{1,63}$/u;

// The plain ones come first: browsers take milliseconds to prepare what knows the letters of all languages.
const isMailbox = (text: string) => /^[\w!#$%&'*+/=?^`{|}~.-]{1,64}$/.test(text) || mailbox.test(text);

const isLabel = (text: string) =>
  (/^[a-z\d-]{1,63}$/i.test(text) || label.test(text)) && !text.startsWith('-') && !text.endsWith('-');

/** A host name of at least two labels whose last one is no number. */
function isHostName(text: string): boolean {
  const labels = text.split('.');
  return (
    text.length <= 253 && labels.length > 1 && labels.every(isLabel) && !/^\d+$/.test(labels.at(-1) ?? '')
  );
}

/** Whether a text is a plausible email address: a mailbox, an @ and a domain with a dot. */
export function isEmailAddress(text: string): boolean {
  const parts = text.split('@');
  const [name = '', domain = ''] = parts;
  const dotted = !name.startsWith('.') && !name.endsWith('.') && !name.includes('..');
  return parts.length === 2 && isMailbox(name) && dotted && isHostName(domain);
}

/** A text that is no plausible address is wrong. */
export const email = unless('email', isEmailAddress);

/** The longest web address. */
export const urlMaxLength = 100;

const isAddress = (host: string) => {
  const parts = host.split('.');
  return parts.length === 4 && parts.every((part) => /^\d{1,3}$/.test(part) && Number(part) <= 255);
};

/** Whether a text is a plausible web address; the http or https prefix is optional. */
function isWebAddress(text: string): boolean {
  const rest = text.replace(/^https?:\/\//i, '');
  const [authority = ''] = rest.split(/[/?#]/, 1);
  const [host = '', port, ...more] = authority.split(':');
  const isPort = port === undefined || (/^\d{1,5}$/.test(port) && Number(port) <= 65_535);
  return !/[\s<>"\\^`{|}]/.test(rest) && more.length === 0 && isPort && (isHostName(host) || isAddress(host));
}

/** The URL validator: empty is valid. */
export const url: Validator = (text) => {
  if (text === '') return undefined;
  if (text.length > urlMaxLength) return 'urlTooLong';
  return isWebAddress(text) ? undefined : 'invalidUrl';
};
