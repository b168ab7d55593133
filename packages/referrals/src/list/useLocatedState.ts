import { useLatest } from '@advantage/ui/internal';
import { useEffect } from 'react';
import type { ReferralSource } from '../source/referralSource.ts';
import { toState } from './stateFilter.ts';

/** What `useLocatedState` needs to know. */
export interface LocatedStateOptions {
  /** Whether to ask at all. */
  readonly isOn: boolean;
  readonly source: Pick<ReferralSource, 'locate'>;
  /** The state in force; null for all. */
  readonly state: string | null;
  readonly onStateFilterChange: (state: string) => void;
}

/**
 * Presets the state filter with where the reader seems to be, once. A state that is chosen by then, in the URL or by hand,
 * stays, and so it does when the place is unknown or cannot be told.
 */
export function useLocatedState(options: LocatedStateOptions) {
  const latest = useLatest(options);
  const { isOn } = options;
  useEffect(() => {
    if (!isOn) return;
    const controller = new AbortController();
    const preset = (located: string | null | undefined) => {
      const { state, onStateFilterChange } = latest.current;
      const found = toState(located);
      const isAsked = !controller.signal.aborted && state === null;
      if (isAsked && found !== null) onStateFilterChange(found);
    };
    latest.current.source.locate?.({ signal: controller.signal }).then(preset, () => {});
    return () => controller.abort();
  }, [isOn, latest]);
}
