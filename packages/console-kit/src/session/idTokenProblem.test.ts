import { describe, expect, it } from 'vitest';
import { idTokenProblem } from './idTokenProblem.ts';

const now = 1_800_000_000;
const expected = { issuer: 'https://login.example.com/realms/advantage', clientId: 'advantage-console', now };
const claims = {
  iss: expected.issuer,
  sub: 'person-1',
  aud: 'advantage-console',
  exp: now + 60,
  iat: now,
} as const;
const header = { alg: 'RS256' };

const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');
const token = (changes: Readonly<Record<string, unknown>> = {}, head: unknown = header) =>
  `${encode(head)}.${encode({ ...claims, ...changes })}.signature`;
const problem = (changes: Readonly<Record<string, unknown>>) => idTokenProblem(token(changes), expected);

describe('an ID token', () => {
  it('K2 is accepted if everything is right, including non-ASCII characters', () => {
    expect(idTokenProblem(token(), expected)).toBeUndefined();
    // The encoded name contains both characters in which base64url differs from base64.
    const named = token({ name: 'Zoë Łukasz ÿþÿ >>>???' });
    expect(named).toMatch(/-/);
    expect(named).toMatch(/_/);
    expect(idTokenProblem(named, expected)).toBeUndefined();
  });

  it.each<[string, Readonly<Record<string, unknown>>]>([
    ['iss is another server', { iss: 'https://login.example.com/realms/other' }],
    ['iss is another server', { iss: `${expected.issuer}/` }],
    ['aud is another client', { aud: 'other' }],
    ['aud is another client', { aud: [] }],
    ['aud is another client', { aud: ['other', 'advantage-console-2'] }],
    ['azp is another client', { aud: ['advantage-console', 'other'] }],
    ['azp is another client', { azp: 'other' }],
    ['exp is past', { exp: now }],
    ['exp is past', { exp: now - 86_400 }],
    ['iat is in the future', { iat: now + 301 }],
    ['iat is in the future', { nbf: now + 301 }],
  ])('K2 S2 is refused because %s: %j', (text, changes) => {
    expect(problem(changes)).toBe(text);
  });

  it.each<Readonly<Record<string, unknown>>>([
    { aud: ['advantage-console'] },
    { aud: ['advantage-console', 'other'], azp: 'advantage-console' },
    { azp: 'advantage-console' },
    { exp: now + 1 },
    { iat: now + 300 },
    { iat: now - 86_400, nbf: now + 300 },
  ])('K2 is accepted at the limits: %j', (changes) => {
    expect(problem(changes)).toBeUndefined();
  });

  it('K2 must have the subject of the access token, if that is known', () => {
    expect(idTokenProblem(token(), { ...expected, subject: 'person-1' })).toBeUndefined();
    expect(idTokenProblem(token(), { ...expected, subject: 'person-2' })).toBe('sub is another person');
  });

  it.each<[string, Readonly<Record<string, unknown>>]>([
    ['no iss', { iss: undefined }],
    ['an empty sub', { sub: '' }],
    ['an aud that is a number', { aud: 1 }],
    ['an azp that is a list', { azp: ['advantage-console'] }],
    ['an exp that is a string', { exp: String(now + 60) }],
    ['no iat', { iat: undefined }],
    ['an nbf that is a string', { nbf: '0' }],
  ])('K2 is malformed with %s', (_what, changes) => {
    expect(problem(changes)).toBe('id token is malformed');
  });

  it.each(['none', 'None', 'NONE', '', undefined, 5])('K2 is malformed with alg %j', (alg) => {
    expect(idTokenProblem(token({}, { alg }), expected)).toBe('id token is malformed');
  });

  it.each(['none2', 'xnone', 'ES256'])('K2 is accepted with alg %j', (alg) => {
    expect(idTokenProblem(token({}, { alg }), expected)).toBeUndefined();
  });

  it('K2 must have three readable parts', () => {
    const [head, payload] = token().split('.');
    for (const text of [`${head}.${payload}`, `${head}.${payload}.`, `${token()}.more`, 'a.b.c']) {
      expect(idTokenProblem(text, expected)).toBe('id token is malformed');
    }
    for (const text of ['', undefined]) expect(idTokenProblem(text, expected)).toBe('id token is missing');
  });
});
