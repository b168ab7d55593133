/** Returns the digits of a phone number. */
export const phoneDigits = (text: string) => text.replace(/\D/g, '');

/** Whether text contains exactly ten digits. */
export const isPhoneNumber = (text: string) => phoneDigits(text).length === 10;

/** Converts a stored phone number to its form value, without the +1 prefix. */
export const toFormPhone = (stored: string | null | undefined) =>
  (stored ?? '').trim().replace(/^\+1/, '').trim();

/** Converts a phone number from the form to its stored value, with the +1 prefix. */
export const toStoredPhone = (shown: string) => `+1${phoneDigits(shown)}`;
