import type { StartEnvironment } from './environment.ts';

const people = [
  ['admin', 'Advantage admin'],
  ['agency-admin', 'Advantage agency admin'],
  ['producer', 'Advantage producer'],
  ['carrier', 'Advantage carrier'],
  ['bridge-admin', 'Bridge admin'],
  ['bridge-producer', 'Bridge producer'],
  ['bridge-carrier', 'Bridge carrier'],
] as const;

/** What `start` prints once everything answers: where to go and who to be. */
export function welcome({ consolePort, backendPort, database }: StartEnvironment): string {
  const width = Math.max(...people.map(([name]) => name.length));
  return [
    '',
    `Console        http://127.0.0.1:${consolePort}`,
    `Public feed    http://127.0.0.1:${consolePort}/public-referrals`,
    `Directory skin http://www.trustedchoice.localhost:${consolePort}/public-referrals`,
    `Local backend  http://127.0.0.1:${backendPort}/docs`,
    `Database       ${database}`,
    '',
    'Demo sign-ins, password advantage-demo:',
    ...people.map(([name, who]) => `  ${name.padEnd(width)}  ${who}`),
    '',
    'Ctrl-C stops everything.',
  ].join('\n');
}
