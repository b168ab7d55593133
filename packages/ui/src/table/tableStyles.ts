import {
  afterNumeric,
  cell,
  density,
  headerCell,
  headerLine,
  numeric,
  row,
  stickyEnd,
  table,
} from './Table.css.ts';

/** The classes of a semantic `<table>` and its parts. An object: a namespace would take more code in every bundle. */
export const tableStyles = {
  afterNumeric,
  cell,
  density,
  headerCell,
  headerLine,
  numeric,
  row,
  stickyEnd,
  table,
} as const;
