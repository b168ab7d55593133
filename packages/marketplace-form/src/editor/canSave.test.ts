import { expect, it } from 'vitest';
import { saveStateOf } from './SaveBar.tsx';

const state = { errorCount: 0, changeCount: 1, isSaving: false, isLookingUp: false };

it.each([
  ['changed and valid', {}, true, true, undefined],
  ['unchanged', { changeCount: 0 }, false, false, 'No changes to save'],
  ['invalid', { errorCount: 2 }, false, true, undefined],
  ['invalid and unchanged', { errorCount: 2, changeCount: 0 }, false, false, 'No changes to save'],
  ['saving', { isSaving: true }, false, false, 'Saving…'],
  ['looking up an agency', { isLookingUp: true }, false, true, 'Looking up the agency…'],
] as const)('MKF-6 MKF-7 MKF-8 a form that is %s', (_what, change, save, discard, reason) => {
  const { canSave, canDiscard, ...now } = saveStateOf({ ...state, ...change });
  expect([canSave, canDiscard, now.reason]).toEqual([save, discard, reason]);
});
