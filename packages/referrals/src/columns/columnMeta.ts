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
  /**
   * The column shows the status or action of a row; a grayed-out row shows the reason here. Default: the first column
   * does.
   */
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
