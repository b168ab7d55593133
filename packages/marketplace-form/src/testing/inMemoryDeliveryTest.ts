import type { DeliveryTest } from '../gateway/DeliveryTest.ts';
import type { DeliveryAnswer, DeliveryTestSettings } from '../wire/deliveryTest.ts';

/** A delivery test in memory, for stories, tests and demos: it sends nothing and remembers what it was to send. */
export function createInMemoryDeliveryTest(answer: Partial<DeliveryAnswer> = {}): DeliveryTest & {
  readonly sent: readonly DeliveryTestSettings[];
} {
  const sent: DeliveryTestSettings[] = [];
  return {
    sent,
    async send(settings) {
      sent.push(settings);
      return {
        sent: 'POST /leads\nX-API-Key: ••••••••\n\n{ "opportunityId": "test-1", "isTest": true }',
        status: 200,
        milliseconds: 182,
        body: '{ "accepted": true, "id": "A-1042" }',
        problem: null,
        ...answer,
      };
    },
  };
}
