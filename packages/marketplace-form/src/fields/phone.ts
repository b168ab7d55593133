export const phoneDigits = (text: string) => text.replace(/\D/g, '');

/** Whether text is ten digits and what people write between them. An extension makes it invalid, as any other text. */
export const isPhoneNumber = (text: string) =>
  phoneDigits(text).length === 10 && /^[\d\s().+/\u2010-\u2015-]*$/.test(text);

/** Converts a stored phone number to its form value, without the +1 prefix. */
export const toFormPhone = (stored: string | null | undefined) =>
  (stored ?? '').trim().replace(/^\+1/, '').trim();

/** Converts a phone number from the form to its stored value, with the +1 prefix. */
export const toStoredPhone = (shown: string) => `+1${phoneDigits(shown)}`;
