import { storyTime } from '@advantage/referrals/testing';
import {
  type Row,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { memo, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { cellTexts, fetchReferrals, type PeerRow, pageButtons, pageLine, statusLine } from './cells.ts';
import { columnTitles, sortTitle, type TablePage } from './contract.ts';
import { install } from './driver.ts';
import { queryOf, serviceUrl } from './service.ts';
import './peer.css';

// The table engine that we use too, on its own: text in cells, rows that render only if their content has changed, and
// virtual scrolling.

const rowHeight = 36;
const overscan = 2;

const features = tableFeatures({ rowSortingFeature });

const columns = columnTitles.map((title) => ({
  id: title,
  header: title,
  accessorFn: (row: PeerRow) => row.noOfEmployees ?? undefined,
  sortDescFirst: true,
  enableSorting: title === sortTitle,
}));

const isSame = (a: PeerRow, b: PeerRow) =>
  (Object.keys(a) as (keyof PeerRow)[]).every((field) => field === 'businessLines' || a[field] === b[field]);

const TableRow = memo(
  function TableRow({ referral, now }: { readonly referral: PeerRow; readonly now: number }) {
    return (
      <tr>
        {cellTexts(referral, now).map((text, index) => (
          <td key={columnTitles[index]}>{text}</td>
        ))}
      </tr>
    );
  },
  (before, after) => before.now === after.now && isSame(before.referral, after.referral),
);

interface PageState {
  readonly rows: readonly PeerRow[];
  readonly sorting: SortingState;
  readonly now: number;
}

let state: PageState = { rows: [], sorting: [], now: storyTime };
let redraw: (next: PageState) => void;

function set(change: Partial<PageState>) {
  state = { ...state, ...change };
  flushSync(() => redraw(state));
}

async function load() {
  const [sort] = state.sorting;
  set({ rows: await fetchReferrals(serviceUrl + queryOf(sort ? (sort.desc ? 'desc' : 'asc') : null)) });
}

const windowOf = (rows: readonly Row<typeof features, PeerRow>[], top: number) => {
  if (rows.length <= 100) return { start: 0, end: rows.length };
  const start = Math.max(0, Math.floor(top / rowHeight) - overscan);
  return {
    start,
    end: Math.min(rows.length, start + Math.ceil(window.innerHeight / rowHeight) + 2 * overscan),
  };
};

function Page() {
  const [{ rows: data, sorting, now }, setState] = useState(state);
  const [top, setTop] = useState(0);
  redraw = setState;
  const table = useTable({
    features,
    columns,
    data,
    getRowId: (row) => row.opportunityId,
    manualSorting: true,
    state: { sorting },
    onSortingChange: (change) => {
      set({ sorting: typeof change === 'function' ? change(sorting) : change });
      void load();
    },
  });
  const { rows } = table.getRowModel();
  const { start, end } = windowOf(rows, top);
  return (
    <>
      <p>{statusLine}</p>
      <div
        className="region"
        onScroll={({ currentTarget }) => flushSync(() => setTop(currentTarget.scrollTop))}
      >
        <table>
          <thead>
            <tr>
              {table.getFlatHeaders().map(({ id, column }) => (
                <th key={id}>
                  <button type="button" onClick={column.getToggleSortingHandler()}>
                    {id}
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr style={{ height: start * rowHeight }} />
            {rows.slice(start, end).map(({ id, original }) => (
              <TableRow key={id} referral={original} now={now} />
            ))}
            <tr style={{ height: (rows.length - end) * rowHeight }} />
          </tbody>
        </table>
      </div>
      <p>
        {pageLine(data.length)}
        {pageButtons.map((title) => (
          <button key={title} type="button">
            {title}
          </button>
        ))}
      </p>
    </>
  );
}

const page: TablePage = {
  mount(place) {
    createRoot(place).render(<Page />);
    void load();
  },
  poll: load,
  tick: (milliseconds) => set({ now: state.now + milliseconds }),
  tree: (place) => place,
};

install(page);
