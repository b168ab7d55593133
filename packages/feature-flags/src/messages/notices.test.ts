import { expect, it } from 'vitest';
import { errorText } from '../gateway/errorText.ts';
import { notices } from './en.ts';

it('ERR-26 ERR-27 says what was saved', () => {
  expect(notices.updated('new-feed')).toBe('Feature flag new-feed updated successfully');
  expect(notices.created('new-feed')).toBe('Feature flag new-feed created successfully');
});

it('ERR-22 ERR-23 says what failed and why', () => {
  const error = new Error('Name is taken');
  expect(notices.updateFailed('new-feed', errorText(error))).toBe(
    'Failed to update feature flag new-feed: Name is taken',
  );
  expect(notices.createFailed('new-feed', errorText(error))).toBe(
    'Failed to create feature flag new-feed: Name is taken',
  );
});
