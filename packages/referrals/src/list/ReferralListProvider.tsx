import { createContext, type ReactNode, type RefObject, useContext, useId, useRef } from 'react';
import { RowClaims } from '../columns/ClaimCell.tsx';
import type { LiveReferrals, ReferralRows } from '../live/liveReferrals.ts';
import type { Referral } from '../model/referral.ts';
import type { DrawnTable } from '../table/drawnTable.ts';
import type { LiveControls } from './LiveControl.tsx';
import type { ReferralListState } from './listState.ts';
import { type ReferralList, useShallowMemo } from './useReferralList.ts';

/** The table of a list as its parts see it, regardless of extra fields in its rows. */
export interface ListTable extends DrawnTable {
  readonly state: Pick<ReferralListState, 'sorting' | 'pagination' | 'columnSizing' | 'rowSelection'>;
  getColumn(id: string): { toggleSorting(): void } | undefined;
  getRowCount(): number;
  setPageIndex(index: number): void;
  getIsAllPageRowsSelected(): boolean;
  getIsSomePageRowsSelected(): boolean;
  toggleAllPageRowsSelected(): void;
}

/** A list as its parts see it, regardless of extra fields in its rows. The open referral is in `useListDetails`. */
export interface ReferralListParts extends Omit<ReferralList, 'table' | 'live' | 'details'> {
  readonly table: ListTable;
  readonly live: ReferralRows & {
    readonly list: LiveControls & Pick<LiveReferrals, 'refresh' | 'hold' | 'replaceRow'>;
  };
  /** The element around the table, in which parts look up rows. */
  readonly tableRef: RefObject<HTMLDivElement | null>;
  /** Id of that element. */
  readonly tableId: string;
}

const Parts = createContext<ReferralListParts | null>(null);
const Details = createContext<ReferralList['details'] | null>(null);

function inList<Value>(value: Value | null, part: string): Value {
  if (value === null) throw new Error(`${part} must be inside <ReferralListProvider>`);
  return value;
}

/** Returns the list from context, for a host's custom parts. `part` is named in the error without a provider. */
export const useReferralListParts = (part: string): ReferralListParts => inList(useContext(Parts), part);

/** Returns the open referral of the list from context. Only parts that show it render when it changes. */
export const useReferralListDetails = (part: string): ReferralList['details'] =>
  inList(useContext(Details), part);

export interface ReferralListProviderProps<Row extends Referral> {
  /** Return value of `useReferralList`. */
  readonly list: ReferralList<Row>;
  /** The parts, in any layout. */
  readonly children: ReactNode;
}

/** Provides a list to the parts inside: filters, live status, table, footer, details, tools. */
export function ReferralListProvider<Row extends Referral>(props: ReferralListProviderProps<Row>) {
  const { details, ...list } = props.list;
  const tableRef = useRef<HTMLDivElement>(null);
  const tableId = useId();
  // Without the open referral, so that opening one renders only the parts that show it.
  const parts = useShallowMemo<ReferralListParts>({ ...list, tableRef, tableId });
  return (
    <Parts.Provider value={parts}>
      <Details.Provider value={details}>
        <RowClaims.Provider value={list.claims.store}>{props.children}</RowClaims.Provider>
      </Details.Provider>
    </Parts.Provider>
  );
}
