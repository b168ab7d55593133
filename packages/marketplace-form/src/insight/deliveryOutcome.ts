import type { DeliveryAnswer } from '../wire/deliveryTest.ts';

/** The outcome of sending a sample referral. */
export type DeliveryOutcome = 'accepted' | 'declined' | 'refused' | 'failed';

/** Whether a response body says that the referral was declined, despite a success status. */
function isDeclined(body: string): boolean {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    return false;
  }
  if (typeof parsed !== 'object' || parsed === null) return false;
  const facts: Readonly<Record<string, unknown>> = { ...parsed };
  const hasNegativeFlag = ['accepted', 'success', 'ok'].some((name) => facts[name] === false);
  return (
    hasNegativeFlag ||
    (typeof facts.status === 'string' && /reject|decline|error|fail|invalid/i.test(facts.status))
  );
}

/** Returns the outcome of a delivery test. A status of 200 alone doesn't mean that the referral was accepted. */
export function deliveryOutcome({ status, body, problem }: DeliveryAnswer): DeliveryOutcome {
  if (problem !== null) return 'failed';
  if (status !== null && (status < 200 || status > 299)) return 'refused';
  return isDeclined(body) ? 'declined' : 'accepted';
}
