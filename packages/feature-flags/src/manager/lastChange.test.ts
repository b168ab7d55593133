import { expect, it } from 'vitest';
import { lastChange } from './lastChange.ts';

const flag = { id: 1, name: 'a', description: 'b', enabled: true };

it.each([
  [{}, undefined],
  [{ changedBy: null, changedAt: null }, undefined],
  [{ changedBy: ' ', changedAt: 'yesterday' }, undefined],
  [{ changedBy: 'Ruth Lindqvist' }, { by: 'Ruth Lindqvist', at: undefined }],
  [{ changedAt: 5 }, { by: undefined, at: 5 }],
  [
    { changedBy: ' Ruth ', changedAt: '1970-01-01T00:00:01Z' },
    { by: 'Ruth', at: 1000 },
  ],
  [{ changedBy: 7, changedAt: Number.NaN }, undefined],
])('FLG-1 reads the last change of %j as %j', (fields, expected) => {
  expect(lastChange({ ...flag, ...fields })).toEqual(expected);
});
