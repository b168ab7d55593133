import { useLatest } from '@advantage/ui/internal';
import { useEffect } from 'react';
import { toState } from '../list/filterOptions.ts';
import type { ReferralSource } from '../source/referralSource.ts';

/** Options of `useLocatedState`. */
export interface LocatedStateOptions {
  /** Enables the lookup. */
  readonly isOn: boolean;
  readonly source: Pick<ReferralSource, 'locate'>;
  /** The current state filter; null for all. */
  readonly state: string | null;
  readonly onStateFilterChange: (state: string) => void;
}

/**
 * Presets the state filter to the user's located state, once. Keeps a state that has already been set, by the URL or by
 * hand. Does nothing if the location is unknown or the lookup fails.
 */
export function useLocatedState(options: LocatedStateOptions) {
  const latest = useLatest(options);
  const { isOn } = options;
  useEffect(() => {
    if (!isOn) return;
    const controller = new AbortController();
    const applyLocatedState = (located: string | null | undefined) => {
      const { state, onStateFilterChange } = latest.current;
      const found = toState(located);
      const canPreset = !controller.signal.aborted && state === null;
      if (canPreset && found !== null) onStateFilterChange(found);
    };
    latest.current.source.locate?.({ signal: controller.signal }).then(applyLocatedState, () => {});
    return () => controller.abort();
  }, [isOn, latest]);
}
