/** ARIA roles of the table's elements. */
// Set explicitly, because rows are grids on phones, which removes the implicit roles of table elements.
export const roles = {
  table: { role: 'table' },
  rowGroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader', scope: 'col' },
  rowHeader: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
  gap: { role: 'presentation' },
} as const;
