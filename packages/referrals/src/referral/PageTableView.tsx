import { useMessages } from '@advantage/ui/basics';
import { useMemo } from 'react';
import * as en from '../messages/en.ts';
import type { ReferralActions, ReferralAudience } from '../model/audience.ts';
import type { Referral } from '../model/referral.ts';
import type { Sort } from '../model/sortCycle.ts';
import { TableFrame, type TableFrameProps } from '../table/TableFrame.tsx';
import { ReferralCells } from './CellContext.tsx';
import type { ReadyColumn } from './readyColumn.ts';
import { getSortField, toViewSort, viewOfColumns } from './viewOfColumns.ts';

export interface ReferralTableViewProps
  extends Omit<TableFrameProps, 'label' | 'columns' | 'cards' | 'sort' | 'onSort' | 'large'> {
  /** Accessible name of the table. Default 'Referrals'. */
  readonly label?: string;
  /** Audience of the table. Determines whether partner names show, and whether statuses are buttons or badges. */
  readonly audience: ReferralAudience;
  /** What pressing a status does. Default `none`: no status is a button. */
  readonly actions?: ReferralActions;
  /** Called with the referral whose status or talk button was pressed. */
  readonly onAction?: (referral: Referral) => void;
  /** Whether to show prices. Default true. */
  readonly showPrices?: boolean;
  /** Columns to show, in order, e.g. `publicColumns()`. Pass the same array on every render. */
  readonly columns: readonly ReadyColumn[];
  /**
   * Columns of the cards that replace the table below 768 px. False: the table scrolls sideways instead.
   * Default: `columns`.
   */
  readonly cards?: readonly ReadyColumn[] | false;
  /** The current sort; null when the rows are unsorted. */
  readonly sort: Sort;
  /** Called with the field of a pressed header. Default: no header sorts. */
  readonly onSort?: ((field: string) => void) | undefined;
}

/** A referrals table for few rows and columns: renders all rows, and is smaller than `ReferralTableView`. */
export function PageTableView(props: ReferralTableViewProps & Pick<TableFrameProps, 'large'>) {
  const t = useMessages(en.table);
  const { label = t.referrals, audience, actions, onAction, showPrices, onSort, ...frame } = props;
  const columns = useMemo(() => viewOfColumns(props.columns), [props.columns]);
  const cards = useMemo(() => (props.cards ? viewOfColumns(props.cards) : props.cards), [props.cards]);
  const sortById = (id: string) => {
    const column = columns.find((each) => each.id === id);
    if (column) onSort?.(getSortField(column));
  };
  return (
    <ReferralCells audience={audience} actions={actions} showPrices={showPrices} onAction={onAction}>
      <TableFrame
        {...frame}
        label={label}
        columns={columns}
        cards={cards}
        sort={toViewSort(columns, props.sort)}
        onSort={onSort && sortById}
      />
    </ReferralCells>
  );
}
