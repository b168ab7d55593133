import { useReferralListParts } from './ReferralListProvider.tsx';
import { SortMenu } from './SortMenu.tsx';
import { sortableColumns } from './sortChoice.ts';

/** Sorts a list shown as cards, which has no headers to press. Use inside `ReferralListProvider`. */
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
