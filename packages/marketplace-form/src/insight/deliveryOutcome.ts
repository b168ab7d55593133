import type { DeliveryAnswer } from '../wire/deliveryTest.ts';

/** What an answer to a sample referral means. */
export type DeliveryOutcome = 'accepted' | 'declined' | 'refused' | 'failed';

/** Whether the body of an answer says that the referral is not taken, although its status says that all went well. */
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

/** Reads the answer to a sample referral: a status of 200 does not mean that the referral was taken. */
export function deliveryOutcome({ status, body, problem }: DeliveryAnswer): DeliveryOutcome {
  if (problem !== null) return 'failed';
  if (status !== null && (status < 200 || status > 299)) return 'refused';
  return declines(body) ? 'declined' : 'accepted';
}
