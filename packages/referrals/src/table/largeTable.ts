import './largeTable.css.ts';
import { dense, denseDesktop, tight } from './columns.css.ts';
import { useRowWindow } from './useRowWindow.ts';
import type { ViewColumn } from './viewColumn.ts';

/**
 * Support for tables with many rows or columns: renders only rows in view, and is denser with all columns. The public
 * feed has neither and doesn't load it.
 */
export const largeTable = {
  useRows: useRowWindow,
  /** Whether the table has so many columns that it needs more space and the dense style. */
  hasAllColumns: (columns: readonly ViewColumn[]) => columns.filter(({ meta }) => !meta.isControl).length > 7,
  dense,
  denseDesktop,
  tight,
  /** Makes rows that don't open focusable; a focused row shows its texts in full. */
  rowTabIndex: 0,
};

export type LargeTable = typeof largeTable;
