import { expect, it } from 'vitest';
import { dragMessages } from './dragMessages.ts';

const { dragMessage } = dragMessages;

const names = ['Harbor', 'Meridian', 'Cartwright'];
const say = (step: 'picked-up' | 'moved' | 'dropped' | 'canceled', from: number, to: number) =>
  dragMessage(step, { from, to }, (index) => names[index], names.length);

it.each([
  [0, 1, 'Harbor, position 2 of 3, between Meridian and Cartwright.'],
  [0, 2, 'Harbor, position 3 of 3, after Cartwright.'],
  [2, 1, 'Cartwright, position 2 of 3, between Harbor and Meridian.'],
  [2, 0, 'Cartwright, position 1 of 3, before Harbor.'],
  [1, 1, 'Meridian, position 2 of 3, where it was.'],
])('MKL-12 a move from %i to %i is announced with its position and neighbors', (from, to, text) => {
  expect(say('moved', from, to)).toBe(text);
});

it('MKL-12 picking up says how to go on, and the end says where the row is', () => {
  expect(say('picked-up', 0, 0)).toMatch(/^Picked up Harbor, position 1 of 3\. Arrow keys/);
  expect(say('dropped', 0, 2)).toBe('Dropped Harbor at position 3 of 3, after Cartwright.');
  expect(say('dropped', 1, 1)).toBe('Meridian stays at position 2 of 3.');
  expect(say('canceled', 0, 2)).toBe('Harbor stays at position 1.');
});

it('MKL-20 in a filtered list positions count all rows', () => {
  const places = [3, 8, 20];
  const drag = { id: 1, from: 0, to: 1, by: 'keyboard' } as const;
  const text = dragMessage(
    'moved',
    drag,
    (index) => names[index],
    44,
    (index) => places[index] ?? 0,
  );
  expect(text).toBe('Harbor, position 9 of 44, between Meridian and Cartwright.');
});
