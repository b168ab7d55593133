// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { personalDrafts } from './personalStorage.ts';

it('D-25 keeps the drafts of each user separate', () => {
  const [ruth, omar] = [personalDrafts('ruth'), personalDrafts('omar')];
  ruth.setItem('marketplace-draft-1', 'typed');
  expect(ruth.getItem('marketplace-draft-1')).toBe('typed');
  expect(omar.getItem('marketplace-draft-1')).toBeNull();
  omar.removeItem('marketplace-draft-1');
  expect(ruth.getItem('marketplace-draft-1')).toBe('typed');
  ruth.removeItem('marketplace-draft-1');
  expect(ruth.getItem('marketplace-draft-1')).toBeNull();
});
