import { Button, Checkbox, IconButton, ToggleButtonGroup } from '@advantage/ui';
import type { ListDensity } from '../table/ListTable.tsx';
import { chosenColumns, type ListLook, usualLook, withColumn, withMoved } from './columnChoice.ts';
import * as styles from './look.css.ts';
import { panel } from './toolPanel.css.ts';

/** A column that can be chosen. */
export interface ColumnOption<Name extends string = string> {
  readonly id: Name;
  /** The text of its header. */
  readonly label: string;
  /** It stays, whatever is chosen: without it a row says too little. Default false. */
  readonly isFixed?: boolean;
}

export interface LookPanelProps<Name extends string = string> {
  /** Every column that can show. Those that usually do come first, in their order. */
  readonly columns: readonly ColumnOption<Name>[];
  /** The columns that usually show. Default: all of them. */
  readonly usualColumns?: readonly Name[] | undefined;
  /** How the list is drawn. */
  readonly look: ListLook<Name>;
  /** Called with how the reader wants it. */
  readonly onLookChange: (look: ListLook<Name>) => void;
}

const densities: readonly { readonly key: ListDensity; readonly label: string }[] = [
  { key: 'brand', label: 'Standard' },
  { key: 'compact', label: 'Compact' },
  { key: 'comfortable', label: 'Roomy' },
];

/** Chooses the columns of a list, their order, and the height of its rows. */
export function LookPanel<Name extends string>(props: LookPanelProps<Name>) {
  const { columns, look, onLookChange } = props;
  const { usualColumns = columns.map(({ id }) => id) } = props;
  const shown = look.columns ?? usualColumns;
  const choose = (next: readonly Name[]) =>
    onLookChange({ ...look, columns: chosenColumns(next, usualColumns) });
  const isShown = ({ id }: ColumnOption<Name>) => shown.includes(id);
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

interface ColumnRowProps<Name extends string> {
  readonly column: ColumnOption<Name>;
  readonly shown: readonly Name[];
  readonly onChoose: (shown: readonly Name[]) => void;
}

function ColumnRow<Name extends string>({ column, shown, onChoose }: ColumnRowProps<Name>) {
  const { id, label, isFixed = false } = column;
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
