import { AnchoredDialog, Checkbox, Heading, Stack, useMessages, VisuallyHidden } from '@advantage/ui';
import { copyRows, useEvent, useRowWindow, useSameEntries } from '@advantage/ui/internal';
import {
  type FocusEvent,
  Fragment,
  memo,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import * as en from '../messages/en.ts';
import type { Marketplace } from '../wire/marketplace.ts';
import { DropDock, FigureHeads, Flow } from './Figures.tsx';
import { MarketplaceRow, RowContext } from './MarketplaceRow.tsx';
import * as styles from './MarketplaceTable.css.ts';
import { MoveDialog } from './MoveDialog.tsx';
import { applyMove, isOrderEqual, type MoveStep, moveByStep, moveToIndex, nameOf } from './order.ts';
import type { OrderStores } from './orderStores.ts';
import { roles } from './roles.ts';
import type { useMarketplaceChanges, useMarketplaces } from './useMarketplaceList.ts';
import { type RowDrag, useRowDrag } from './useRowDrag.ts';

interface MarketplaceTableProps
  extends Pick<RowContext, 'gateway' | 'stores' | 'onAgencyError' | 'newHref'>,
    Pick<ReturnType<typeof useMarketplaces>, 'unreadableFields'>,
    Pick<ReturnType<typeof useMarketplaceChanges>, 'pending' | 'toggle' | 'move'> {
  /** The marketplaces that match the filters, highest priority first. */
  readonly marketplaces: readonly Marketplace[];
  /** IDs of all marketplaces, highest priority first. */
  readonly order: readonly number[];
  readonly hrefOf: (id: number) => string;
  /** Returns the steps left before a marketplace can receive referrals; undefined if the host doesn't tell. */
  readonly stepsLeft: ((marketplace: Marketplace) => readonly string[]) | undefined;
  /** The selected marketplaces; undefined if the host offers nothing for several. */
  readonly selection:
    | {
        /** Undefined while rows have handles instead of checkboxes. */
        readonly ids: ReadonlySet<number> | undefined;
        readonly change: (ids: ReadonlySet<number>) => void;
      }
    | undefined;
}

interface HeaderProps {
  readonly stores: OrderStores | undefined;
  /** Number of selected rows; undefined while rows have handles. */
  readonly selectedCount: number | undefined;
  readonly count: number;
  readonly onSelectAll: (isSelected: boolean) => void;
}

const Header = memo(function Header({ stores, selectedCount, count, onSelectAll }: HeaderProps) {
  const t = useMessages(en.list);
  return (
    <thead {...roles.rowGroup} className={styles.header}>
      <tr {...roles.row} aria-rowindex={1}>
        <th {...roles.columnHeader} className={styles.handleColumn}>
          {selectedCount === undefined ? (
            <VisuallyHidden>{t.drag}</VisuallyHidden>
          ) : (
            <Checkbox
              size="m"
              aria-label={t.selectAll}
              isSelected={selectedCount === count}
              isIndeterminate={selectedCount > 0 && selectedCount < count}
              onChange={onSelectAll}
            />
          )}
        </th>
        <th {...roles.columnHeader} className={styles.placeColumn}>
          <VisuallyHidden>{t.place}</VisuallyHidden>
        </th>
        <th {...roles.columnHeader} className={styles.column}>
          {t.marketplace}
        </th>
        <th {...roles.columnHeader} className={styles.enabledColumn}>
          {t.enabled}
        </th>
        <th {...roles.columnHeader} className={styles.categoriesColumn}>
          {t.categories}
        </th>
        {stores && <FigureHeads stores={stores} />}
        <th {...roles.columnHeader} className={styles.endColumn}>
          <VisuallyHidden>{t.more}</VisuallyHidden>
        </th>
      </tr>
    </thead>
  );
});

/**
 * Draws the dragged row in its new place and the rows in between a place further. Moves no element: the browser would
 * drop the focus and the pointer of a handle that moves in the document.
 */
function useDraggedPlaces(body: { readonly current: HTMLElement | null }, drag: RowDrag | undefined) {
  useLayoutEffect(() => {
    const rows = [...(body.current?.querySelectorAll<HTMLElement>('tr[data-index]') ?? [])];
    const rowAt = (index: number | undefined) => rows.find((row) => row.dataset.index === String(index));
    const [own, target] = [rowAt(drag?.from), rowAt(drag?.to)];
    const height = own?.offsetHeight ?? 0;
    const isDown = drag !== undefined && drag.to > drag.from;
    const ownOffset =
      own && target
        ? target.offsetTop - own.offsetTop + (isDown ? target.offsetHeight - height : 0) - lift
        : 0;
    for (const row of rows) {
      const index = Number(row.dataset.index);
      let offset = 0;
      if (drag && target) {
        if (index === drag.from) offset = ownOffset;
        else if (index > drag.from && index <= drag.to) offset = -height;
        else if (index < drag.from && index >= drag.to) offset = height;
      }
      row.style.transform = offset === 0 ? '' : `translateY(${offset}px)`;
    }
  });
}

/** Distance in pixels by which a dragged row is lifted. */
const lift = 6;

/**
 * Restores focus that a change of the rows removed: to the handle of the `moved` row, because the browser drops focus
 * when an element moves in the document, or, when the row that last had focus leaves the list because its new state no
 * longer matches the filters, to the same control of the row that takes its place. `index` is that of the row that last
 * had focus.
 */
function useRowFocus(body: { readonly current: HTMLElement | null }, ids: readonly number[]) {
  const [index, setIndex] = useState<number>();
  const moved = useRef<number>(undefined);
  const previousIds = useRef(ids);
  useLayoutEffect(() => {
    const before = previousIds.current;
    previousIds.current = ids;
    if (isOrderEqual(before, ids)) return;
    const last = before[index ?? -1];
    const target =
      last === undefined || ids.includes(last)
        ? `tr[data-key="${moved.current}"] button`
        : `tr[data-index="${Math.min(index ?? 0, ids.length - 1)}"] [role=switch]`;
    moved.current = undefined;
    if (document.activeElement === document.body) body.current?.querySelector<HTMLElement>(target)?.focus();
  });
  const onFocus = ({ target }: FocusEvent) => {
    const row = target.closest<HTMLElement>('tr[data-index]');
    if (row) setIndex(Number(row.dataset.index));
  };
  return { index, moved, onFocus };
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
  const { flowOf } = useMessages(en.orderTexts);
  const dragTexts = useMessages(en.dragMessages);
  const { gateway, marketplaces, order, pending, hrefOf, newHref, stepsLeft, selection, stores } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const [movedId, setMovedId] = useState<number>();
  const [details, setDetails] = useState<{ readonly kind: 'flow' | 'setup'; readonly id: number }>();
  const detailsAnchor = useRef<HTMLElement>(null);
  const dragHelpId = useId();
  const ids = getIds(marketplaces);
  const getNameAt = (index: number) => {
    const marketplace = marketplaces[index];
    return marketplace && nameOf(marketplace);
  };
  const positionById = useMemo(() => new Map(order.map((id, place) => [id, place])), [order]);
  /** Returns the position among all marketplaces of the row at an index, or of a row dropped there. */
  const getPosition = (index: number) => positionById.get(ids[index] ?? -1) ?? index;
  const focused = useRowFocus(body, ids);
  const { drag, handlers } = useRowDrag({
    ids,
    body,
    onDrop: (id, index) => {
      focused.moved.current = id;
      // Don't blur after a keyboard move: focusing the handle again would show its tooltip.
      if (drag?.by === 'pointer') blurWithin(body.current);
      props.move(moveToIndex(ids, id, index));
    },
    onAnnounce: (step, change) =>
      setAnnouncement(dragTexts.dragMessage(step, change, getNameAt, order.length, getPosition)),
  });
  const keyboardTarget = drag?.by === 'keyboard' ? drag.to : undefined;
  const always = [focused.index, drag?.from, keyboardTarget].filter((index) => index !== undefined);
  const visible = useRowWindow(
    ids.length,
    body,
    always.filter((index) => index < ids.length),
  );
  useDraggedPlaces(body, drag);
  useLayoutEffect(() => {
    body.current?.querySelector(`tr[data-index="${keyboardTarget}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [keyboardTarget]);

  const toggle = useEvent(props.toggle);
  const move = useEvent((id: number, step: MoveStep) => props.move(moveByStep(ids, id, step)));
  const onAgencyError = useEvent(props.onAgencyError);
  const lastSelected = useRef<number>(undefined);
  const select = useEvent((id: number, isSelected: boolean, isRange: boolean) => {
    const from = isRange && lastSelected.current !== undefined ? ids.indexOf(lastSelected.current) : -1;
    const [start, end] = [from === -1 ? ids.indexOf(id) : from, ids.indexOf(id)].toSorted((a, b) => a - b);
    const next = new Set(selection?.ids);
    for (const each of ids.slice(start, (end ?? 0) + 1)) isSelected ? next.add(each) : next.delete(each);
    lastSelected.current = id;
    selection?.change(next);
  });
  const selectAll = useEvent((isSelected: boolean) => selection?.change(new Set(isSelected ? ids : [])));
  const openDetails = useEvent((kind: 'flow' | 'setup', id: number, button: HTMLElement) => {
    detailsAnchor.current = button;
    setDetails({ kind, id });
  });
  const context = useSameEntries<RowContext>({
    gateway,
    toggle,
    move,
    openMoveDialog: setMovedId,
    select: selection && select,
    openDetails,
    onAgencyError,
    stores,
    drag: handlers,
    newHref,
    dragHelpId,
  });
  const tried = useMemo(() => {
    const dropped = drag && moveToIndex(getIds(marketplaces), drag.id, drag.to);
    return dropped && applyMove(order, dropped);
  }, [drag, order, marketplaces]);
  useEffect(() => {
    if (stores) stores.order.set({ ...stores.order.get(), tried });
  }, [stores, tried]);
  const dragged = marketplaces.find(({ id }) => id === drag?.id);
  const positions = useMemo(() => new Map((tried ?? order).map((id, place) => [id, place])), [tried, order]);
  const marketplaceToMove = marketplaces.find(({ id }) => id === movedId);
  const detailed = marketplaces.find(({ id }) => id === details?.id);
  const closeDetails = () => setDetails(undefined);

  return (
    <div className={styles.room}>
      <table
        {...roles.table}
        aria-label={t.byPriority}
        aria-rowcount={ids.length + 1}
        className={styles.table}
        onFocus={focused.onFocus}
        onCopy={copyRows}
      >
        <Header
          stores={stores}
          selectedCount={selection?.ids && ids.filter((id) => selection.ids?.has(id)).length}
          count={ids.length}
          onSelectAll={selectAll}
        />
        <RowContext.Provider value={context}>
          <tbody {...roles.rowGroup} ref={body} className={drag && styles.sliding}>
            {visible.rows.map(({ index, gap }) => {
              const marketplace = marketplaces[index];
              if (!marketplace) return null;
              return (
                <Fragment key={marketplace.id}>
                  {gap > 0 && <Gap height={gap} />}
                  <MarketplaceRow
                    marketplace={marketplace}
                    index={index}
                    place={positions.get(marketplace.id) ?? index}
                    isLast={index === ids.length - 1}
                    href={hrefOf(marketplace.id)}
                    unreadableFields={props.unreadableFields.get(marketplace.id)}
                    pending={pending.get(marketplace.id)}
                    isDragging={drag?.id === marketplace.id}
                    stepsLeft={stepsLeft?.(marketplace).length ?? 0}
                    isOpen={details?.id === marketplace.id}
                    isSelected={selection?.ids?.has(marketplace.id)}
                  />
                </Fragment>
              );
            })}
            {visible.gapAfter > 0 && <Gap height={visible.gapAfter} />}
          </tbody>
        </RowContext.Provider>
      </table>
      {stores && <DropDock stores={stores} dragged={dragged} order={tried} />}
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
        order={order}
        stores={stores}
        onClose={() => setMovedId(undefined)}
        onMove={(position) =>
          marketplaceToMove && props.move({ id: marketplaceToMove.id, place: position - 1 })
        }
      />
      {details && detailed && (
        <AnchoredDialog
          isOpen
          onClose={closeDetails}
          anchor={detailsAnchor}
          label={(details.kind === 'flow' ? flowOf : t.setup)(nameOf(detailed))}
        >
          {details.kind === 'flow' && stores ? (
            <Flow id={detailed.id} name={nameOf(detailed)} stores={stores} onClose={closeDetails} />
          ) : (
            <Stack space={2}>
              <Heading level={2} size="m">
                {t.setup(nameOf(detailed))}
              </Heading>
              <Stack as="ul" space={2}>
                {stepsLeft?.(detailed).map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </Stack>
            </Stack>
          )}
        </AnchoredDialog>
      )}
    </div>
  );
}

/** Spacer for rows that aren't rendered. */
const Gap = ({ height }: { readonly height: number }) => (
  <tr {...roles.gap}>
    <td {...roles.gap} colSpan={10} style={{ height, padding: 0 }} />
  </tr>
);
