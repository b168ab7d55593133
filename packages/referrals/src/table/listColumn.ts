import type { ReactNode } from 'react';
import type { CellContent } from '../referral/referralCells.tsx';

/** A column of a list of referrals, as data. */
export interface ListColumn {
  readonly id: string;
  /** The text of the header. */
  readonly label: string;
  /** Class of its `<col>`: the width. */
  readonly width: string;
  /** What a cell holds. */
  readonly cell: CellContent;
  /** Numbers stand at the end; text after numbers keeps its distance. Default: at the start. */
  readonly align?: 'end' | 'after-numbers';
  /** Takes two lines where a table of all columns is tight: for texts of any length. Default false. */
  readonly wraps?: boolean;
  /** Stays in view while the others scroll sideways; for the last column. Default false. */
  readonly isSticky?: boolean;
  /** The field that the header sorts by. Default: it does not sort. */
  readonly sortField?: string | undefined;
  /** What stands beside the label, e.g. a popover that explains it. Default nothing. */
  readonly info?: ReactNode;
  /** Says nothing in personal and life rows, where cards leave it out (TBL-54). Default false. */
  readonly isBusinessOnly?: boolean;
  /** A greyed-out row says why in this cell. Default: it says so in its first cell. */
  readonly showsNote?: boolean;
}
