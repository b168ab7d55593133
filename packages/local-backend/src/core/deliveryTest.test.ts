import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deliveryAnswerSchema } from '@advantage/marketplace-form/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestBackend, type TestBackend } from '../testing/startTestBackend.ts';

let backend: TestBackend;
let authorization: string;
let target: Server;
let origin: string;
/** Requests that the allowed target received. */
const asked: { readonly url: string | undefined; readonly headers: NodeJS.Dict<string | string[]> }[] = [];

beforeAll(async () => {
  target = createServer((request, response) => {
    asked.push({ url: request.url, headers: request.headers });
    if (request.url === '/elsewhere') response.writeHead(302, { location: '/leads' }).end();
    else response.end('x'.repeat(5000));
  });
  await once(target.listen(0, '127.0.0.1'), 'listening');
  origin = `http://127.0.0.1:${(target.address() as AddressInfo).port}`;
  backend = await startTestBackend({ referrals: 10, deliveryTargets: [origin] });
  authorization = await backend.bearer('admin');
});
afterAll(async () => {
  target.close();
  await backend.close();
});

const post = (body: unknown) => backend.post('/api/v3/marketplaces/delivery-tests', body, { authorization });
const send = async (deliveryApiUrl: string, deliveryApiType = 'X_API_KEY') => {
  const settings = { way: 'api', deliveryApiUrl, deliveryApiKey: 'secret-key', deliveryApiType };
  const answer = await post({ ...settings, referralDeliveryMethod: 'GENERIC' });
  return deliveryAnswerSchema.parse(await answer.json());
};

describe('a delivery test', () => {
  it.each([
    ['accept', 200, '{"accepted":true,"id":"A-1042"}'],
    ['decline', 200, '{"accepted":false,"reason":"This referral is already known."}'],
    ['refuse', 401, '{"error":"The key isn\'t valid."}'],
    ['fail', 500, '{"error":"Something went wrong."}'],
  ])('MKF-24 returns the response if the receiver is told to %s', async (name, status, body) => {
    const answer = await send(`${backend.url}/test-receiver/${name}`);
    expect(answer).toMatchObject({ status, body, problem: null });
    expect(answer.sent).toMatch(/^POST http.+\n(.+\n)+\n\{/);
  });

  it('MKF-25 sends the key but never returns it', async () => {
    const answer = await send(`${origin}/leads`);
    expect(asked.at(-1)?.headers).toMatchObject({ 'x-api-key': 'secret-key', 'x-test-delivery': 'true' });
    expect(answer.sent).toContain('x-api-key: ••••••••');
    expect(JSON.stringify(answer)).not.toContain('secret-key');
    await send(`${origin}/leads`, 'BASIC');
    expect(asked.at(-1)?.headers.authorization).toBe(`Basic ${btoa('secret-key')}`);
  });

  it('MKF-24 truncates a long response and follows no redirects', async () => {
    expect((await send(`${origin}/leads`)).body).toBe('x'.repeat(2000));
    const before = asked.length;
    expect(await send(`${origin}/elsewhere`)).toMatchObject({ status: 302, problem: null });
    expect(asked.length).toBe(before + 1);
  });

  it.each([
    'https://leads.example.com/in',
    'leads.example.com/in',
    'http://127.0.0.1:22/',
    'http://169.254.169.254/latest/meta-data',
    'http://localhost:1/test-receiver/accept',
    'file:///etc/passwd',
    'not an address',
  ])('MKF-24 sends nothing to %s', async (url) => {
    const answer = await send(url);
    expect(answer).toMatchObject({ status: null, body: '', milliseconds: 0 });
    expect(answer.problem).toMatch(/^The local backend only sends to its own receiver, http:/);
  });

  it('MKF-24 sends nothing to other addresses of the backend', async () => {
    const { problem } = await send(`${backend.url}/api/v3/marketplaces/priorities`);
    expect(problem).toMatch(/^The local backend only sends/);
    const climbing = await send(`${backend.url}/test-receiver/../api/v3/marketplaces`);
    expect(climbing.problem).toMatch(/^The local backend only sends/);
  });

  it('MKF-24 reports a URL that cannot be reached', async () => {
    const gone = createServer();
    await once(gone.listen(0, '127.0.0.1'), 'listening');
    const { port } = gone.address() as AddressInfo;
    await once(gone.close(), 'close');
    const other = await startTestBackend({ referrals: 5, deliveryTargets: [`http://127.0.0.1:${port}`] });
    const answer = await other.post(
      '/api/v3/marketplaces/delivery-tests',
      {
        way: 'api',
        deliveryApiUrl: `http://127.0.0.1:${port}/`,
        deliveryApiKey: '',
        deliveryApiType: 'BASIC',
        referralDeliveryMethod: 'GENERIC',
      },
      { authorization: await other.bearer('admin') },
    );
    expect(await answer.json()).toMatchObject({ status: null, problem: "The address couldn't be reached." });
    await other.close();
  });

  it('MKF-26 composes an email without sending it', async () => {
    const settings = { way: 'email', emailRecipients: ['desk@example.com'], emailBccRecipients: ['a@b.co'] };
    const answer = await (await post(settings)).json();
    expect(answer).toMatchObject({ status: null, problem: null });
    expect(answer.sent).toMatch(/^To: desk@example\.com\nBcc: a@b\.co\nSubject: \[Test\]/);
    expect(answer.body).toContain('Nothing left this machine');
  });

  it('MKF-24 refuses an email without recipients and an unknown way of delivery', async () => {
    expect((await post({ way: 'email', emailRecipients: [], emailBccRecipients: [] })).status).toBe(400);
    expect((await post({ way: 'fax' })).status).toBe(400);
  });
});
