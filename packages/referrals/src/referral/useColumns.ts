import { useMemo } from 'react';
import type { ListColumn } from '../table/listColumn.ts';

/** The columns of a list that its host names, in that order (TBL-1); all of them where it names none. */
export const useColumns = (
  all: readonly ListColumn[],
  names: readonly string[] | undefined,
): readonly ListColumn[] =>
  useMemo(() => names?.flatMap((name) => all.filter(({ id }) => id === name)) ?? all, [all, names]);
