import { useEvent } from '@advantage/ui/internal';
import { memo, type ReactNode, useMemo } from 'react';
import { usePublicClaim } from '../claim/PublicClaimModal.tsx';
import { ReferralCells } from '../columns/CellContext.tsx';
import { columnInfo } from '../columns/column.ts';
import { DaysContext } from '../columns/times.tsx';
import type { ReferralActions } from '../model/audience.ts';
import type { Referral } from '../model/referral.ts';
import { visibleColumns } from '../table/drawnTable.ts';
import { TableFrame } from '../table/TableFrame.tsx';
import { WideRows } from '../table/WideRows.tsx';
import { ReferralListEmpty } from './ListEmpty.tsx';
import { useLiveContent } from './liveContent.ts';
import { useReferralListDetails, useReferralListParts } from './ReferralListProvider.tsx';
import { useDays, useEarlierDivider } from './rowsBetween.tsx';

interface TableOptions {
  /** Accessible name of the table. */
  readonly label: string;
  /** `fill` scrolls in its own region under a fixed header; `page` grows with the page. Default `fill`. */
  readonly layout?: 'fill' | 'page' | undefined;
  /** Shows rows as cards below 900 px. Default true. */
  readonly cards?: boolean | undefined;
  /** Divides new rows from earlier ones while the newest come first. Default false. */
  readonly dividesNew?: boolean | undefined;
  /** Puts a row with count and sum above the purchases of each day, while they are sorted by time. Default false. */
  readonly hasDays?: boolean | undefined;
  /** Shown when there are no rows. Default: names the active filters and offers to widen them. */
  readonly empty?: ReactNode;
}

/** What pressing a row or its status does. */
export interface TableRowAction {
  /**
   * `none`: nothing; statuses are words. `claim-dialog`: a status opens the public claim dialog. `select`: rows and
   * statuses open the referral, for `ReferralDetails` or the host's own panel. Default `none`.
   */
  readonly rowAction?: 'none' | 'claim-dialog' | 'select' | undefined;
}

export type ReferralTableProps = TableOptions & TableRowAction;

const actionsOf = {
  none: 'none',
  'claim-dialog': 'public-modal',
  select: 'panel',
} as const satisfies Record<string, ReferralActions>;

const defaultEmpty = <ReferralListEmpty />;

/** The table of a list, or cards below 900 px. Use inside `ReferralListProvider`. */
export function ReferralTable(props: ReferralTableProps) {
  const { label, rowAction = 'none', layout, cards = true, empty = defaultEmpty } = props;
  const list = useReferralListParts('ReferralTable');
  const { table, live, audience, showPrices } = list;
  const { selectedKey, setSelectedKey } = useReferralListDetails('ReferralTable');
  const claim = usePublicClaim();
  const headers = table.getHeaderGroups();
  const columns = useMemo(() => visibleColumns(headers), [headers]);
  const days = useDays(list, props.hasDays === true);
  const earlier = useEarlierDivider(list, props.dividesNew === true);
  const isSelecting = rowAction === 'select';
  const canSort = columns.some(({ columnDef, id }) => columnInfo({ ...columnDef, id }).canSort);
  const toggleSorting = useEvent((id: string) => table.getColumn(id)?.toggleSorting());
  const open = useEvent(({ opportunityId: id }: Referral) => setSelectedKey(id === selectedKey ? null : id));
  const act = (referral: Referral) => (isSelecting ? list.claims.request(referral) : claim.open(referral));
  return (
    <ReferralCells audience={audience} actions={actionsOf[rowAction]} showPrices={showPrices} onAction={act}>
      <div ref={list.tableRef} id={list.tableId} style={{ display: 'contents' }}>
        <DaysContext.Provider value={days !== undefined}>
          <Frame
            label={label}
            table={table}
            columns={columns}
            cards={cards}
            between={days ?? earlier}
            {...useLiveContent(live)}
            sort={table.state.sorting[0]}
            onSort={canSort ? toggleSorting : undefined}
            sizing={table.state.columnSizing}
            selectedId={claim.referral?.opportunityId ?? selectedKey}
            onSelect={isSelecting ? open : undefined}
            paging={null}
            layout={layout}
            density={list.state.density}
            empty={empty}
            Rows={WideRows}
          />
        </DaysContext.Provider>
      </div>
      {rowAction === 'claim-dialog' && claim.modal}
    </ReferralCells>
  );
}

/** Re-renders when rows, columns or their state change, not when only a claim progresses. */
const Frame = memo(TableFrame);
