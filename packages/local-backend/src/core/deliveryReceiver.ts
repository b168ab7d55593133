import { once } from 'node:events';
import type { Hono } from 'hono';
import * as en from '../messages/en.ts';

/** Where the receiver takes referrals. */
export const receiverPath = '/test-receiver';

/** What the receiver answers, by the last part of its address. */
export const receiverAnswers = {
  accept: { status: 200, body: { accepted: true, id: 'A-1042' } },
  decline: { status: 200, body: { accepted: false, reason: en.deliveryTest.declined } },
  refuse: { status: 401, body: { error: en.deliveryTest.refused } },
  fail: { status: 500, body: { error: en.problems.failed } },
} as const;

/** Where the receiver takes a referral and never answers, until who sent it has gone. */
export const silentReceiver = 'hang';

/** Serves a small receiver to try a delivery on: it keeps nothing and always answers the same. */
export function serveDeliveryReceiver(app: Hono): void {
  app.post(`${receiverPath}/${silentReceiver}`, async (context) => {
    await once(context.req.raw.signal, 'abort');
    return context.body(null);
  });
  for (const [name, { status, body }] of Object.entries(receiverAnswers))
    app.post(`${receiverPath}/${name}`, (context) => context.json(body, status));
}
