import { Button, Checkbox, IconButton, ToggleButtonGroup, VisuallyHidden } from '@advantage/ui';
import { ArrowDownIcon, ArrowUpIcon, UndoIcon } from '@advantage/ui/icons';
import { useState } from 'react';
import type { ColumnInfo } from '../list/columnInfo.ts';
import { columnsShown, shownIds } from '../list/listAddress.ts';
import type { ListStateChange, ReferralListState } from '../list/listState.ts';
import type { ListDensity } from '../table/TableView.tsx';
import { withColumn, withMoved } from './columnOrder.ts';
import * as styles from './columnPanel.css.ts';
import { panel } from './toolPanel.css.ts';

export interface ColumnPanelProps {
  /** Every column that can show. */
  readonly columns: readonly ColumnInfo[];
  readonly state: ReferralListState;
  /** What the list shows by default. */
  readonly usual: ReferralListState;
  readonly onChange: (change: ListStateChange) => void;
}

const densities: readonly { readonly key: ListDensity; readonly label: string }[] = [
  { key: 'brand', label: 'Standard' },
  { key: 'compact', label: 'Compact' },
  { key: 'comfortable', label: 'Roomy' },
];

/** Chooses the columns of a list, their order, and the height of its rows. */
export function ColumnPanel({ columns, state, usual, onChange }: ColumnPanelProps) {
  const [said, say] = useState('');
  const shown = shownIds(state, columns);
  const choose = (next: readonly string[], text = '') => {
    onChange(columnsShown(next, columns));
    say(text);
  };
  const ordered = [
    ...shown.flatMap((id) => columns.filter((column) => column.id === id)),
    ...columns.filter(({ id }) => !shown.includes(id)),
  ];
  const isUsual =
    shown.join() === shownIds(usual, columns).join() &&
    state.density === usual.density &&
    state.columnPinning === usual.columnPinning &&
    state.columnSizing === usual.columnSizing;
  const { columnOrder, columnVisibility, columnPinning, columnSizing, density } = usual;
  return (
    <div className={panel}>
      <ToggleButtonGroup
        label="Height of rows"
        options={densities}
        selectedKey={state.density}
        onSelectionChange={(next) => onChange({ density: next })}
      />
      <ul className={styles.list} aria-label="Columns">
        {ordered.map((column) => (
          <ColumnRow key={column.id} column={column} shown={shown} onChoose={choose} />
        ))}
      </ul>
      <Button
        size="s"
        icon={UndoIcon}
        isDisabled={isUsual}
        onPress={() => onChange({ columnOrder, columnVisibility, columnPinning, columnSizing, density })}
      >
        As it was
      </Button>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </div>
  );
}

interface ColumnRowProps {
  readonly column: ColumnInfo;
  readonly shown: readonly string[];
  readonly onChoose: (shown: readonly string[], text?: string) => void;
}

function ColumnRow({ column, shown, onChoose }: ColumnRowProps) {
  const { id, meta } = column;
  const { label, isFixed = false } = meta;
  const index = shown.indexOf(id);
  const isShown = index >= 0;
  const move = (by: -1 | 1) =>
    onChoose(withMoved(shown, id, by), `${label}, column ${index + by + 1} of ${shown.length}`);
  return (
    <li className={styles.row}>
      <span className={styles.label}>
        <Checkbox
          size="m"
          label={label}
          isSelected={isShown}
          isDisabled={isFixed || (isShown && shown.length === 1)}
          onChange={(isSelected) => onChoose(withColumn(shown, id, isSelected))}
        />
      </span>
      {isShown && (
        <>
          <IconButton
            icon={ArrowUpIcon}
            label={`Move ${label} forward`}
            isDisabled={index === 0}
            onPress={() => move(-1)}
          />
          <IconButton
            icon={ArrowDownIcon}
            label={`Move ${label} back`}
            isDisabled={index === shown.length - 1}
            onPress={() => move(1)}
          />
        </>
      )}
    </li>
  );
}
