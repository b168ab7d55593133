import type { Texts } from '@advantage/ui';
import type { ReactNode } from 'react';
import type { ReferralAudience } from '../model/audience.ts';
import type { Referral } from '../model/referral.ts';

/** Value of an export cell. Dates are written in UTC; null is an empty cell. */
export type CsvValue = string | number | Date | null;

/** A column of an export. */
export interface CsvField {
  /** Heading, with the unit if there is one: 'Price (USD)', 'Delivered (UTC)'. */
  readonly heading: string;
  /** Returns the value of a row. */
  value(row: Referral): CsvValue;
}

/** Audience, time and texts of an export. */
export interface TextReader {
  /** Determines whether partners and prices are included, as in the list itself. */
  readonly audience: ReferralAudience;
  /** Whether to include prices. Default true. */
  readonly showPrices?: boolean;
  /** The current time, in milliseconds since 1970. */
  readonly now: number;
  /** The current texts, from `useTexts`. Default: English. */
  readonly texts?: Texts;
}

/**
 * Slot of a column on a card, below 900 px: the `title` with `end` at the end of its line, texts in a `line` below it,
 * `when` and `action` side by side at the bottom, and any `fact` as a name and a value. `none` leaves the column out.
 */
export type CardSlot = 'title' | 'end' | 'line' | 'when' | 'action' | 'fact' | 'none';

/** Column metadata for tables, cards, exports, column picker and saved views. */
export interface ReferralColumnMeta {
  /** Name of the column in the picker, in exports and for assistive technology. Default: the header. */
  readonly label?: string;
  /** Alignment: `end` for numbers. Default `start`. */
  readonly align?: 'start' | 'end';
  /**
   * When the table is too narrow, columns with the highest number leave it first, and those with the same number leave
   * together. A pinned column stays. Default 0: always stays.
   */
  readonly dropPriority?: number;
  /**
   * The text of the column in the second line of the title, while the column isn't in the table or on cards. Lower
   * `order` comes first; null is left out. Default: no text.
   */
  readonly subline?: { readonly order: number; text(row: Referral, texts?: Texts): string | null };
  /**
   * The column names its referral: returns the name, for the first line of a narrow table and for the button that opens
   * the row. Default: the column doesn't.
   */
  title?(row: Referral, texts?: Texts): string;
  /** A badge after the cell, and after the title of a card. Default none. */
  badge?(row: Referral): ReactNode;
  /** Slot on cards. Default `fact`. */
  readonly card?: CardSlot;
  /** Content on the card. Null, false and '' show nothing. Default: the cell. */
  cardCell?(row: Referral, texts?: Texts): ReactNode;
  /** Name of the field that the service sorts by. Default: the id of the column. */
  readonly sortField?: string;
  /** Id of a column that isn't shown, whose sort order this header shows. Default none. */
  readonly shownSort?: string;
  /** Explains the column next to its header. Created when someone uses the headers. Default none. */
  readonly info?: () => ReactNode;
  /** The column can't be hidden, because rows make little sense without it. Default false. */
  readonly isFixed?: boolean;
  /** The column is hidden until the user shows it. Default false. */
  readonly isHidden?: boolean;
  /** The column shows the status or action of a row, or why it is grayed out. Default: the first column does. */
  readonly isStatus?: boolean;
  /** The column identifies the referral: its cells are the row headers. Default false. */
  readonly isRowHeader?: boolean;
  /**
   * The column contains list controls instead of values, e.g. checkboxes. It's pinned first, and column picker, URLs,
   * saved views and exports ignore it. Default false.
   */
  readonly isControl?: boolean;
  /** Cells contain controls, so the button that opens the row is in the next column. Default false. */
  readonly hasControls?: boolean;
  /** Texts may wrap to two lines. Default false: one line. */
  readonly wraps?: boolean;
  /** CSS class of the `<col>` element, for the width. Default: the size of the column in pixels. */
  readonly widthClass?: string;
  /** CSS class of header and cells. Default none. */
  readonly cellClass?: string;
  /** Other ids of this column in URLs and saved views, e.g. its id for other audiences. Default none. */
  readonly aliases?: readonly string[];
  /** Plain-text value, for exports. Default: the value of the accessor. */
  text?(row: Referral, reader: TextReader): CsvValue;
  /**
   * Export columns, if the heading needs a unit or a cell has several values, e.g. a status and its price. Default: one
   * column with `label` and `text`.
   */
  csv?(reader: TextReader): readonly CsvField[];
}

/** Column metadata with a resolved label. */
export type NamedColumnMeta = ReferralColumnMeta & { readonly label: string };

/** The part of a column definition that list tools read, for any row type. */
export interface InfoColumn {
  readonly id?: string | undefined;
  readonly accessorKey?: PropertyKey | undefined;
  readonly header?: unknown;
  readonly meta?: ReferralColumnMeta | undefined;
  readonly enableSorting?: boolean | undefined;
}

/** A column as list tools see it. */
export interface ColumnInfo {
  readonly id: string;
  readonly meta: NamedColumnMeta;
  /** Name of the field that the service sorts by. */
  readonly sortField: string;
  readonly canSort: boolean;
}

/** Returns the columns that users can show, sort and export: all except control columns, e.g. checkboxes. */
export const columnInfos = (columns: readonly InfoColumn[]): readonly ColumnInfo[] =>
  columns.map(columnInfo).filter(({ meta }) => !meta.isControl);

/** Returns the columns of a list, and those that it can be sorted by without showing them. */
export function sortColumnInfos(
  columns: readonly InfoColumn[],
  alsoSortsBy: readonly InfoColumn[] = [],
): readonly ColumnInfo[] {
  const infos = columnInfos(columns);
  return [...infos, ...columnInfos(alsoSortsBy).filter(({ id }) => infos.every((info) => info.id !== id))];
}

/** Reads a column definition. Like TanStack Table, takes the id from `id`, else the accessor key, else the header. */
export function columnInfo(column: InfoColumn): ColumnInfo {
  const header = typeof column.header === 'string' ? column.header : undefined;
  const key = column.accessorKey === undefined ? undefined : String(column.accessorKey);
  const id = column.id ?? key?.replaceAll('.', '_') ?? header ?? '';
  const meta = { ...column.meta, label: column.meta?.label ?? header ?? id };
  const hasValue = key !== undefined || 'accessorFn' in column;
  return { id, meta, sortField: meta.sortField ?? id, canSort: hasValue && column.enableSorting !== false };
}

/** Minimum and maximum width of a column, in pixels. */
const widthLimits = { min: 48, max: 800 } as const;

/** Clamps a width to the limits and rounds it to whole pixels. */
export const clampWidth = (width: number): number =>
  Math.round(Math.min(widthLimits.max, Math.max(widthLimits.min, width)));

/** Returns the fields that a list can be sorted by. */
export const sortFieldsOf = (columns: readonly InfoColumn[]): readonly string[] =>
  columnInfos(columns).flatMap(({ canSort, sortField }) => (canSort ? [sortField] : []));

/** A ready-made column: a TanStack Table column definition for any features and rows that extend `Referral`. */
export interface ReferralColumnDef<Row extends Referral = Referral> {
  readonly id: string;
  readonly header: string;
  /** Value to sort by, and to export if the column has no `text`. */
  readonly accessorFn: (row: Row) => unknown;
  /** Renders a cell. `texts` default to English. */
  readonly cell: (context: { readonly row: { readonly original: Row } }, texts?: Texts) => ReactNode;
  readonly enableSorting: boolean;
  /** Width that the column needs, in pixels; determines which columns fit. */
  readonly size: number;
  readonly meta: NamedColumnMeta;
}

/** How much a column needs, in pixels, and the class of its `<col>`. */
export interface ColumnWidth {
  readonly size: number;
  readonly widthClass: string;
}

/** A ready-made column, with defaults and a cell that takes the referral. */
interface ColumnOptions extends Partial<Pick<ReferralColumnDef, 'accessorFn' | 'enableSorting'>> {
  readonly id: string;
  readonly header: string;
  readonly width: ColumnWidth;
  readonly cell: (row: Referral, texts?: Texts) => ReactNode;
  readonly meta?: ReferralColumnMeta;
}

const noValue = () => null;

/** Creates a ready-made column. Default: without a value, not sortable. */
/* @__NO_SIDE_EFFECTS__ */
export const referralColumn = ({ cell, width, meta, ...column }: ColumnOptions): ReferralColumnDef => ({
  accessorFn: noValue,
  enableSorting: false,
  ...column,
  size: width.size,
  meta: { label: column.header, widthClass: width.widthClass, ...meta },
  // `flexRender` makes components of cells, and React 18 passes those a second argument.
  cell: ({ row }, texts) => cell(row.original, typeof texts === 'function' ? texts : undefined),
});

/** Returns a ready-made column with another id, and other parts of its definition replaced. */
/* @__NO_SIDE_EFFECTS__ */
export const variantOf = (
  column: ReferralColumnDef,
  { width, meta, ...changes }: Partial<ColumnOptions> & Pick<ColumnOptions, 'id' | 'width'>,
): ReferralColumnDef =>
  referralColumn({
    ...column,
    cell: (original, texts) => column.cell({ row: { original } }, texts),
    ...changes,
    width,
    meta: {
      ...column.meta,
      label: changes.header ?? column.meta.label,
      widthClass: width.widthClass,
      ...meta,
    },
  });
