import type { DeliveryAnswer } from '../wire/deliveryTest.ts';

/** The outcome of sending a sample referral. */
export type DeliveryOutcome = 'accepted' | 'declined' | 'refused' | 'failed';

/** Whether a response body says that the referral was declined, despite a success status. */
function declines(body: string): boolean {
  let said: unknown;
  try {
    said = JSON.parse(body);
  } catch {
    return false;
  }
  if (typeof said !== 'object' || said === null) return false;
  const facts: Readonly<Record<string, unknown>> = { ...said };
  const isNo = ['accepted', 'success', 'ok'].some((name) => facts[name] === false);
  return (
    isNo || (typeof facts.status === 'string' && /reject|decline|error|fail|invalid/i.test(facts.status))
  );
}

/** Returns the outcome of a delivery test. A status of 200 alone doesn't mean that the referral was accepted. */
export function deliveryOutcome({ status, body, problem }: DeliveryAnswer): DeliveryOutcome {
  if (problem !== null) return 'failed';
  if (status !== null && (status < 200 || status > 299)) return 'refused';
  return declines(body) ? 'declined' : 'accepted';
}
