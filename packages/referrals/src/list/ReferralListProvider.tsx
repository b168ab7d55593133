import { createContext, type ReactNode, useContext } from 'react';
import type { LiveReferrals } from '../live/referralRules.ts';
import type { Referral } from '../model/referral.ts';
import { RowClaims } from '../referral/ClaimCell.tsx';
import type { LiveControls } from './LiveStrip.tsx';
import type { ReferralList } from './useReferralList.ts';

/** A list as its parts see it, regardless of extra fields in its rows. */
export interface ReferralListParts extends Omit<ReferralList, 'table' | 'live'> {
  readonly live: LiveControls & Pick<LiveReferrals, 'refresh' | 'hold'>;
}

const List = createContext<ReferralListParts | null>(null);

/**
 * Returns the list from context, for a host's custom parts. `part` names the component in the missing-provider error.
 */
export function useReferralListParts(part: string): ReferralListParts {
  const list = useContext(List);
  if (!list) throw new Error(`${part} must be inside <ReferralListProvider>`);
  return list;
}

export interface ReferralListProviderProps<Row extends Referral> {
  /** Return value of `useReferralList`. */
  readonly list: ReferralList<Row>;
  /** The parts, in any layout. */
  readonly children: ReactNode;
}

/** Provides a list to the parts inside: filters, live status, table, footer, details, tools. */
export function ReferralListProvider<Row extends Referral>(props: ReferralListProviderProps<Row>) {
  const { list, children } = props;
  return (
    <List.Provider value={list}>
      <RowClaims.Provider value={list.claims}>{children}</RowClaims.Provider>
    </List.Provider>
  );
}
