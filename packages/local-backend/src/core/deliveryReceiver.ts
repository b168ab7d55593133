import { once } from 'node:events';
import type { Hono } from 'hono';
import * as en from '../messages/en.ts';

/** Base path of the test receiver. */
export const receiverPath = '/test-receiver';

/** Responses of the test receiver, by the last segment of the path. */
export const receiverResponses = {
  accept: { status: 200, body: { accepted: true, id: 'A-1042' } },
  decline: { status: 200, body: { accepted: false, reason: en.deliveryTest.declined } },
  refuse: { status: 401, body: { error: en.deliveryTest.refused } },
  fail: { status: 500, body: { error: en.problems.failed } },
} as const;

/** The last path segment for which the receiver never responds; the request ends when the client disconnects. */
export const silentReceiver = 'hang';

/** Serves a receiver for test deliveries. It stores nothing and its responses never change. */
export function serveDeliveryReceiver(app: Hono): void {
  app.post(`${receiverPath}/${silentReceiver}`, async (context) => {
    await once(context.req.raw.signal, 'abort');
    return context.body(null);
  });
  for (const [name, { status, body }] of Object.entries(receiverResponses))
    app.post(`${receiverPath}/${name}`, (context) => context.json(body, status));
}
