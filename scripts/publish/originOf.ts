/** Returns the URL of the repository on the team's host, from GitHub's `GITHUB_SERVER_URL` and `GITHUB_REPOSITORY`. */
export const repositoryPage = ({ GITHUB_SERVER_URL, GITHUB_REPOSITORY }: NodeJS.ProcessEnv) =>
  GITHUB_SERVER_URL && GITHUB_REPOSITORY ? `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}` : undefined;

/**
 * Returns the origin of a package for its manifest. npm refuses provenance unless the manifest names the repository
 * that built the package. Only the team's host knows that repository, so a release reads it from the environment.
 */
export function originOf(environment: NodeJS.ProcessEnv, folder: string) {
  const page = repositoryPage(environment);
  if (!page) return undefined;
  const directory = `packages/${folder}`;
  return {
    repository: { type: 'git', url: `git+${page}.git`, directory },
    homepage: `${page}/tree/main/${directory}#readme`,
    bugs: { url: `${page}/issues` },
  };
}
