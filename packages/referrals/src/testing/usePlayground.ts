import type { Clock } from '@advantage/ui';
import { useEffect, useMemo, useState } from 'react';
import { choices, createPlaygroundSource, type Playground, type PlaygroundSource } from './playground.ts';
import { storyTime } from './storyTime.ts';

/** Returns the source and clock of a playground. Both follow the choices while it is on screen. */
export function usePlayground({ data, network, clock }: Playground): {
  readonly source: PlaygroundSource;
  readonly clock: Clock;
} {
  const [time] = useState<{ now: () => number }>(() => ({ now: () => storyTime }));
  const chosenClock = useMemo(() => choices.clock[clock].start(), [clock]);
  const [source] = useState(() => {
    const created = createPlaygroundSource(() => time.now());
    created.apply({ data, network });
    return created;
  });
  useEffect(() => source.apply({ data, network }), [source, data, network]);
  useEffect(() => {
    time.now = () => chosenClock.now();
  }, [time, chosenClock]);
  return { source, clock: chosenClock };
}
