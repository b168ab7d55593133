import { useLatest } from '@advantage/ui/internal';
import { useEffect } from 'react';
import { toState } from '../list/listView.ts';
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

/** Presets the state filter to the user's located state, once, unless a state is set or the lookup fails. */
export function useLocatedState(options: LocatedStateOptions) {
  const latest = useLatest(options);
  const { isOn } = options;
  useEffect(() => {
    if (!isOn) return;
    const controller = new AbortController();
    const applyLocatedState = (located: string | null | undefined) => {
      const found = toState(located);
      if (controller.signal.aborted || latest.current.state !== null || found === null) return;
      latest.current.onStateFilterChange(found);
    };
    latest.current.source.locate?.({ signal: controller.signal }).then(applyLocatedState, () => {});
    return () => controller.abort();
  }, [isOn, latest]);
}
