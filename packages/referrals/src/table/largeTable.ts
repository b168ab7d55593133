import './largeTable.css.ts';
import { dense, denseDesktop, tight } from './columns.css.ts';
import { useRowWindow } from './useRowWindow.ts';
import type { ViewColumn } from './viewColumn.ts';

/**
 * What a table needs that may have many rows or many columns: it draws the rows in view, and is denser where all columns
 * show. The public feed has neither, and does not load it.
 */
export const largeTable = {
  useRows: useRowWindow,
  /** More columns than so many need more room and the denser look. */
  hasAllColumns: (columns: readonly ViewColumn[]) => columns.filter(({ meta }) => !meta.isControl).length > 7,
  dense,
  denseDesktop,
  tight,
  /** Rows that don't open take the focus, and then show what is cut in full. */
  rowTabIndex: 0,
};

export type LargeTable = typeof largeTable;
