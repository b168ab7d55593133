import { delimiter, join } from 'node:path';

/** Returns the environment for a command that runs the programs installed in a repository, as in a package script. */
export const environmentIn = (repository: string): NodeJS.ProcessEnv => ({
  ...process.env,
  PATH: `${join(repository, 'node_modules/.bin')}${delimiter}${process.env.PATH}`,
});
