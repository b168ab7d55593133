import { useMessages, VisuallyHidden } from '@advantage/ui';
import { useEvent } from '@advantage/ui/internal';
import {
  type FocusEvent,
  Fragment,
  memo,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { MarketplaceGateway } from '../gateway/MarketplaceGateway.ts';
import * as en from '../messages/en.ts';
import type { Marketplace } from '../wire/marketplace.ts';
import type { UnreadableField } from '../wire/readMarketplace.ts';
import { EffectBar } from './EffectBar.tsx';
import { FigureHeads } from './FigureCells.tsx';
import { MarketplaceRow, type RowContext } from './MarketplaceRow.tsx';
import * as styles from './MarketplaceTable.css.ts';
import { MoveDialog } from './MoveDialog.tsx';
import { nameOf } from './nameOf.ts';
import { type MoveStep, moveBy, moveTo, moveWithinVisible } from './order.ts';
import type { OrderChange, OrderStores } from './orderStores.ts';
import { roles } from './roles.ts';
import { type RowDrag, useRowDrag } from './useRowDrag.ts';
import { useVisibleRows } from './useVisibleRows.ts';

interface MarketplaceTableProps {
  /** Looks up agencies. */
  readonly gateway: MarketplaceGateway;
  /** The marketplaces that match the filters, highest priority first. */
  readonly marketplaces: readonly Marketplace[];
  /** All marketplaces, highest priority first. */
  readonly all: readonly Marketplace[];
  /** Renders what a new order moves; undefined if the host doesn't provide it. */
  readonly simulation: ((change: OrderChange) => ReactNode) | undefined;
  /** IDs of all marketplaces, highest priority first. */
  readonly order: readonly number[];
  /** Fields that couldn't be read, by marketplace ID. */
  readonly unreadableFields: ReadonlyMap<number, readonly UnreadableField[]>;
  /** Target states of the switches being saved, by marketplace ID. */
  readonly pending: ReadonlyMap<number, boolean>;
  /** Turns a marketplace on or off. */
  readonly toggle: (id: number, enabled: boolean) => void;
  /** Saves a new order. */
  readonly reorder: (ids: readonly number[]) => void;
  /** Stores of the rows' figures; undefined if the host provides none. */
  readonly stores: OrderStores | undefined;
  /** Called when an agency couldn't be loaded. */
  readonly onAgencyError: () => void;
  /** Returns the URL of a marketplace's form. */
  readonly hrefOf: (id: number) => string;
  /** URL of the form for a new marketplace. */
  readonly newHref: string;
  /** Renders the readiness of a marketplace. */
  readonly renderReadiness: ((marketplace: Marketplace) => ReactNode) | undefined;
}

/** The specified columns, with columns for handles and menus at the sides, and the figures. */
const Header = memo(function Header({ hasFigures }: { readonly hasFigures: boolean }) {
  const t = useMessages(en.list);
  return (
    <thead {...roles.rowGroup} className={styles.header}>
      <tr {...roles.row} aria-rowindex={1}>
        <th {...roles.columnHeader} scope="col" className={styles.handleColumn}>
          <VisuallyHidden>{t.drag}</VisuallyHidden>
        </th>
        <th {...roles.columnHeader} scope="col" className={styles.placeColumn}>
          {t.place}
        </th>
        <th {...roles.columnHeader} scope="col" className={styles.nameColumn}>
          {t.marketplace}
        </th>
        <th {...roles.columnHeader} scope="col" className={styles.enabledColumn}>
          {t.enabled}
        </th>
        <th {...roles.columnHeader} scope="col" className={styles.categoriesColumn}>
          {t.categories}
        </th>
        {hasFigures && <FigureHeads />}
        <th {...roles.columnHeader} scope="col" className={styles.moveColumn}>
          <VisuallyHidden>{t.move}</VisuallyHidden>
        </th>
      </tr>
    </thead>
  );
});

/** Returns whether the dragged row would be dropped before or after the row at `index`; undefined for other rows. */
const dropPosition = (drag: RowDrag | undefined, index: number) =>
  drag?.to !== index || drag.to === drag.from ? undefined : drag.to < drag.from ? 'before' : 'after';

/** Tracks the index of the row that has focus, or had it last. */
function useFocusedRow() {
  const [index, setIndex] = useState<number>();
  const onFocus = ({ target }: FocusEvent) => {
    const row = target.closest<HTMLElement>('tr[data-index]');
    if (row) setIndex(Number(row.dataset.index));
  };
  return { index, onFocus };
}

/** Restores focus to the handle of a moved row: the browser drops focus when an element moves in the document. */
function useFocusAfterMove(body: { readonly current: HTMLElement | null }, order: string) {
  const moved = useRef<number>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the order changes
  useLayoutEffect(() => {
    const handle = body.current?.querySelector<HTMLElement>(`tr[data-key="${moved.current}"] button`);
    moved.current = undefined;
    if (handle && document.activeElement === document.body) handle.focus();
  }, [order, body]);
  return moved;
}

/**
 * When the row with focus leaves the list, because its new state no longer matches the filters, focuses the same
 * control of the row that takes its place.
 */
function useFocusAfterRemoval(
  body: { readonly current: HTMLElement | null },
  ids: readonly number[],
  focusedIndex: number | undefined,
) {
  const previousIds = useRef(ids);
  useLayoutEffect(() => {
    const removed = focusedIndex === undefined ? undefined : previousIds.current[focusedIndex];
    previousIds.current = ids;
    if (focusedIndex === undefined || removed === undefined || ids.includes(removed)) return;
    if (document.activeElement !== document.body) return;
    const index = Math.min(focusedIndex, ids.length - 1);
    body.current?.querySelector<HTMLElement>(`tr[data-index="${index}"] [role=switch]`)?.focus();
  });
}

/**
 * Blurs the focused row before it moves. Otherwise the browser removes the focus itself and lays the table out twice.
 */
function blurWithin(body: HTMLElement | null) {
  const focused = document.activeElement;
  if (focused instanceof HTMLElement && body?.contains(focused)) focused.blur();
}

const getIds = (marketplaces: readonly Marketplace[]) => marketplaces.map(({ id }) => id);

/** The table of marketplaces. Rows can be dragged by their handles with a mouse, finger, pen or the keyboard. */
export function MarketplaceTable(props: MarketplaceTableProps) {
  const t = useMessages(en.list);
  const dragTexts = useMessages(en.dragMessages);
  const { gateway, marketplaces, order, pending, hrefOf, newHref, renderReadiness, stores } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const [movedId, setMovedId] = useState<number>();
  const dragHelpId = useId();
  const ids = getIds(marketplaces);
  const getNameAt = (index: number) => {
    const marketplace = marketplaces[index];
    return marketplace && nameOf(marketplace);
  };
  const positionById = useMemo(() => new Map(order.map((id, place) => [id, place])), [order]);
  /** Returns the position among all marketplaces of the row at an index, or of a row dropped there. */
  const getPosition = (index: number) => positionById.get(ids[index] ?? -1) ?? index;
  const moved = useFocusAfterMove(body, ids.join());
  const { drag, handlers } = useRowDrag({
    ids,
    body,
    onDrop: (id, index) => {
      moved.current = id;
      // Don't blur after a keyboard move: focusing the handle again would show its tooltip.
      if (drag?.by === 'pointer') blurWithin(body.current);
      props.reorder(moveWithinVisible(order, ids, id, index));
    },
    onAnnounce: (step, change) =>
      setAnnouncement(dragTexts.dragMessage(step, change, getNameAt, order.length, getPosition)),
  });
  const focused = useFocusedRow();
  useFocusAfterRemoval(body, ids, focused.index);
  const visible = useVisibleRows({
    count: ids.length,
    keyOf: (index) => ids[index] ?? index,
    body,
    alwaysRendered: [focused.index, drag?.from].filter((index) => index !== undefined),
  });
  const { reveal } = visible;
  const keyboardTarget = drag?.by === 'keyboard' ? drag.to : undefined;
  useLayoutEffect(() => {
    if (keyboardTarget === undefined) return;
    if (reveal) reveal(keyboardTarget);
    else
      body.current?.querySelector(`tr[data-index="${keyboardTarget}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [keyboardTarget, reveal]);

  const toggle = useEvent(props.toggle);
  const move = useEvent((id: number, step: MoveStep) => props.reorder(moveBy(order, ids, id, step)));
  const onAgencyError = useEvent(props.onAgencyError);
  const context = useMemo<RowContext>(
    () => ({
      gateway,
      toggle,
      move,
      openMoveDialog: setMovedId,
      onAgencyError,
      stores,
      drag: handlers,
      newHref,
      dragHelpId,
    }),
    [gateway, toggle, move, onAgencyError, stores, handlers, newHref, dragHelpId],
  );
  const tried = useMemo(
    () =>
      drag && drag.to !== drag.from
        ? moveWithinVisible(order, getIds(marketplaces), drag.id, drag.to)
        : undefined,
    [drag, order, marketplaces],
  );
  useEffect(() => {
    if (stores) stores.order.set({ ...stores.order.get(), tried });
  }, [stores, tried]);
  const drop = useMemo(() => {
    const dragged = marketplaces.find(({ id }) => id === drag?.id);
    return dragged && drag && tried
      ? { name: nameOf(dragged), position: tried.indexOf(drag.id) + 1, order: tried }
      : undefined;
  }, [marketplaces, drag, tried]);
  const marketplaceToMove = marketplaces.find(({ id }) => id === movedId);

  return (
    <div className={styles.room}>
      <table
        {...roles.table}
        aria-label={t.byPriority}
        aria-rowcount={ids.length + 1}
        className={styles.table}
        data-figures={stores ? true : undefined}
        onFocus={focused.onFocus}
      >
        <Header hasFigures={stores !== undefined} />
        <tbody {...roles.rowGroup} ref={body}>
          {visible.rows.map(({ index, gap }) => {
            const marketplace = marketplaces[index];
            if (!marketplace) return null;
            return (
              <Fragment key={marketplace.id}>
                {gap > 0 && <Gap height={gap} />}
                <MarketplaceRow
                  marketplace={marketplace}
                  index={index}
                  place={getPosition(index)}
                  isLast={index === ids.length - 1}
                  href={hrefOf(marketplace.id)}
                  unreadableFields={props.unreadableFields.get(marketplace.id)}
                  pending={pending.get(marketplace.id)}
                  isDragging={drag?.id === marketplace.id}
                  dropPosition={dropPosition(drag, index)}
                  renderReadiness={renderReadiness}
                  measure={visible.measure}
                  context={context}
                />
              </Fragment>
            );
          })}
          {visible.gapAfter > 0 && <Gap height={visible.gapAfter} />}
        </tbody>
      </table>
      {stores && <EffectBar stores={stores} drop={drop} />}
      <span id={dragHelpId} hidden>
        {dragTexts.dragHelp}
      </span>
      <VisuallyHidden>
        <span role="status" aria-live="assertive">
          {announcement}
        </span>
      </VisuallyHidden>
      <MoveDialog
        key={movedId}
        marketplace={marketplaceToMove}
        all={props.all}
        simulation={props.simulation}
        onClose={() => setMovedId(undefined)}
        onMove={(position) =>
          marketplaceToMove && props.reorder(moveTo(order, marketplaceToMove.id, position - 1))
        }
      />
    </div>
  );
}

/** Spacer for rows that aren't rendered. */
const Gap = ({ height }: { readonly height: number }) => (
  <tr {...roles.gap}>
    <td {...roles.gap} colSpan={9} style={{ height, padding: 0 }} />
  </tr>
);
