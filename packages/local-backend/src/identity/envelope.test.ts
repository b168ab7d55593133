import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import { createEnvelopes } from './envelope.ts';

const key = new Uint8Array(32).fill(7);

describe('the envelope of a refresh token', () => {
  it('BCK-4 looks like a JWT and unwraps to its secret', async () => {
    const envelopes = createEnvelopes(key, 'Refresh');
    const envelope = await envelopes.wrap('secret-1', { sid: 's' });
    expect(envelope.split('.')).toHaveLength(3);
    expect(decodeJwt(envelope)).toMatchObject({ typ: 'Refresh', sid: 's' });
    expect(await envelopes.unwrap(envelope)).toBe('secret-1');
  });

  it.each([
    ['a bare secret', async () => 'secret-1'],
    ['another key', () => createEnvelopes(new Uint8Array(32).fill(8), 'Refresh').wrap('secret-1')],
    ['another kind', () => createEnvelopes(key, 'Other').wrap('secret-1')],
    [
      'a changed payload',
      async () => {
        const [head, , tail] = (await createEnvelopes(key, 'Refresh').wrap('secret-1')).split('.');
        return `${head}.${Buffer.from('{"jti":"secret-2","typ":"Refresh"}').toString('base64url')}.${tail}`;
      },
    ],
  ])('BCK-4 does not unwrap %s', async (_name, make) => {
    expect(await createEnvelopes(key, 'Refresh').unwrap(await make())).toBeUndefined();
  });
});
