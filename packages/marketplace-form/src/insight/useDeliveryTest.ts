import { useEffect, useRef, useState } from 'react';
import type { DeliveryTest } from '../gateway/DeliveryTest.ts';
import type { DeliveryAnswer, DeliveryTestSettings } from '../wire/deliveryTest.ts';

/** Milliseconds after which a service that says nothing counts as one that does not respond. */
const patience = 30_000;

/** A test that has ended, or that the service could not carry out. */
export interface EndedTest {
  /** The values that were tried. */
  readonly of: unknown;
  /** Undefined where the service did not answer. */
  readonly answer: DeliveryAnswer | undefined;
}

/** Sends a sample referral once at a time. Its answer stays until the next one comes. */
export function useDeliveryTest(test: DeliveryTest) {
  const [state, setState] = useState<'idle' | 'sending' | 'canceled'>('idle');
  const [ended, setEnded] = useState<EndedTest>();
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);
  const send = (settings: DeliveryTestSettings, of: unknown) => {
    const attempt = new AbortController();
    const { signal } = attempt;
    const end = (answer?: DeliveryAnswer) => {
      if (signal.aborted) return;
      attempt.abort();
      setState('idle');
      setEnded({ of, answer });
    };
    const late = setTimeout(end, patience);
    signal.addEventListener('abort', () => clearTimeout(late));
    controller.current = attempt;
    setState('sending');
    test.send(settings, signal).then(end, () => end());
  };
  const cancel = () => {
    controller.current?.abort();
    setState('canceled');
  };
  return { state, ended, send, cancel };
}
