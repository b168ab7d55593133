import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { people } from '../access/people.ts';
import { startTestBackend, type TestBackend } from '../testing/startTestBackend.ts';
import { clientId, issuerOf, realmPath, tokenAudience } from './realm.ts';

const { privateKey, publicKey } = await generateKeyPair('RS256');
const { privateKey: otherKey } = await generateKeyPair('RS256');
const jwks = { keys: [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }] };
const admin = people.find(({ username }) => username === 'admin');

let keysAre: 'shown' | 'away' = 'shown';
let keyServer: Server;
let issuer: string;
let backend: TestBackend;

beforeAll(async () => {
  keyServer = createServer((request, response) => {
    const found = keysAre === 'shown' && request.url === `${realmPath}/protocol/openid-connect/certs`;
    response.statusCode = found ? 200 : 500;
    response.end(JSON.stringify(jwks));
  });
  await once(keyServer.listen(0, '127.0.0.1'), 'listening');
  const address = keyServer.address();
  issuer = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}${realmPath}`;
  backend = await startTestBackend({ referrals: 10, trustedIssuer: issuer });
});
afterAll(async () => {
  await backend.close();
  keyServer.close();
});

interface Changes {
  readonly claims?: JWTPayload;
  readonly key?: CryptoKey;
  readonly typ?: string;
}

/** A token as Keycloak issues it for the console's client. */
function token({ claims = {}, key = privateKey, typ = 'at+jwt' }: Changes = {}): Promise<string> {
  const facts = {
    iss: issuer,
    aud: tokenAudience,
    sub: admin?.id,
    realm_access: { roles: ['ROLE_COMPANY_ADVANTAGE'] },
    resource_access: { [clientId]: { roles: ['ROLE_CONSOLE_ADMIN'] } },
  };
  return new SignJWT({ ...facts, ...claims })
    .setProtectedHeader({ alg: 'RS256', typ, kid: 'one' })
    .setIssuedAt()
    .setExpirationTime('1m')
    .sign(key);
}

const adminsOnly = async (bearer: string, asked = backend) =>
  (await asked.get('/api/v3/marketplaces', { authorization: `Bearer ${bearer}` })).status;

describe('tokens from a trusted sign-in server', () => {
  it('BCK-4 are accepted with the roles that they contain', async () => {
    expect(await adminsOnly(await token())).toBe(200);
    const producer = { resource_access: { [clientId]: { roles: ['ROLE_CONSOLE_PRODUCER'] } } };
    expect(await adminsOnly(await token({ claims: producer }))).toBe(403);
  });

  it('BCK-4 do not replace our own', async () => {
    const { access_token } = await backend.browser().tokens('admin');
    expect(await adminsOnly(access_token)).toBe(200);
  });

  it.each<[string, () => Changes]>([
    ['signed by somebody else', () => ({ key: otherKey })],
    ['for another service', () => ({ claims: { aud: 'account' } })],
    ['of an unknown user', () => ({ claims: { sub: 'nobody' } })],
    ['of another realm', () => ({ claims: { iss: 'http://127.0.0.1:1/realms/other' } })],
    ['of another type', () => ({ typ: 'JWT' })],
    ['with our own issuer', () => ({ claims: { iss: issuerOf(backend.url) } })],
  ])('BCK-5 are refused when %s', async (_name, changes) => {
    expect(await adminsOnly(await token(changes()))).toBe(401);
  });

  it('BCK-5 are refused if no other server is trusted', async () => {
    const alone = await startTestBackend({ referrals: 10 });
    expect(await adminsOnly(await token(), alone)).toBe(401);
    await alone.close();
  });

  it('BCK-4 get a 503 instead of a 401 while the keys are unavailable', async () => {
    const fresh = await startTestBackend({ referrals: 10, trustedIssuer: issuer });
    keysAre = 'away';
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(await adminsOnly(await token(), fresh)).toBe(503);
    expect(log).toHaveBeenCalledTimes(1);
    log.mockRestore();
    keysAre = 'shown';
    expect(await adminsOnly(await token(), fresh)).toBe(200);
    await fresh.close();
  });
});
