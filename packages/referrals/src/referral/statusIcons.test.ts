import { expect, it } from 'vitest';
import { progressIcons, statusIcons } from './statusIcons.ts';

it.each([
  ['marketplace', statusIcons],
  ['progress', progressIcons],
])('every %s status has a unique icon, so it can be recognized without color', (_kind, icons) => {
  const drawings = Object.values(icons);
  expect(new Set(drawings).size).toBe(drawings.length);
});
