import { useReferralListParts } from './ReferralListProvider.tsx';
import { SortMenu } from './SortMenu.tsx';
import { sortableColumns } from './sortChoice.ts';

/** The sort of a list whose rows are cards and that has no headers to press. A part of `ReferralListProvider`. */
export function SortPicker() {
  const { sortColumns, state, setState } = useReferralListParts('SortPicker');
  const [sort] = state.sorting;
  return (
    <SortMenu
      choices={sortableColumns(sortColumns, state)}
      sort={sort ? { field: sort.id, order: sort.desc ? 'desc' : 'asc' } : null}
      onSortChange={(next) =>
        setState({ sorting: next ? [{ id: next.field, desc: next.order === 'desc' }] : [] })
      }
    />
  );
}
