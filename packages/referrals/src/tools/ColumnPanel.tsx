import { isEqualRow } from '@advantage/live-list';
import {
  Button,
  Checkbox,
  IconButton,
  Menu,
  nameIn,
  Stack,
  ToggleButtonGroup,
  useMessages,
  VisuallyHidden,
} from '@advantage/ui';
import {
  ArrowDownIcon,
  ArrowUpIcon,
  GripIcon,
  type IconComponent,
  MoreIcon,
  PinColumnIcon,
  UnpinColumnIcon,
} from '@advantage/ui/icons';
import { type PointerEvent, useRef, useState } from 'react';
import { columnInfos } from '../columns/column.ts';
import { columnsShown, shownIds } from '../list/listAddress.ts';
import { useReferralListParts } from '../list/ReferralListProvider.tsx';
import * as en from '../messages/en.ts';
import type { ListDensity } from '../table/ReferralRows.tsx';
import * as styles from './ColumnPanel.css.ts';

/** Changes the visible columns of a list, their order and pinning, and the row density. */
export function ColumnPanel() {
  const { address, state, setState } = useReferralListParts('ColumnPanel');
  const { defaults } = address;
  const columns = columnInfos(address.columns);
  const t = useMessages(en.columnTools);
  const names = useMessages(en.headings);
  const densities: readonly { readonly key: ListDensity; readonly label: string }[] = [
    { key: 'brand', label: t.standard },
    { key: 'compact', label: t.compact },
    { key: 'comfortable', label: t.roomy },
  ];
  const [announcement, announce] = useState('');
  const pinned = state.columnPinning;
  const shown = inTableOrder(shownIds(state, columns), pinned);
  const choose = (next: readonly string[], text = '', { start, end }: PinnedColumns = pinned) => {
    const columnPinning = {
      start: next.filter((id) => start.includes(id)),
      end: next.filter((id) => end.includes(id)),
    };
    setState({ ...columnsShown(next, columns), columnPinning });
    announce(text);
  };
  const labelOf = (id: string) => {
    const column = columns.find((each) => each.id === id);
    return column ? nameIn(names, column.meta.label) : id;
  };
  const move = (id: string, to: number) =>
    choose(moveColumn(shown, id, to), t.moved(labelOf(id), to + 1, shown.length));
  const moveEntry = (key: 'forward' | 'back', icon: IconComponent, id: string, to: number) => ({
    key,
    label: t[key],
    icon,
    isDisabled: !isMovable(pinned, id, shown[to]),
    onAction: () => move(id, to),
  });
  const pin = (id: string) => {
    const isPinned = pinned.start.includes(id);
    const next = setColumnPinned(pinned, id, !isPinned);
    choose(inTableOrder(shown, next), (isPinned ? t.unpinned : t.pinned)(labelOf(id)), next);
  };
  const { list, dragged, grip, handlers } = useDrag(move, shown, pinned);
  const inOrder = dragged ? moveColumn(shown, dragged.id, dragged.to) : shown;
  const ordered = [
    ...inOrder.flatMap((id) => columns.filter((column) => column.id === id)),
    ...columns.filter(({ id }) => !shown.includes(id)),
  ];
  const { columnOrder, columnVisibility, columnPinning, columnSizing, density } = defaults;
  const isUsual =
    shown.join() === shownIds(defaults, columns).join() &&
    state.density === density &&
    isEqualRow(state.columnPinning, columnPinning) &&
    isEqualRow(state.columnSizing, columnSizing);
  return (
    <Stack space={3}>
      <ul ref={list} className={styles.list} aria-label={t.columns} {...handlers}>
        {ordered.map(({ id, meta }) => {
          const index = shown.indexOf(id);
          const isShown = index >= 0;
          const label = nameIn(names, meta.label);
          const isPinned = pinned.start.includes(id);
          return (
            <li key={id} className={styles.row} data-dragged={dragged?.id === id || undefined}>
              <span className={styles.grip} {...(isShown && grip(id))}>
                {isShown && <GripIcon size={16} />}
              </span>
              <span className={styles.label}>
                <Checkbox
                  size="m"
                  label={label}
                  isSelected={isShown}
                  isDisabled={meta.isFixed || (isShown && shown.length === 1)}
                  onChange={(isSelected) => choose(toggleColumn(shown, id, isSelected))}
                />
              </span>
              {isShown && (
                <Menu
                  trigger={<IconButton icon={MoreIcon} label={t.more(label)} />}
                  groups={[
                    [
                      moveEntry('forward', ArrowUpIcon, id, index - 1),
                      moveEntry('back', ArrowDownIcon, id, index + 1),
                      {
                        key: 'pin',
                        label: isPinned ? t.unpin : t.pin,
                        icon: isPinned ? UnpinColumnIcon : PinColumnIcon,
                        onAction: () => pin(id),
                      },
                    ],
                  ]}
                />
              )}
            </li>
          );
        })}
      </ul>
      <div className={styles.foot}>
        <span className={styles.rowHeight}>{t.rowHeight}</span>
        <ToggleButtonGroup
          label={t.rowHeight}
          options={densities}
          selectedKey={state.density}
          onSelectionChange={(next) => setState({ density: next })}
        />
        <Button
          tone="quiet"
          size="s"
          isDisabled={isUsual}
          onPress={() => setState({ columnOrder, columnVisibility, columnPinning, columnSizing, density })}
        >
          {t.reset}
        </Button>
      </div>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </Stack>
  );
}

interface Dragged {
  readonly id: string;
  readonly to: number;
}

/** Lets users drag the rows of a list by their grips, past rows that they may pass. */
function useDrag(onDrop: (id: string, to: number) => void, shown: readonly string[], pinned: PinnedColumns) {
  const list = useRef<HTMLUListElement>(null);
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const drop = () => setDragged(null);
  const grip = (id: string) => ({
    onPointerDown(event: PointerEvent) {
      event.preventDefault();
      // The list, because its rows change places.
      list.current?.setPointerCapture(event.pointerId);
      setDragged({ id, to: shown.indexOf(id) });
    },
  });
  const handlers = dragged && {
    onPointerMove({ clientY }: PointerEvent) {
      const rows = [...(list.current?.children ?? [])].slice(0, shown.length);
      const over = rows.findIndex((row) => clientY < row.getBoundingClientRect().bottom);
      const to = over < 0 ? shown.length - 1 : over;
      if (isMovable(pinned, dragged.id, shown[to])) setDragged({ id: dragged.id, to });
    },
    onPointerUp() {
      if (dragged.to !== shown.indexOf(dragged.id)) onDrop(dragged.id, dragged.to);
      drop();
    },
    onPointerCancel: drop,
  };
  return { list, dragged, grip, handlers };
}

/** Shows a column, as the last one, or hides it. The last visible column can't be hidden. */
export function toggleColumn(shown: readonly string[], id: string, isShown: boolean): readonly string[] {
  const others = shown.filter((column) => column !== id);
  if (isShown) return [...others, id];
  return others.length > 0 ? others : shown;
}

/** Moves a column to another place. */
export function moveColumn(shown: readonly string[], id: string, to: number): readonly string[] {
  const from = shown.indexOf(id);
  if (from < 0 || to < 0 || to >= shown.length) return shown;
  return shown.toSpliced(from, 1).toSpliced(to, 0, id);
}

/** Ids of the columns pinned to the edges of a table. */
export type PinnedColumns = Readonly<Record<'start' | 'end', readonly string[]>>;

/** Returns the columns in table order: columns pinned to the start first, columns pinned to the end last. */
export function inTableOrder(shown: readonly string[], { start, end }: PinnedColumns): readonly string[] {
  const isFree = (id: string) => !start.includes(id) && !end.includes(id);
  const isShown = (id: string) => shown.includes(id);
  return [...start.filter(isShown), ...shown.filter(isFree), ...end.filter(isShown)];
}

/** Pins a column to the start, or unpins it. */
export function setColumnPinned({ start, end }: PinnedColumns, id: string, isPinned: boolean): PinnedColumns {
  const others = start.filter((column) => column !== id);
  return { start: isPinned ? [...others, id] : others, end: end.filter((column) => column !== id) };
}

/** Whether two adjacent columns can be swapped: both are pinned to the same side, or neither is pinned. */
export const isMovable = ({ start, end }: PinnedColumns, id: string, neighbor: string | undefined): boolean =>
  neighbor !== undefined &&
  start.includes(id) === start.includes(neighbor) &&
  end.includes(id) === end.includes(neighbor);
