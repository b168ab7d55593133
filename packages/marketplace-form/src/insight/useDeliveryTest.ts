import { useEffect, useRef, useState } from 'react';
import type { DeliveryTest } from '../gateway/DeliveryTest.ts';
import type { DeliveryAnswer, DeliveryTestSettings } from '../wire/deliveryTest.ts';

/** Timeout of a delivery test, in milliseconds. */
const timeout = 30_000;

/** A finished test, or one that the service couldn't run. */
export interface FinishedTest {
  /** The values that were tested. */
  readonly of: unknown;
  /** The result. Undefined if the service didn't respond. */
  readonly answer: DeliveryAnswer | undefined;
}

/** Sends sample referrals, one at a time. The last result is kept until the next one arrives. */
export function useDeliveryTest(test: DeliveryTest) {
  const [state, setState] = useState<'idle' | 'sending' | 'canceled'>('idle');
  const [ended, setEnded] = useState<FinishedTest>();
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
    const timer = setTimeout(end, timeout);
    signal.addEventListener('abort', () => clearTimeout(timer));
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
