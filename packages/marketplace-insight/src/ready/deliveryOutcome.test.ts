import { expect, it } from 'vitest';
import { deliveryOutcome } from './DeliveryTestButton.tsx';

const answer = { sent: 'POST /', status: 200, milliseconds: 5, body: '', problem: null };

it.each([
  ['accepted', {}],
  ['accepted', { status: 204 }],
  ['accepted', { status: null, body: 'Queued' }],
  ['accepted', { body: '{"accepted":true}' }],
  ['accepted', { body: '[false]' }],
  ['accepted', { body: 'null' }],
  ['accepted', { body: '{"accepted":fal' }],
  ['accepted', { body: '{"status":"received"}' }],
  ['declined', { body: '{"accepted":false}' }],
  ['declined', { body: '{"success":false,"reason":"duplicate"}' }],
  ['declined', { body: '{"status":"Rejected"}' }],
  ['refused', { status: 401 }],
  ['refused', { status: 302 }],
  ['refused', { status: 500, body: '{"accepted":true}' }],
  ['failed', { status: null, problem: 'No response within 8 seconds.' }],
] as const)('MKF-24 an answer means %s: %o', (outcome, changes) => {
  expect(deliveryOutcome({ ...answer, ...changes })).toBe(outcome);
});
