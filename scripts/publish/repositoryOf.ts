/** Where a package's sources lie, as its manifest says it. */
export interface Repository {
  readonly type: 'git';
  readonly url: string;
  readonly directory: string;
}

/**
 * Provenance is refused unless the manifest names the repository that built the package. Only the team's host knows which
 * that is, so a release asks its environment: GitHub's `GITHUB_SERVER_URL` and `GITHUB_REPOSITORY`.
 */
export function repositoryOf(
  { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository }: Readonly<Record<string, string | undefined>>,
  folder: string,
): Repository | undefined {
  if (!server || !repository) return undefined;
  return { type: 'git', url: `git+${server}/${repository}.git`, directory: `packages/${folder}` };
}
