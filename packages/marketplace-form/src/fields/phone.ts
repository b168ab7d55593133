/** The digits of a phone number. */
export const phoneDigits = (text: string) => text.replace(/\D/g, '');

/** Whether a text holds exactly ten digits. */
export const isPhoneNumber = (text: string) => phoneDigits(text).length === 10;

/** A stored phone number as the form shows it: without the +1 prefix. */
export const shownPhone = (stored: string | null | undefined) =>
  (stored ?? '').trim().replace(/^\+1/, '').trim();

/** A shown phone number as it is stored. */
export const storedPhone = (shown: string) => `+1${phoneDigits(shown)}`;
