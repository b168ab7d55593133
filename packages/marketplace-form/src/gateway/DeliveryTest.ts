import type { DeliveryAnswer, DeliveryTestSettings } from '../wire/deliveryTest.ts';

/**
 * Sends a sample referral, for services that can. `createInMemoryDeliveryTest` of `/testing` is one without a service.
 * Without it nothing of a test shows.
 */
export interface DeliveryTest {
  /**
   * Sends one made-up referral by these settings. Rejects when the service itself fails; one that says nothing for 30
   * seconds counts as failed. `signal` is aborted when the reader cancels.
   */
  readonly send: (settings: DeliveryTestSettings, signal?: AbortSignal) => Promise<DeliveryAnswer>;
}
