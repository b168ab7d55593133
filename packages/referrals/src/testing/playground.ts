import { SourceError } from '@advantage/live-list';
import { type Clock, createManualClock, createSystemClock } from '@advantage/ui';
import { createMemorySource, type MemorySource } from './createMemorySource.ts';
import { hostileReferrals } from './hostileReferrals.ts';
import { longReferrals } from './longReferrals.ts';
import { referralRows } from './referralPage.ts';
import { storyReferrals } from './storyReferrals.ts';
import { storyTime } from './storyTime.ts';

const second = 1000;

/** The first expiration among the story referrals, two minutes after the story time. */
const firstDeadline = Math.min(
  ...storyReferrals.map(({ marketplaceExpirationDate }) => marketplaceExpirationDate ?? Infinity),
);

/** Creates a clock that starts at `moment` and runs at `speed` times real time. */
function runningFrom(moment: number, speed = 1): Clock {
  const start = Date.now();
  const offset = () => moment - start + (Date.now() - start) * (speed - 1);
  return createSystemClock({ offset });
}

/** The choices of a referral playground, by control and value. The first value of each control is the default. */
export const choices = {
  data: {
    typical: { title: 'Every status', rows: storyReferrals },
    empty: { title: 'Empty', rows: [] },
    long: { title: 'Long texts', rows: longReferrals },
    hostile: { title: 'Hostile texts', rows: hostileReferrals },
    many: { title: '1,000 rows', rows: referralRows(1000) },
  },
  network: {
    online: { title: 'Online', error: null },
    slow: { title: 'Slow (2 s)', error: null },
    offline: { title: 'Offline', error: new SourceError('network', 'The service could not be reached.') },
    lost: { title: 'Claims done, answers lost', error: null },
    'error-500': { title: 'Error 500', error: new SourceError('http', 'Broken.', { status: 500 }) },
    'error-403': { title: 'Error 403', error: new SourceError('http', 'Forbidden.', { status: 403 }) },
  },
  clock: {
    still: { title: 'Fixed', start: () => createManualClock(storyTime) },
    running: { title: 'A minute each second', start: () => runningFrom(storyTime, 60) },
    deadline: {
      title: '5 s before a deadline',
      start: () => runningFrom(firstDeadline - 5 * second),
    },
  },
  role: {
    agent: { title: 'Agent' },
    admin: { title: 'Admin' },
    carrier: { title: 'Carrier' },
  },
} as const;

type Choices = typeof choices;

/** The current choices of a playground. */
export type Playground = { readonly [Name in keyof Choices]: keyof Choices[Name] };

/** Creates the toolbar of a playground, for its `playground` parameter. */
export const createToolbar = (...names: readonly (keyof Choices)[]) =>
  Object.fromEntries(
    names.map((name) => [
      name,
      {
        title: name[0]?.toUpperCase() + name.slice(1),
        items: Object.entries(choices[name]).map(([value, { title }]) => ({ value, title })),
      },
    ]),
  );

/** Reads the choices from Storybook's globals. A value of another playground falls back to the default. */
export function readPlayground(globals: Readonly<Record<string, unknown>>): Playground {
  const choose = <Name extends keyof Choices>(name: Name, first: keyof Choices[Name]) => {
    const value = globals[name];
    return typeof value === 'string' && value in choices[name] ? (value as keyof Choices[Name]) : first;
  };
  return {
    data: choose('data', 'typical'),
    network: choose('network', 'online'),
    clock: choose('clock', 'still'),
    role: choose('role', 'agent'),
  };
}

/** An in-memory source that can lose the responses to claims. */
export interface PlaygroundSource extends MemorySource {
  /** Applies the chosen data and network. */
  apply(playground: Pick<Playground, 'data' | 'network'>): void;
}

/** Creates the source of a playground. `now` determines which claims are too late. */
export function createPlaygroundSource(now: () => number): PlaygroundSource {
  const memory = createMemorySource({ now });
  let shown: keyof Choices['data'] | undefined;
  let isLosing = false;
  return {
    ...memory,
    async claim(...call) {
      const outcome = await memory.claim(...call);
      if (isLosing) throw choices.network.offline.error;
      return outcome;
    },
    apply({ data, network }) {
      if (data !== shown) memory.setRows(choices.data[data].rows);
      shown = data;
      memory.setLatency(network === 'slow' ? 2 * second : 0);
      memory.fail(choices.network[network].error);
      isLosing = network === 'lost';
    },
  };
}
