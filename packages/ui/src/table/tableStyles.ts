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

/**
 * Class names of a semantic `<table>` and its parts. An object, because a namespace would add more code to every
 * bundle.
 */
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
