import { describe, expect, it } from 'vitest';
import { mayReturnTo } from './redirects.ts';

const origins = new Set(['http://127.0.0.1:4300', 'http://localhost:4300']);

describe('where sign-in may end', () => {
  it.each([
    'http://127.0.0.1:4300',
    'http://127.0.0.1:4300/',
    'http://127.0.0.1:4300/admin/all-referrals?state=TX',
    'http://localhost:4300/silent-check-sso.html',
  ])('BCK-3 is a page of the console: %s', (url) => {
    expect(mayReturnTo(url, origins)).toBe(true);
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
  ])('BCK-3 is nowhere else: %j', (url) => {
    expect(mayReturnTo(url, origins)).toBe(false);
  });
});
