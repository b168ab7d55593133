import fc from 'fast-check';
import { expect, it } from 'vitest';
import { brandForHost } from './brandForHost.ts';

it.each([
  'trustedchoice.com',
  'www.trustedchoice.com',
  'agents.feed.trustedchoice.org',
  'WWW.TrustedChoice.COM',
  'www.trustedchoice.com:8443',
  'www.trustedchoice.com.',
  'trustedchoice.localhost:4173',
])('BRD-4 resolves %s to the Advantage directory', (host) => {
  expect(brandForHost(host)).toEqual({ key: 'advantage', skin: 'directory' });
});

it.each([
  'bridge.example.com',
  'localhost',
  'localhost:4173',
  'LOCALHOST',
  '127.0.0.1',
  '127.0.0.1:4173',
  '[::1]',
  '[::1]:4173',
  '::1',
  '2001:db8::1',
  'trustedchoice',
  'trustedchoice.example.com',
  'nottrustedchoice.com',
  'trustedchoice.co.uk',
  '',
  undefined,
])('BRD-5 resolves %s to Bridge', (host) => {
  expect(brandForHost(host)).toEqual({ key: 'bridge', skin: 'standard' });
});

it('BRD-5 resolves any host to Bridge unless its second-to-last label is trustedchoice', () => {
  fc.assert(
    fc.property(fc.domain(), (host) => {
      fc.pre(host.split('.').at(-2) !== 'trustedchoice');
      expect(brandForHost(host).key).toBe('bridge');
    }),
  );
});

it('BRD-4 ignores other labels, the port and case', () => {
  const label = fc.stringMatching(/^[a-z][a-z0-9-]{0,8}$/);
  fc.assert(
    fc.property(fc.array(label, { maxLength: 3 }), label, fc.nat({ max: 65_535 }), (labels, top, port) => {
      const host = [...labels, 'TrustedChoice', top].join('.');
      expect(brandForHost(`${host}:${port}`).skin).toBe('directory');
    }),
  );
});
