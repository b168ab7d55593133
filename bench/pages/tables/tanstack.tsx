import type { Referral } from '@advantage/referrals';
import { storyTime } from '@advantage/referrals/testing';
import {
  createSortedRowModel,
  type Row,
  rowSortingFeature,
  sortFn_basic,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { memo, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { cellTexts } from './cells.ts';
import { columnTitles, sortTitle, type TablePage } from './contract.ts';
import { install } from './driver.ts';
import './peer.css';

// The engine that we use too, plain: text in cells, rows that render when they say something else, a window of rows.

const rowHeight = 36;
const spare = 2;

const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns: { basic: sortFn_basic },
});

const columns = columnTitles.map((title) => ({
  id: title,
  header: title,
  accessorFn: (row: Referral) => row.noOfEmployees ?? undefined,
  sortFn: 'basic' as const,
  sortUndefined: 'last' as const,
  sortDescFirst: true,
  enableSorting: title === sortTitle,
}));

const isSame = (a: Referral, b: Referral) =>
  (Object.keys(a) as (keyof Referral)[]).every((field) => field === 'lines' || a[field] === b[field]);

const TableRow = memo(
  function TableRow({ referral, now }: { readonly referral: Referral; readonly now: number }) {
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
  readonly rows: readonly Referral[];
  readonly now: number;
}

let state: PageState = { rows: [], now: storyTime };
let redraw: (next: PageState) => void;

function set(change: Partial<PageState>) {
  state = { ...state, ...change };
  flushSync(() => redraw(state));
}

const windowOf = (rows: readonly Row<typeof features, Referral>[], top: number) => {
  if (rows.length <= 100) return { start: 0, end: rows.length };
  const start = Math.max(0, Math.floor(top / rowHeight) - spare);
  return { start, end: Math.min(rows.length, start + Math.ceil(window.innerHeight / rowHeight) + 2 * spare) };
};

function Page() {
  const [{ rows: data, now }, setState] = useState(state);
  const [top, setTop] = useState(0);
  redraw = setState;
  const table = useTable({ features, columns, data, getRowId: (row) => row.opportunityId });
  const { rows } = table.getRowModel();
  const { start, end } = windowOf(rows, top);
  return (
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
  );
}

const page: TablePage = {
  mount(place, rows) {
    state = { ...state, rows };
    createRoot(place).render(<Page />);
  },
  answerOf: (rows) => rows,
  poll: (rows) => set({ rows }),
  tick: (milliseconds) => set({ now: state.now + milliseconds }),
  tree: (place) => place,
};

install(page);
