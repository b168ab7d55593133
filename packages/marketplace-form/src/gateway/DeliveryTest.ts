import type { DeliveryAnswer, DeliveryTestSettings } from '../wire/deliveryTest.ts';

/**
 * Port to a service that can send sample referrals. `createInMemoryDeliveryTest` of `/testing` is an in-memory
 * implementation. Pass it to `DeliveryTestButton`; without one, the form offers no test.
 */
export interface DeliveryTest {
  /**
   * Sends one made-up referral with these settings. Rejects when the service itself fails. The form treats a call that
   * takes longer than 30 seconds as failed. `signal` aborts after that, and when the user cancels.
   */
  readonly send: (settings: DeliveryTestSettings, signal?: AbortSignal) => Promise<DeliveryAnswer>;
}
