import { useMemo } from 'react';
import type { ReferralActions, ReferralAudience } from '../model/audience.ts';
import type { Referral } from '../model/referral.ts';
import { useStableCallback } from '../table/useStableCallback.ts';
import type { CellContext } from './referralCells.tsx';

export interface CellContextOptions {
  readonly audience: ReferralAudience;
  /** Default `none`. */
  readonly actions?: ReferralActions | undefined;
  /** Default true. */
  readonly showPrices?: boolean | undefined;
  /** May change from render to render. Default: nothing happens. */
  readonly onAction?: ((referral: Referral) => void) | undefined;
}

/** What the cells of a list share, the same object until something in it changes. */
export function useCellContext(options: CellContextOptions): CellContext {
  const { audience, actions = 'none', showPrices = true } = options;
  const onAction = useStableCallback((referral: Referral) => options.onAction?.(referral));
  return useMemo(
    () => ({ audience, actions, showPrices, onAction }),
    [audience, actions, showPrices, onAction],
  );
}
