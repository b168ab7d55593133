import { expect, it } from 'vitest';
import { isPhoneNumber, phoneDigits, toFormPhone, toStoredPhone } from './phone.ts';

it.each([
  ['(912) 555-0184', '9125550184', true],
  ['912 555 018', '912555018', false],
  ['19125550184', '19125550184', false],
  ['912.555\u20110184', '9125550184', true],
  ['', '', false],
])('MKV-3 %j has the digits %j', (text, digits, isValid) => {
  expect(phoneDigits(text)).toBe(digits);
  expect(isPhoneNumber(text)).toBe(isValid);
});

it.each(['912-555-018 ext 4', '912-555-018 ext. 4', '912-555-018 x4', '912-555-018 #4', '912-555-018;ext=4'])(
  'MKV-78 %j is no phone number',
  (text) => {
    expect(isPhoneNumber(text)).toBe(false);
  },
);

it.each([
  ['+19125550184', '9125550184'],
  [' +1 (912) 555-0184 ', '(912) 555-0184'],
  ['9125550184', '9125550184'],
  ['912+1', '912+1'],
  ['+449125550184', '+449125550184'],
  [null, ''],
  [undefined, ''],
])('MKS-1 the stored %j is shown as %j', (stored, shown) => {
  expect(toFormPhone(stored)).toBe(shown);
});

it('MKS-1 a phone number is stored with +1 and its digits', () => {
  expect(toStoredPhone('(912) 555-0184')).toBe('+19125550184');
});
