import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAllowedRedirectUrl } from './redirects.ts';

const origins = new Set(['http://127.0.0.1:4300', 'http://localhost:4300']);

describe('the redirect target of sign-in', () => {
  it.each([
    'http://127.0.0.1:4300',
    'http://127.0.0.1:4300/',
    'http://127.0.0.1:4300/admin/all-referrals?state=TX',
    'http://localhost:4300/silent-check-sso.html',
  ])('BCK-3 may be a page of the console: %s', (url) => {
    expect(isAllowedRedirectUrl(url, origins)).toBe(true);
  });

  it('S3 BCK-3 is never another origin, regardless of how it is written', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        'http://127.0.0.1:4300',
        'http://',
        '//',
        '/',
        '\\\\',
        '@',
        ':',
        '#',
        '?',
        '%2f',
        '..',
        '\t',
        'evil.example',
      ),
      fc.string({ unit: 'binary', maxLength: 4 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const url = pieces.join('');
        if (isAllowedRedirectUrl(url, origins)) expect(origins.has(new URL(url).origin)).toBe(true);
        const inside = `http://127.0.0.1:4300${url}`;
        if (isAllowedRedirectUrl(inside, origins))
          expect(new URL(inside).origin).toBe('http://127.0.0.1:4300');
      }),
    );
  });

  it.each([
    'https://127.0.0.1:4300/',
    'http://127.0.0.1:4301/',
    'http://127.0.0.1:4300@evil.example/',
    'http://evil@127.0.0.1:4300/',
    'http://127.0.0.1:4300.evil.example/',
    'http://127.0.0.1:4300/#x',
    'http://127.0.0.1:4300/a/../../evil',
    'http://127.0.0.1:4300\\@evil.example',
    'http:/127.0.0.1:4300/',
    '//127.0.0.1:4300/',
    '/admin',
    'javascript:alert(1)',
    'http://LOCALHOST:4300/',
    'http://127.0.0.1:4300/a\r\nb',
    '',
  ])('BCK-3 may not be %j', (url) => {
    expect(isAllowedRedirectUrl(url, origins)).toBe(false);
  });
});
