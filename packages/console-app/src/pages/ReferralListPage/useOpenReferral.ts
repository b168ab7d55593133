import type { Referral } from '@advantage/referrals';
import { useState } from 'react';
import { useSearchState } from '../../routes/useListSearch.ts';

/** Which referral's details are open: in the address, so that it can be shared and survives a reload. */
export function useOpenReferral() {
  const [{ referral: id = null }, change] = useSearchState();
  const [row, setRow] = useState<Referral | null>(null);
  return {
    id,
    /** What the list knew of it, or what became of it since; null after a reload. */
    row: row?.opportunityId === id ? row : null,
    open(referral: Referral) {
      setRow(referral);
      change((search) => ({ ...search, referral: referral.opportunityId }));
    },
    /** Takes note of what a claim returned. */
    see: setRow,
    close: () => change((search) => ({ ...search, referral: undefined })),
  };
}

export type OpenReferral = ReturnType<typeof useOpenReferral>;
