import { describe, expect, it } from 'vitest';
import { createOrigins, originOf } from './origins.ts';

describe('the origins', () => {
  it('BCK-1 are the loopback names with the two ports', () => {
    const origins = createOrigins(4310, 4300);
    expect([...origins.hosts]).toEqual([
      '127.0.0.1:4310',
      'localhost:4310',
      'www.trustedchoice.localhost:4310',
    ]);
    expect([...origins.consoleOrigins]).toEqual([
      'http://127.0.0.1:4300',
      'http://localhost:4300',
      'http://www.trustedchoice.localhost:4300',
    ]);
  });

  it('BCK-1 omit the default port, as browsers do', () => {
    expect(createOrigins(80, 4300).hosts.has('127.0.0.1')).toBe(true);
  });

  it.each([
    ['http://127.0.0.1:4300/admin?x=1', 'http://127.0.0.1:4300'],
    ['null', undefined],
    [undefined, undefined],
  ])('are parsed from %s', (url, origin) => {
    expect(originOf(url)).toBe(origin);
  });
});
