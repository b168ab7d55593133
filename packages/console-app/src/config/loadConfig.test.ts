import { expect, it, vi } from 'vitest';
import { loadConfig } from './loadConfig.ts';
import { localConfig } from './localConfig.ts';

const answer = (body: string, status = 200) =>
  vi.fn<typeof fetch>(async () => new Response(body, { status }));

it('AUT-2 reads the configuration from /config.json', async () => {
  const fetchFn = answer(JSON.stringify(localConfig({ backendUrl: 'http://127.0.0.1:4310' })));
  expect((await loadConfig(fetchFn)).keycloak.realm).toBe('advantage');
  expect(fetchFn.mock.calls[0]?.[0]).toBe('/config.json');
});

it.each([
  ['a missing file', answer('', 404), '/config.json could not be loaded (status 404)'],
  [
    'a page instead of JSON',
    answer('<!doctype html>'),
    "/config.json isn't valid JSON: see line 1, column 1",
  ],
  [
    'a comma too many',
    answer('{\n  "brand": "bridge",\n}'),
    "/config.json isn't valid JSON: see line 3, column 1",
  ],
  [
    'no answer',
    vi.fn<typeof fetch>().mockRejectedValue(new TypeError('failed')),
    '/config.json could not be reached',
  ],
])('rejects with the reason for %s', async (_case, fetchFn, message) => {
  await expect(loadConfig(fetchFn)).rejects.toThrow(message);
});
