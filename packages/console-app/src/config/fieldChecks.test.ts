import { describe, expect, it } from 'vitest';
import { isLink } from './fieldChecks.ts';

const site = 'https://console.example.com';

/** Other schemes, and hosts hidden behind a user name. */
const hostile = [
  ...['data:text/html,<script>alert(1)</script>', 'JaVaScRiPt:alert(1)', 'file:///etc/passwd'],
  ...['https://good.example@evil.example/', 'https://a:b@evil.example/', '//evil.example', '/\\evil.example'],
  ...['javascript', 'JAVASCRIPT', 'data', 'vbscript', 'blob', 'file', 'filesystem', 'ftp', 'ws', 'wss'],
  ...['about', 'view-source', 'chrome', 'jar', 'intent', 'ms-word', 'sms', 'callto', 'livescript', 'x'],
].map((text) => (/^[A-Za-z-]+$/.test(text) ? `${text}:alert(1)` : text));

/** Schemes hidden by characters that browsers strip, paths that are really hosts, and texts that aren't URLs at all. */
const tricks = [
  '\tjavascript:alert(1)',
  'javascript\t:alert(1)',
  'javascript:\nalert(1)',
  'java\rscript:alert(1)',
  '\u0000javascript:alert(1)',
  '\u0001javascript:alert(1)',
  '\u001fjavascript:alert(1)',
  '\u00a0javascript:alert(1)',
  '\u2028javascript:alert(1)',
  '\ufeffjavascript:alert(1)',
  'javascript\u200b:alert(1)',
  'javascript：alert(1)',
  'ｊavascript:alert(1)',
  '%6Aavascript:alert(1)',
  '&#106;avascript:alert(1)',
  'javascript%3Aalert(1)',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '/\t\\evil.example',
  '\t//evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '///evil.example',
  '/\\/evil.example',
  ' /admin',
  '/admin ',
  '/ad min',
  '/\u0000/evil.example',
  'http//evil.example',
  'https:',
  'http://',
  'evil.example',
  'www.evil.example',
  'admin',
  '?next=//evil.example',
  '#javascript:alert(1)',
  '../admin',
  './javascript:alert(1)',
  '//evil.example@console.example.com',
  '',
];

const good = [
  ...['/', '/admin', '/admin/', '/admin/all-referrals?state=TX', '/a#b', '/a:b', '/javascript:alert(1)'],
  ...['/a//b', '/%2f%2fevil.example', '/a\\b', '/@evil.example', '/.', '/..', '/a?b=//c', '/ä'],
  ...[80, 443, 8080, 65_535].flatMap((port) => [`http://a.example:${port}`, `https://a.example:${port}/b`]),
  ...['com', 'co.uk', 'example', 'xn--p1ai', 'museum'].flatMap((end) => [
    `https://a.${end}`,
    `http://a.${end}/b?c=d#e`,
    `HTTPS://A.${end}`,
  ]),
  ...['127.0.0.1', '[::1]', 'localhost', 'a-b.example', 'bücher.example'].map((host) => `https://${host}/`),
  ...['a@b.example', 'a+b@c.example', 'a@b.example?subject=c', 'a.b@c.d.example'].map((to) => `mailto:${to}`),
  ...['+17035550110', '7035550110', '703-555-0110', '7035550110;ext=4'].map((to) => `tel:${to}`),
  ...['https://a.example/%20', 'https://a.example/?b=c&d=e', 'https://a.example/javascript:alert(1)'],
  ...[
    'https://a.example#b',
    'https://a.example/?next=//c',
    'MAILTO:a@b.example',
    'TEL:911',
    '/a/b/c/d',
    '/admin/marketplaces/7',
  ],
];

describe('I2 a configured link', () => {
  it('is tested with sixty good and sixty bad examples', () => {
    expect(new Set([...hostile, ...tricks]).size).toBeGreaterThanOrEqual(60);
    expect(new Set(good).size).toBeGreaterThanOrEqual(60);
  });

  it.each([...hostile, ...tricks])('I2 cannot be %j', (text) => {
    expect(isLink(text)).toBe(false);
  });

  it.each(good)('I2 can be %j and leads where it says', (text) => {
    expect(isLink(text)).toBe(true);
    const url = new URL(text, site);
    if (text.startsWith('/')) expect(url.origin).toBe(site);
    else expect(url.protocol).toBe(`${text.split(':')[0]?.toLowerCase()}:`);
  });
});
