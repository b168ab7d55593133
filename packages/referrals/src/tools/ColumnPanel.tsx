import { isEqualRow } from '@advantage/live-list';
import {
  Button,
  Checkbox,
  IconButton,
  nameIn,
  ToggleButtonGroup,
  useMessages,
  VisuallyHidden,
} from '@advantage/ui';
import { ArrowDownIcon, ArrowUpIcon, PinColumnIcon, UndoIcon, UnpinColumnIcon } from '@advantage/ui/icons';
import { useState } from 'react';
import type { ColumnInfo } from '../list/columnInfo.ts';
import { columnsShown, shownIds } from '../list/listAddress.ts';
import type { ListStateChange, ReferralListState } from '../list/listState.ts';
import * as en from '../messages/en.ts';
import type { ListDensity } from '../table/TableView.tsx';
import {
  inTableOrder,
  isMovable,
  moveColumn,
  type PinnedColumns,
  setColumnPinned,
  toggleColumn,
} from './columnOrder.ts';
import * as styles from './columnPanel.css.ts';
import { panel } from './toolPanel.css.ts';

export interface ColumnPanelProps {
  /** Every available column. */
  readonly columns: readonly ColumnInfo[];
  readonly state: ReferralListState;
  /** The default state of the list. */
  readonly defaults: ReferralListState;
  readonly onChange: (change: ListStateChange) => void;
}

/** Changes the visible columns of a list, their order and pinning, and the row density. */
export function ColumnPanel({ columns, state, defaults, onChange }: ColumnPanelProps) {
  const t = useMessages(en.columnTools);
  const densities: readonly { readonly key: ListDensity; readonly label: string }[] = [
    { key: 'brand', label: t.standard },
    { key: 'compact', label: t.compact },
    { key: 'comfortable', label: t.roomy },
  ];
  const [announcement, announce] = useState('');
  const pinned = state.columnPinning;
  const shown = inTableOrder(shownIds(state, columns), pinned);
  const choose: Choose = (next, text = '', { start, end } = pinned) => {
    const columnPinning = {
      start: next.filter((id) => start.includes(id)),
      end: next.filter((id) => end.includes(id)),
    };
    onChange({ ...columnsShown(next, columns), columnPinning });
    announce(text);
  };
  const ordered = [
    ...shown.flatMap((id) => columns.filter((column) => column.id === id)),
    ...columns.filter(({ id }) => !shown.includes(id)),
  ];
  const isUsual =
    shown.join() === shownIds(defaults, columns).join() &&
    state.density === defaults.density &&
    isEqualRow(state.columnPinning, defaults.columnPinning) &&
    isEqualRow(state.columnSizing, defaults.columnSizing);
  const { columnOrder, columnVisibility, columnPinning, columnSizing, density } = defaults;
  return (
    <div className={panel}>
      <ToggleButtonGroup
        label={t.rowHeight}
        options={densities}
        selectedKey={state.density}
        onSelectionChange={(next) => onChange({ density: next })}
      />
      <ul className={styles.list} aria-label={t.columns}>
        {ordered.map((column) => (
          <ColumnRow key={column.id} column={column} shown={shown} pinned={pinned} onChoose={choose} />
        ))}
      </ul>
      <Button
        size="s"
        icon={UndoIcon}
        isDisabled={isUsual}
        onPress={() => onChange({ columnOrder, columnVisibility, columnPinning, columnSizing, density })}
      >
        {t.reset}
      </Button>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </div>
  );
}

/** Applies visible columns in order, announces `text`, and changes the pinned columns if given. */
type Choose = (shown: readonly string[], text?: string, pinned?: PinnedColumns) => void;

interface ColumnRowProps {
  readonly column: ColumnInfo;
  /** Ids of the visible columns, in table order. */
  readonly shown: readonly string[];
  readonly pinned: PinnedColumns;
  readonly onChoose: Choose;
}

function ColumnRow({ column, shown, pinned, onChoose }: ColumnRowProps) {
  const t = useMessages(en.columnTools);
  const { id, meta } = column;
  const { isFixed = false } = meta;
  const label = nameIn(useMessages(en.headings), meta.label);
  const index = shown.indexOf(id);
  const isShown = index >= 0;
  const move = (by: -1 | 1) =>
    onChoose(moveColumn(shown, id, by), t.moved(label, index + by + 1, shown.length));
  const isPinned = pinned.start.includes(id);
  const pin = () => {
    const next = setColumnPinned(pinned, id, !isPinned);
    const text = isPinned ? t.unpinned(label) : t.pinned(label);
    onChoose(inTableOrder(shown, next), text, next);
  };
  return (
    <li className={styles.row}>
      <span className={styles.label}>
        <Checkbox
          size="m"
          label={label}
          isSelected={isShown}
          isDisabled={isFixed || (isShown && shown.length === 1)}
          onChange={(isSelected) => onChoose(toggleColumn(shown, id, isSelected))}
        />
      </span>
      {isShown && (
        <>
          <IconButton
            icon={ArrowUpIcon}
            label={t.forward(label)}
            isDisabled={!isMovable(pinned, id, shown[index - 1])}
            onPress={() => move(-1)}
          />
          <IconButton
            icon={ArrowDownIcon}
            label={t.back(label)}
            isDisabled={!isMovable(pinned, id, shown[index + 1])}
            onPress={() => move(1)}
          />
          <IconButton
            icon={isPinned ? UnpinColumnIcon : PinColumnIcon}
            label={isPinned ? t.unpin(label) : t.pin(label)}
            onPress={pin}
          />
        </>
      )}
    </li>
  );
}
