import { afterNumeric, cell, density, headerCell, numeric, row, table, wrap } from './Table.css.ts';

/**
 * Class names of a semantic `<table>` and its parts. An object, because a namespace would add more code to every
 * bundle.
 */
export const tableStyles = {
  afterNumeric,
  cell,
  density,
  headerCell,
  numeric,
  row,
  table,
  wrap,
} as const;
