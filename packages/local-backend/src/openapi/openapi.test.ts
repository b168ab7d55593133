import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { migrate } from '../database/migrate.ts';
import { createServices } from '../services.ts';
import { startTestBackend } from '../testing/startTestBackend.ts';
import { docsPage } from './docsPage.ts';
import { openApiDocument } from './document.ts';

const database = new DatabaseSync(':memory:');
migrate(database, ':memory:');
const services = createServices(database, null);
const document = openApiDocument(services, 'http://127.0.0.1:4310');

const references = (value: unknown): readonly string[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === '$ref' ? [String(inner)] : references(inner),
  );
};

/** The calls of section 7 of the specification, and the claim. */
const calls = [
  'get /api/v1/opportunity/recent-referral',
  'get /api/v3/opportunity/sources',
  'get /api/v1/opportunity/available-referral',
  'get /api/v1/opportunity/purchased-referral',
  'get /api/v1/opportunity/{id}',
  'get /api/v1/marketplace-opportunities/{username}',
  'get /api/v1/marketplace-opportunities',
  'post /api/v1/acquired-marketplace-opportunities',
  'post /api/v1/opportunity/{id}/claim',
  'get /api/v1/street-view/{searchId}',
  'get /api/v1/geo-location',
  'get /api/v3/user',
  'get /api/v3/marketplaces',
  'get /api/v3/marketplaces/{id}',
  'get /api/v3/marketplaces/{id}/versions',
  'post /api/v3/marketplaces/delivery-tests',
  'post /api/v3/marketplaces',
  'post /api/v3/marketplaces/{id}',
  'post /api/v3/marketplaces/priorities',
  'get /api/v3/agencies',
  'get /api/v1/industry/codes/6D',
  'get /api/v3/feature-flag',
  'get /api/v3/feature-flag/{flag}',
  'post /api/v3/feature-flag',
  'post /api/v3/feature-flag/{flag}',
];

describe('the OpenAPI document', () => {
  it('T5 BCK-1 describes every call of the product and no other', () => {
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`),
    );
    expect(described.sort()).toEqual([...calls].sort());
    expect(document.openapi).toBe('3.1.1');
  });

  it('T5 BCK-1 contains every schema that it refers to', () => {
    const held = Object.keys(document.components.schemas ?? {}).map((name) => `#/components/schemas/${name}`);
    expect(references(document).filter((reference) => !held.includes(reference))).toEqual([]);
    expect(new Set(references(document)).size).toBeGreaterThan(10);
  });

  it('T5 BCK-1 uses the schemas of the packages, with numeric parameters as numbers', () => {
    expect(document.components.schemas).toMatchObject({
      Marketplace: { properties: { riskAppetite: expect.anything() }, required: ['id'] },
      ClaimRequest: { required: ['username', 'method', 'expectedPrice'] },
    });
    const size = document.paths['/api/v1/marketplace-opportunities']?.get?.parameters.find(
      ({ name }) => name === 'size',
    );
    expect(size?.schema).toMatchObject({ type: 'integer', minimum: 1, maximum: 100, default: 25 });
  });

  it('T5 BCK-1 renders as a page without external resources', () => {
    const page = docsPage(document);
    for (const call of calls) expect(page).toContain(`<code>${call.split(' ')[1]}</code>`);
    expect(page).not.toMatch(/(src|href)="(https?:)?\/\//);
    expect(page).not.toMatch(/ style=|<script/);
  });

  it('T5 BCK-1 is served as JSON and as a page', async () => {
    const backend = await startTestBackend({ referrals: 10 });
    expect(await (await backend.get('/openapi.json')).json()).toEqual({
      ...document,
      servers: [{ url: backend.url }],
    });
    expect((await backend.get('/docs')).headers.get('content-type')).toContain('text/html');
    await backend.close();
  });
});
