import { useTexts } from '@advantage/ui/basics';
import { columnInfo } from '../columns/columnInfo.ts';
import { feedColumns } from '../columns/referralColumns.tsx';
import { type ListView, withFilter } from '../list/listView.ts';
import { NativeSelect } from '../list/NativeSelect.tsx';
import { orderTexts, sortChoices, sortKey } from '../list/order.ts';
import { stateOptions } from '../list/stateFilter.ts';
import * as en from '../messages/en.ts';
import { usePhoneLayout } from '../table/phoneLayout.ts';

export interface FeedControlsProps {
  readonly view: ListView;
  readonly setView: (view: ListView) => void;
}

/** The controls of the feed: the state filter and, where rows are cards, their order. */
export function FeedControls(props: FeedControlsProps) {
  const { view, setView } = props;
  const texts = useTexts();
  return (
    <>
      <NativeSelect
        label={texts(en.feed).state}
        options={stateOptions(texts)}
        value={view.state}
        onChange={(state) => setView(withFilter(view, { state }))}
      />
      {usePhoneLayout() && <OrderSelect {...props} />}
    </>
  );
}

// The public columns have no values: the service sorts by them.
const sortable = feedColumns
  .filter(({ enableSorting }) => enableSorting)
  .map((column) => ({ ...columnInfo(column), canSort: true }));

function OrderSelect({ view, setView }: FeedControlsProps) {
  const texts = useTexts();
  const sorting = view.sort ? [{ id: view.sort.field, desc: view.sort.order === 'desc' }] : [];
  const choices = sortChoices(sortable, { sorting, columnOrder: [], columnVisibility: {} }, texts);
  const options = choices.map(({ id, desc, short }) => ({ field: sortKey(id, desc), displayName: short }));
  const [current = { field: '', displayName: orderTexts(sortable, sorting, texts).short }] = options.filter(
    ({ field }) => sorting.some(({ id, desc }) => field === sortKey(id, desc)),
  );
  return (
    <NativeSelect
      label={texts(en.feed).sort}
      options={current.field === '' ? [current, ...options] : options}
      value={current.field}
      onChange={(key) => {
        const chosen = choices.find(({ id, desc }) => sortKey(id, desc) === key);
        if (chosen)
          setView({ ...view, sort: { field: chosen.id, order: chosen.desc ? 'desc' : 'asc' }, page: 0 });
      }}
    />
  );
}
