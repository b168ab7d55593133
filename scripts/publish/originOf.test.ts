import { expect, it } from 'vitest';
import { originOf } from './originOf.ts';

it('I9 names the repository that a release runs in, its page and its issues', () => {
  const host = { GITHUB_SERVER_URL: 'https://github.com', GITHUB_REPOSITORY: 'team/console' };
  expect(originOf(host, 'ui')).toEqual({
    repository: { type: 'git', url: 'git+https://github.com/team/console.git', directory: 'packages/ui' },
    homepage: 'https://github.com/team/console/tree/main/packages/ui#readme',
    bugs: { url: 'https://github.com/team/console/issues' },
  });
});

it('names none elsewhere', () => {
  expect(originOf({}, 'ui')).toBeUndefined();
});
