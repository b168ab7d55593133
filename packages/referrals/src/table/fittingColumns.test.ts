import { expect, it } from 'vitest';
import { acquiredColumns, transactionColumns } from '../columns/acquiredColumns.tsx';
import { recentColumns } from '../columns/recentColumns.tsx';
import { adminColumns, agentColumns, publicColumns } from '../columns/referralColumns.tsx';
import type { DrawnColumn } from './drawnTable.ts';
import { fitColumns } from './fittingColumns.ts';

const column = (
  id: string,
  size: number,
  dropPriority = 0,
  pinned: 'start' | false = false,
): DrawnColumn => ({
  id,
  columnDef: { size, meta: { dropPriority } },
  getIsPinned: () => pinned,
});

const ids = (columns: readonly { readonly id: string }[]) => columns.map(({ id }) => id).join(' ');

const columns = [
  column('a', 100, 1),
  column('b', 100),
  column('c', 100, 2),
  column('d', 100, 1),
  column('e', 100, 2),
];

it.each([
  [500, 'a b c d e', ''],
  [499, 'a b d', 'c e'],
  [300, 'a b d', 'c e'],
  [299, 'b', 'a c d e'],
  [0, 'b', 'a c d e'],
])(
  'TBL-64 fits columns into %s pixels, the same priority together, the highest first',
  (room, kept, left) => {
    const fitting = fitColumns(columns, room);
    expect([ids(fitting.columns), ids(fitting.left)]).toEqual([kept, left]);
  },
);

it('TBL-68 keeps columns that are pinned, and does not count columns that the user has added', () => {
  const pinned = [...columns.slice(0, 4), column('e', 100, 2, 'start')];
  expect(ids(fitColumns(pinned, 250).columns)).toBe('b e');
  const added = { id: 'f', columnDef: { size: 100, meta: { isHidden: true } } };
  const fitting = fitColumns([...columns, added], 500);
  expect(ids(fitting.columns)).toBe('a b c d e f');
  expect(fitting).toMatchObject({ isTooWide: true, width: 600 });
});

it('spreads out when there is room to spare, and scrolls when nothing can leave', () => {
  expect(fitColumns(columns, 759)).toMatchObject({ isRoomy: false, isTooWide: false });
  expect(fitColumns(columns, 760)).toMatchObject({ isRoomy: true });
  expect(fitColumns(columns, Infinity)).toMatchObject({ isRoomy: false, columns });
  expect(fitColumns([column('a', 100)], 50)).toMatchObject({ isTooWide: true, width: 100 });
});

const list = (definitions: readonly { readonly id: string }[]) =>
  definitions.map((columnDef) => ({ id: columnDef.id, columnDef }));

/** Widths of a list: at 1440 px next to the navigation, at 1280 px, at 900 px next to the rail, and next to the panel. */
it.each([
  [
    'agents',
    agentColumns(),
    ids(agentColumns()),
    'addDate decayStatus city businessLines estimatedPremium',
    'addDate decayStatus city businessLines estimatedPremium',
    'decayStatus businessLines estimatedPremium',
  ],
  [
    'admins',
    adminColumns(),
    ids(adminColumns()),
    'addDate status limitedTime city businessLines estimatedPremium',
    'addDate status limitedTime city businessLines estimatedPremium',
    'status limitedTime businessLines estimatedPremium',
  ],
  [
    'visitors',
    publicColumns(),
    ids(publicColumns()),
    ids(publicColumns()),
    'addDate city businessLines status',
    'businessLines status',
  ],
  [
    'owners',
    acquiredColumns(),
    ids(acquiredColumns()),
    'acquired name phone email lines',
    'acquired name phone email',
    'acquired name phone email',
  ],
  [
    'recent referrals',
    recentColumns(),
    ids(recentColumns()),
    'status delivered age lines premium location',
    'status age lines premium',
    'status age lines premium',
  ],
  [
    'transactions',
    transactionColumns(),
    ids(transactionColumns()),
    ids(transactionColumns()),
    'purchased purchasedBy soldPrice name lines',
    'purchased purchasedBy soldPrice name',
  ],
])('TBL-34 TBL-35 keeps what decides at each width: %s', (_who, definitions, ...expected) => {
  const kept = [1264, 1104, 824, 528].map((room) => ids(fitColumns(list(definitions), room).columns));
  expect(kept).toEqual(expected);
});
