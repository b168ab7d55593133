import { expect, it } from 'vitest';
import { initialsOf } from './initialsOf.ts';

it.each([
  ['Maya Okafor', 'MO'],
  ['  ruth   anne lindqvist ', 'RL'],
  ['admin', 'A'],
  ['𝒜da Øre', '𝒜Ø'],
  ['', ''],
])('shortens %j to %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
