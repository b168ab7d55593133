import type { DeliveryAnswer, DeliveryTestSettings } from '@advantage/marketplace-form/wire';
import type { DeliveryTest } from '../ready/DeliveryTestButton.tsx';

/**
 * Creates an in-memory delivery test for stories, tests and demos. It sends nothing and records the settings it gets.
 */
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
