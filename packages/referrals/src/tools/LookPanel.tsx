import { Button, Checkbox, IconButton, ToggleButtonGroup } from '@advantage/ui';
import type { ReadyColumn } from '../referral/readyColumn.ts';
import type { ListDensity } from '../table/TableView.tsx';
import { chosenColumns, type ListLook, usualLook, withColumn, withMoved } from './columnChoice.ts';
import * as styles from './look.css.ts';
import { panel } from './toolPanel.css.ts';

/** A column that can be chosen. */
export type ColumnOption = Pick<ReadyColumn, 'id' | 'meta'>;

export interface LookPanelProps {
  /** Every column that can show. Those that usually do come first, in their order. */
  readonly columns: readonly ColumnOption[];
  /** The columns that usually show. Default: all of them. */
  readonly usualColumns?: readonly string[] | undefined;
  /** How the list is drawn. */
  readonly look: ListLook;
  /** Called with how the reader wants it. */
  readonly onLookChange: (look: ListLook) => void;
}

const densities: readonly { readonly key: ListDensity; readonly label: string }[] = [
  { key: 'brand', label: 'Standard' },
  { key: 'compact', label: 'Compact' },
  { key: 'comfortable', label: 'Roomy' },
];

/** Chooses the columns of a list, their order, and the height of its rows. */
export function LookPanel(props: LookPanelProps) {
  const { columns, look, onLookChange } = props;
  const { usualColumns = columns.map(({ id }) => id) } = props;
  const shown = look.columns ?? usualColumns;
  const choose = (next: readonly string[]) =>
    onLookChange({ ...look, columns: chosenColumns(next, usualColumns) });
  const isShown = ({ id }: ColumnOption) => shown.includes(id);
  const ordered = [
    ...shown.flatMap((id) => columns.filter((column) => column.id === id)),
    ...columns.filter((column) => !isShown(column)),
  ];
  return (
    <div className={panel}>
      <ToggleButtonGroup
        label="Height of rows"
        options={densities}
        selectedKey={look.density}
        onSelectionChange={(density) => onLookChange({ ...look, density })}
      />
      <ul className={styles.list} aria-label="Columns">
        {ordered.map((column) => (
          <ColumnRow key={column.id} column={column} shown={shown} onChoose={choose} />
        ))}
      </ul>
      <Button
        size="s"
        icon="undo"
        isDisabled={look.columns === null && look.density === usualLook.density}
        onPress={() => onLookChange(usualLook)}
      >
        As it was
      </Button>
    </div>
  );
}

interface ColumnRowProps {
  readonly column: ColumnOption;
  readonly shown: readonly string[];
  readonly onChoose: (shown: readonly string[]) => void;
}

function ColumnRow({ column, shown, onChoose }: ColumnRowProps) {
  const { id, meta } = column;
  const { label, isFixed = false } = meta;
  const index = shown.indexOf(id);
  const isShown = index >= 0;
  const move = (by: -1 | 1) => onChoose(withMoved(shown, id, by));
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
            icon="arrowUp"
            label={`Move ${label} forward`}
            isDisabled={index === 0}
            onPress={() => move(-1)}
          />
          <IconButton
            icon="arrowDown"
            label={`Move ${label} back`}
            isDisabled={index === shown.length - 1}
            onPress={() => move(1)}
          />
        </>
      )}
    </li>
  );
}
