/** The roles of the table. */
// Named, although elements of a table have these roles: on a phone rows are drawn as a grid, which takes them away.
export const roles = {
  table: { role: 'table' },
  rowGroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
  gap: { role: 'presentation' },
} as const;
