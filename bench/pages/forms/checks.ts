/** Returns the error of a value; an empty string if it is valid. */
export type Check = (value: string) => string;

export const none: Check = () => '';
export const required: Check = (value) => (value.trim() === '' ? 'This is required.' : '');
export const amount: Check = (value) =>
  value === '' || /^\d+(\.\d\d?)?$/.test(value) ? '' : 'This must be a number.';
export const codes: Check = (value) =>
  value.split(',').every((code) => /^\d{6}$/.test(code.trim())) ? '' : 'Codes have 6 digits.';
export const addresses: Check = (value) =>
  value.split(',').every((address) => /^[^@\s]+@[^@\s]+\.\w+$/.test(address.trim())) ? '' : 'Not an address.';
