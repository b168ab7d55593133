/** The digits of a phone number. */
export const phoneDigits = (text: string) => text.replace(/\D/g, '');

/** Whether a text holds exactly ten digits (MKV-3). */
export const isPhoneNumber = (text: string) => phoneDigits(text).length === 10;

/** A stored phone number as the form shows it: without the +1 prefix (MKS-1). */
export const shownPhone = (stored: string | null | undefined) =>
  (stored ?? '').trim().replace(/^\+1/, '').trim();

/** A shown phone number as it is stored (MKS-1). */
export const storedPhone = (shown: string) => `+1${phoneDigits(shown)}`;
