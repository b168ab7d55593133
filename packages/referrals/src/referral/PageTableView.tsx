import { useMessages } from '@advantage/ui/basics';
import { useMemo } from 'react';
import * as en from '../messages/en.ts';
import type { ReferralActions, ReferralAudience } from '../model/audience.ts';
import type { Referral } from '../model/referral.ts';
import type { Sort } from '../model/sortCycle.ts';
import { TableFrame, type TableFrameProps } from '../table/TableFrame.tsx';
import { ReferralCells } from './CellContext.tsx';
import type { ReadyColumn } from './readyColumn.ts';
import { sortFieldOf, viewOfColumns, viewSortOf } from './viewOfColumns.ts';

export interface ReferralTableViewProps
  extends Omit<TableFrameProps, 'label' | 'columns' | 'cards' | 'sort' | 'onSort' | 'large'> {
  /** What the list shows, for screen readers. Default 'Referrals'. */
  readonly label?: string;
  /** Who reads it: decides names of partners, and buttons or badges. */
  readonly audience: ReferralAudience;
  /** What pressing a status does. Default `none`: no status is a button. */
  readonly actions?: ReferralActions;
  /** Called with the referral whose status or talk button was pressed. */
  readonly onAction?: (referral: Referral) => void;
  /** Whether prices may show. Default true. */
  readonly showPrices?: boolean;
  /** The columns that show, in order, e.g. `publicColumns()`. Keep it the same list from render to render. */
  readonly columns: readonly ReadyColumn[];
  /**
   * The columns that have a place on the cards under 768 px. False: the table scrolls sideways there. Default: `columns`.
   */
  readonly cards?: readonly ReadyColumn[] | false;
  /** The current sort; null when the rows are unsorted. */
  readonly sort: Sort;
  /** Called with the field of a pressed header. Default: no header sorts. */
  readonly onSort?: ((field: string) => void) | undefined;
}

/** A table of referrals for a page of few columns: it draws all rows, and weighs less than `ReferralTableView`. */
export function PageTableView(props: ReferralTableViewProps & Pick<TableFrameProps, 'large'>) {
  const t = useMessages(en.table);
  const { label = t.referrals, audience, actions, onAction, showPrices, onSort, ...frame } = props;
  const columns = useMemo(() => viewOfColumns(props.columns), [props.columns]);
  const cards = useMemo(() => (props.cards ? viewOfColumns(props.cards) : props.cards), [props.cards]);
  const sortById = (id: string) => {
    const column = columns.find((each) => each.id === id);
    if (column) onSort?.(sortFieldOf(column));
  };
  return (
    <ReferralCells audience={audience} actions={actions} showPrices={showPrices} onAction={onAction}>
      <TableFrame
        {...frame}
        label={label}
        columns={columns}
        cards={cards}
        sort={viewSortOf(columns, props.sort)}
        onSort={onSort && sortById}
      />
    </ReferralCells>
  );
}
