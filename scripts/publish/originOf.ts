type Environment = Readonly<Record<string, string | undefined>>;

/** Where a package comes from and where to report problems, as in its manifest. */
export interface Origin {
  readonly repository: { readonly type: 'git'; readonly url: string; readonly directory: string };
  readonly homepage: string;
  readonly bugs: { readonly url: string };
}

/** Returns the URL of the repository on the team's host, from GitHub's `GITHUB_SERVER_URL` and `GITHUB_REPOSITORY`. */
export const repositoryPage = ({ GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository }: Environment) =>
  server && repository ? `${server}/${repository}` : undefined;

/**
 * Returns the origin of a package for its manifest. npm refuses provenance unless the manifest names the repository
 * that built the package. Only the team's host knows that repository, so a release reads it from the environment.
 */
export function originOf(environment: Environment, folder: string): Origin | undefined {
  const page = repositoryPage(environment);
  if (!page) return undefined;
  const directory = `packages/${folder}`;
  return {
    repository: { type: 'git', url: `git+${page}.git`, directory },
    homepage: `${page}/tree/main/${directory}#readme`,
    bugs: { url: `${page}/issues` },
  };
}
