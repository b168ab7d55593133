import { expect, it } from 'vitest';
import { repositoryOf } from './repositoryOf.ts';

it('I9 names the repository that a release runs in', () => {
  const host = { GITHUB_SERVER_URL: 'https://github.com', GITHUB_REPOSITORY: 'team/console' };
  expect(repositoryOf(host, 'ui')).toEqual({
    type: 'git',
    url: 'git+https://github.com/team/console.git',
    directory: 'packages/ui',
  });
});

it('names none elsewhere', () => {
  expect(repositoryOf({}, 'ui')).toBeUndefined();
});
