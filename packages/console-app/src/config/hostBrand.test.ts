import { expect, it } from 'vitest';
import { hostBrand } from './hostBrand.ts';

const directory = { brandKey: 'advantage', isDirectory: true };
const bridge = { brandKey: 'bridge', isDirectory: false };

it.each(['trustedchoice.com', 'www.trustedchoice.com', 'a.b.TrustedChoice.org'])(
  'BRD-4 gives %s the advantage brand with the directory skin',
  (host) => expect(hostBrand(host)).toEqual(directory),
);

it.each([
  'localhost',
  '127.0.0.1',
  '[::1]',
  'trustedchoice',
  'bridge.example.com',
  'trustedchoice.example.com',
  'trustedchoice.com.example.org',
  'nottrustedchoice.com',
  'trustedchoice.co.uk',
  '',
])('BRD-5 gives %j the bridge brand', (host) => expect(hostBrand(host)).toEqual(bridge));
