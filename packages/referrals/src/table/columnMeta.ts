import type { Texts } from '@advantage/ui';
import type { ReactNode } from 'react';
import type { ReferralAudience } from '../model/audience.ts';
import type { Referral } from '../model/referral.ts';

/** What a cell of a spreadsheet holds: dates are written in UTC, and null is an empty cell. */
export type CsvValue = string | number | Date | null;

/** A column of an export. */
export interface CsvField {
  /** The heading, with the unit where the values have one: 'Price (USD)', 'Delivered (UTC)'. */
  readonly heading: string;
  /** What it says of a row. */
  value(row: Referral): CsvValue;
}

/** Who a list is exported for, and when. */
export interface TextReader {
  /** Decides what is said of partners and prices, as in the list itself. */
  readonly audience: ReferralAudience;
  /** Whether prices may show. Default true. */
  readonly showPrices?: boolean;
  /** The current time, in milliseconds since 1970. */
  readonly now: number;
  /** The texts in force: `useTexts`. Default: English. */
  readonly texts?: Texts;
}

/**
 * Where the card of a row, under 768 px, shows a column: `when` and `kind` in the top line, then the `title` with a `price`
 * at its end, a line with `where` and `what`, a line with `detail` and `amount`, `fact` as a name and a value, and
 * `action` at the bottom.
 */
export type CardSlot =
  | 'when'
  | 'kind'
  | 'title'
  | 'price'
  | 'where'
  | 'what'
  | 'detail'
  | 'amount'
  | 'fact'
  | 'action'
  | 'none';

/** What tables, cards, exports, column picker and saved views know about a column besides its cell. */
export interface ReferralColumnMeta {
  /** Name of the column in the picker, in exports and for assistive technology. Default: the header. */
  readonly label?: string;
  /** `end` for numbers. Default `start`. */
  readonly align?: 'start' | 'end';
  /** Columns with the highest number are left out first where space is short: next to open details. Default 0: stays. */
  readonly dropPriority?: number;
  /** Place on the card of a phone. Default `fact`. */
  readonly card?: CardSlot;
  /** Content on the card. Default: the cell. Nothing is shown for null, false and ''. */
  cardCell?(row: Referral, texts?: Texts): ReactNode;
  /** Name of the field that the service sorts by. Default: the id of the column. */
  readonly sortField?: string;
  /** Help next to the header, and above the cards of a phone. Default none. */
  readonly info?: () => ReactNode;
  /** The column cannot be hidden: without it, a row says too little. Default false. */
  readonly isFixed?: boolean;
  /** The column is hidden until a reader shows it. Default false. */
  readonly isHidden?: boolean;
  /** The column says what can be done with a row: an unavailable row says why here. Default: the first column does. */
  readonly isStatus?: boolean;
  /** The column says which referral a row is about: its cells are the row headers. Default false. */
  readonly isRowHeader?: boolean;
  /**
   * The column is a control of the list and no value of its rows, e.g. checkboxes. It comes first and stays there while the
   * table scrolls; column picker, addresses, views and exports leave it out. Default false.
   */
  readonly isControl?: boolean;
  /** Cells hold controls: the button that opens a row is in the next column. Default false. */
  readonly hasControls?: boolean;
  /** Texts take two lines where a table of many columns is tight. Default false. */
  readonly wraps?: boolean;
  /** CSS class of the `<col>` element, for a width that depends on the screen. Default: the size of the column in pixels. */
  readonly widthClass?: string;
  /** Other ids under which addresses and saved views name this column, e.g. its id for other readers. Default none. */
  readonly aliases?: readonly string[];
  /** Value in exports and as plain text. Default: the value of the accessor. */
  text?(row: Referral, reader: TextReader): CsvValue;
  /**
   * The columns of an export, where the heading needs a unit or a cell says more than one thing, such as a status and its
   * price. Default: one column with `label` and `text`.
   */
  csv?(reader: TextReader): readonly CsvField[];
}

/** The same once the column has its name. */
export type NamedColumnMeta = ReferralColumnMeta & { readonly label: string };
