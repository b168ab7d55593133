import { VisuallyHidden } from '@advantage/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { Column, Table, TableBody, TableHeader, useDragAndDrop } from 'react-aria-components';
import type { Agency } from '../wire/agency.ts';
import type { Marketplace } from '../wire/marketplace.ts';
import { MarketplaceRow, type RowActions } from './MarketplaceRow.tsx';
import * as styles from './MarketplaceTable.css.ts';
import { MoveDialog } from './MoveDialog.tsx';
import { dropAt, moveTo, placeAfter } from './order.ts';
import { focusRowOnPress } from './pressing.ts';
import { QuietRows } from './QuietRows.tsx';
import { rowsOf, useSameRows } from './rows.ts';

interface MarketplaceTableProps {
  /** The rows, first served first. */
  readonly marketplaces: readonly Marketplace[];
  /** The linked agencies as far as they were looked up by now, by their id; null for one that cannot be had. */
  readonly agencies: ReadonlyMap<string, Agency | null>;
  /** Marketplaces that are being turned on or off. */
  readonly pending: ReadonlyMap<number, boolean>;
  /** Turns a marketplace on or off. */
  readonly toggle: (id: number, enabled: boolean) => void;
  /** Puts the marketplaces into another order. */
  readonly reorder: (ids: readonly number[]) => void;
  /** Where a marketplace is edited. */
  readonly hrefOf: (id: number) => string;
}

/** Lets rows be dropped between others. */
function useRowDragging(ids: readonly number[], reorder: MarketplaceTableProps['reorder']) {
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder: ({ keys, target }) => {
      if (target.dropPosition === 'on') return;
      reorder(dropAt(ids, new Set([...keys].map(Number)), Number(target.key), target.dropPosition));
    },
  });
  return dragAndDropHooks;
}

/** MKL-2, with a column for the handles and one for the menus at the sides. */
const columns = (
  <TableHeader className={styles.header}>
    <Column className={styles.handleColumn}>
      <VisuallyHidden>Drag</VisuallyHidden>
    </Column>
    <Column className={styles.placeColumn}>#</Column>
    <Column className={styles.nameColumn} isRowHeader>
      Marketplace
    </Column>
    <Column className={styles.enabledColumn}>Enabled</Column>
    <Column className={styles.categoriesColumn}>Categories</Column>
    <Column className={styles.moveColumn}>
      <VisuallyHidden>Move</VisuallyHidden>
    </Column>
  </TableHeader>
);

/** The actions of all rows: functions that stay the same and do what is right by the time they are called. */
function useRowActions(now: RowActions): RowActions {
  const latest = useRef(now);
  useLayoutEffect(() => {
    latest.current = now;
  });
  const [actions] = useState<RowActions>({
    toggle: (...call) => latest.current.toggle(...call),
    move: (...call) => latest.current.move(...call),
    askPlace: (...call) => latest.current.askPlace(...call),
  });
  return actions;
}

/** The rows, which can be dragged by their handle with a pointer, a finger or the keyboard (MKL-12). */
export function MarketplaceTable(props: MarketplaceTableProps) {
  const { marketplaces, agencies, pending, toggle, reorder, hrefOf } = props;
  const [asked, setAsked] = useState<Marketplace>();
  const ids = marketplaces.map(({ id }) => id);
  const dragAndDropHooks = useRowDragging(ids, reorder);
  const rows = useSameRows(rowsOf(marketplaces, agencies, pending, hrefOf));
  const actions = useRowActions({
    toggle,
    move: (id, to) => reorder(moveTo(ids, id, placeAfter(ids, id, to))),
    askPlace: (askedId) => setAsked(marketplaces.find(({ id }) => id === askedId)),
  });
  return (
    <>
      <QuietRows>
        <Table
          aria-label="Marketplaces by priority"
          className={styles.table}
          dragAndDropHooks={dragAndDropHooks}
          onPointerDownCapture={focusRowOnPress}
        >
          {columns}
          <TableBody items={rows}>{(row) => <MarketplaceRow row={row} actions={actions} />}</TableBody>
        </Table>
      </QuietRows>
      <MoveDialog
        key={asked?.id}
        marketplace={asked}
        count={ids.length}
        onClose={() => setAsked(undefined)}
        onMove={(place) => asked && reorder(moveTo(ids, asked.id, place - 1))}
      />
    </>
  );
}
