import { expect, it } from 'vitest';
import { originOf } from './originOf.ts';

it('I9 returns the repository, homepage and issue tracker of a release', () => {
  const host = { GITHUB_SERVER_URL: 'https://github.com', GITHUB_REPOSITORY: 'team/console' };
  expect(originOf(host, 'ui')).toEqual({
    repository: { type: 'git', url: 'git+https://github.com/team/console.git', directory: 'packages/ui' },
    homepage: 'https://github.com/team/console/tree/main/packages/ui#readme',
    bugs: { url: 'https://github.com/team/console/issues' },
  });
});

it('returns undefined outside GitHub Actions', () => {
  expect(originOf({}, 'ui')).toBeUndefined();
});
