import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { securityHeaders } from './securityHeaders.ts';

const guide = readFileSync(join(import.meta.dirname, '../../docs/configuration.md'), 'utf8');
const headers = securityHeaders(
  { connect: ['REFERRAL', 'CORE', 'IDENTITY', 'FULCRUM'], identity: 'KEYCLOAK', images: ['FULCRUM'] },
  'NONCE',
);

it('I6 the guide lists every header as the server sends it', () => {
  const documented = guide
    .split('\n')
    .filter((line) => /^[A-Z][A-Za-z-]+: /.test(line))
    .map((line) => line.replace(/^[^:]+/, (name) => name.toLowerCase()));
  for (const [name, value] of Object.entries(headers)) expect(documented).toContain(`${name}: ${value}`);
});

it('I6 allows no inline code, no eval and no wildcards', () => {
  expect(headers['content-security-policy']).not.toMatch(/unsafe|\*/);
});
