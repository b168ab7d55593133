import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestBackend, type TestBackend } from '../testing/startTestBackend.ts';
import { streetViewPicture } from './streetViewPicture.ts';

let backend: TestBackend;

beforeAll(async () => {
  backend = await startTestBackend({ geoState: 'TX' });
});
afterAll(() => backend.close());

describe('the street view', () => {
  it('API-30 is a picture for the key in the contact details', async () => {
    const list = await backend.get('/api/v1/marketplace-opportunities?size=100', {
      authorization: await backend.bearer('admin'),
    });
    const { content } = await list.json();
    const searchIds = content.flatMap(({ searchId }: { readonly searchId: string | null }) => searchId ?? []);
    const picture = await backend.get(`/api/v1/street-view/${searchIds[0]}`);
    expect(picture.status).toBe(200);
    expect(picture.headers.get('content-type')).toBe('image/svg+xml');
    expect(picture.headers.get('content-security-policy')).toContain('sandbox');
    expect(picture.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(await picture.text()).toMatch(/^<svg .*<\/svg>$/);
  });

  it('API-30 is a 404 for any other key', async () => {
    expect((await backend.get('/api/v1/street-view/none')).status).toBe(404);
  });

  it('API-30 is always the same for the same key', () => {
    expect(streetViewPicture('a')).toBe(streetViewPicture('a'));
    expect(streetViewPicture('a')).not.toBe(streetViewPicture('b'));
  });
});

describe('the geo-location', () => {
  it('API-31 DAT-10 returns the configured state', async () => {
    expect(await (await backend.get('/api/v1/geo-location')).json()).toEqual({ state: 'TX' });
  });
});
