import { describe, expect, it } from 'vitest';
import { hostileTexts } from '../testing/hostileTexts.ts';
import { mailtoHref, pictureUrl, telHref } from './contact.ts';

describe('telHref', () => {
  it.each([
    ['(918) 555-0142', 'tel:9185550142'],
    ['918.555.0142', 'tel:9185550142'],
    ['+1 918 555 0142', 'tel:+19185550142'],
    ['555‑0142', 'tel:5550142'],
    ['(918) 555-0142 ext. 12', 'tel:9185550142;ext=12'],
    ['9185550142x7', 'tel:9185550142;ext=7'],
    ['9185550142 #7', 'tel:9185550142;ext=7'],
  ])('DTL-7 dials %s', (phone, href) => {
    expect(telHref(phone)).toBe(href);
  });

  it.each([
    '',
    '12345',
    '1234567890123456',
    'call me',
    'tel:9185550142',
    '9185550142;ext=1?x',
    '9185550142,,1',
    '*21*9185550142#',
    '٩١٨٥٥٥٠١٤٢',
    `9185550142${' '.repeat(40)}1`,
    'javascript:9185550142',
  ])('I2 does not dial %j', (phone) => {
    expect(telHref(phone)).toBeNull();
  });
});

describe('mailtoHref', () => {
  it.each([
    ['jordan.ellery@example.com', 'mailto:jordan.ellery@example.com'],
    ["o'hara+leads@mail.example.co.uk", "mailto:o'hara%2Bleads@mail.example.co.uk"],
    ['a?cc=b&c%0A@example.com', null],
    ['a?cc=b@example.com', 'mailto:a%3Fcc%3Db@example.com'],
    ['a@example', null],
    ['a@example.com?cc=b@example.com', null],
    ['a@example.com,b@example.com', null],
    ['a b@example.com', null],
    ['<a@example.com>', null],
    ['a@exa\nmple.com', null],
    ['a@-example.com', null],
    [`${'a'.repeat(65)}@example.com`, null],
    [`a@${'b.'.repeat(130)}com`, null],
    ['mailto:a@example.com', null],
    ['javascript:alert(1)@example.com', null],
  ])('I2 DTL-7 maps %j to %j', (email, href) => {
    expect(mailtoHref(email)).toBe(href);
  });
});

describe('pictureUrl', () => {
  const base = 'https://console.example.com/admin/all-referrals';

  it.each([
    [
      'https://fulcrum.example.com/api/v1/street-view/sv-1',
      'https://fulcrum.example.com/api/v1/street-view/sv-1',
    ],
    ['/api/v1/street-view/sv-1', 'https://console.example.com/api/v1/street-view/sv-1'],
    ['data:image/svg+xml,<svg/>', null],
    ['blob:https://console.example.com/1', null],
    ['javascript:alert(1)', null],
    ['java\tscript:alert(1)', null],
    ['file:///etc/passwd', null],
    ['https://good.example@evil.example/', null],
    ['https://', null],
  ])('I2 DTL-12 loads %j as %j', (address, url) => {
    expect(pictureUrl(address, base)).toBe(url);
  });
});

it('I2 never returns another scheme for hostile text', () => {
  for (const text of hostileTexts) {
    expect(telHref(text) ?? 'tel:').toMatch(/^tel:\+?[\d;ext=]*$/);
    expect(mailtoHref(text) ?? 'mailto:').toMatch(/^mailto:[^?\s<>"]*$/);
    expect(pictureUrl(text, 'https://console.example.com/') ?? 'https:').toMatch(/^https?:/);
  }
});
