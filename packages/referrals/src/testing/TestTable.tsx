import { ClockProvider, createManualClock } from '@advantage/ui';
import { useTable } from '@tanstack/react-table';
import { useMemo } from 'react';
import { ReferralCells, type ReferralCellsProps } from '../columns/CellContext.tsx';
import { columnInfos } from '../columns/column.ts';
import { adminColumns, columnsFor, decayStatusColumn, extraColumns } from '../columns/referralColumns.tsx';
import type { Sort } from '../list/listView.ts';
import type { Referral } from '../model/referral.ts';
import { visibleColumns } from '../table/drawnTable.ts';
import { TableFrame, type TableFrameProps } from '../table/TableFrame.tsx';
import { type ReferralColumn, referralTableFeatures } from '../table/tableFeatures.ts';
import { WideRows } from '../table/WideRows.tsx';
import { aReferral } from './aReferral.ts';
import { storyReferrals } from './storyReferrals.ts';
import { storyTime } from './storyTime.ts';

/** The clock of test tables. */
export const clock = createManualClock(storyTime);

const everyColumn = [...adminColumns(), decayStatusColumn, ...extraColumns()];

/** Returns referral columns by id. */
export const findColumns = (...ids: readonly string[]) =>
  ids.flatMap((name) => everyColumn.filter(({ id }) => id === name));

export interface AudienceTableProps
  extends Omit<TableFrameProps, 'table' | 'columns' | 'label' | 'sort' | 'onSort' | 'Rows'>,
    Omit<ReferralCellsProps, 'children'> {
  /** Default 'Referrals'. */
  readonly label?: string;
  readonly rows: readonly Referral[];
  /** Columns to show. Default: the columns of the audience. */
  readonly columns?: readonly ReferralColumn[];
  readonly sort: Sort;
  /** Called with the field of a pressed header. */
  readonly onSort?: (field: string) => void;
}

const getRowId = ({ opportunityId }: Referral) => opportunityId;

/** The rows of a list in a table that neither loads nor changes them. */
export function AudienceTable(props: AudienceTableProps) {
  const {
    label = 'Referrals',
    rows,
    sort,
    onSort,
    audience,
    actions,
    showPrices,
    onAction,
    ...frame
  } = props;
  const defaultColumns = useMemo(() => columnsFor(audience), [audience]);
  const definitions = props.columns ?? defaultColumns;
  const table = useTable({
    features: referralTableFeatures,
    columns: definitions,
    data: rows,
    getRowId,
    manualSorting: true,
    manualPagination: true,
  });
  const groups = table.getHeaderGroups();
  const columns = useMemo(() => visibleColumns(groups), [groups]);
  const infos = columnInfos(definitions);
  const sorted = infos.find(({ canSort, sortField }) => canSort && sortField === sort?.field);
  return (
    <ReferralCells {...{ audience, actions, showPrices, onAction }}>
      <TableFrame
        {...frame}
        label={label}
        table={table}
        columns={columns}
        Rows={WideRows}
        sort={sorted && { id: sorted.id, desc: sort?.order === 'desc' }}
        onSort={onSort && ((id) => onSort(infos.find((info) => info.id === id)?.sortField ?? id))}
      />
    </ReferralCells>
  );
}

/** An agent's table of the story referrals. Props override. */
export function TestTable(props: Partial<AudienceTableProps>) {
  return (
    <ClockProvider clock={clock}>
      <AudienceTable
        audience="agent"
        rows={storyReferrals}
        sort={{ field: 'addDate', order: 'desc' }}
        paging={{ page: 0, size: 25, total: 214, onPageChange: () => {} }}
        empty="Nothing here"
        {...props}
      />
    </ClockProvider>
  );
}

/** Creates a list of one typical referral with the given fields. */
export const one = (fields: Partial<Referral> = {}) => [aReferral(fields)];
