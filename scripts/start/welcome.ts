import { demoPassword } from '../../packages/local-backend/src/access/people.ts';
import type { StartEnvironment } from './environment.ts';
import { texts } from './texts.ts';

const widest = 'bridge-producer'.length;

/** Returns the output of `start` when everything is ready: the URLs and the demo users. */
export function welcome({ consolePort, backendPort, database }: StartEnvironment): string {
  const places = [
    [texts.console, `http://127.0.0.1:${consolePort}`],
    [texts.publicFeed, `http://127.0.0.1:${consolePort}/public-referrals`],
    [texts.directorySkin, `http://www.trustedchoice.localhost:${consolePort}/public-referrals`],
    [texts.localBackend, `http://127.0.0.1:${backendPort}/docs`],
    [texts.database, database],
  ] as const;
  const people = Object.entries(texts.people);
  return [
    '',
    ...places.map(([name, place]) => `${name.padEnd(widest)} ${place}`),
    '',
    texts.signIns(demoPassword),
    ...people.map(([name, who]) => `  ${name.padEnd(widest)}  ${who}`),
    '',
    texts.stop,
  ].join('\n');
}
