import { expect, it } from 'vitest';
import { columnInfo, type InfoColumn } from '../columns/column.ts';
import { adminColumns, agentColumns, limitedTimeColumn, typeColumn } from '../columns/referralColumns.tsx';
import { columnsShown } from './listAddress.ts';
import { initialListState, type ReferralListState } from './listState.ts';
import { orderSelect, orderTexts } from './order.ts';

const byTimeLeft = [{ id: 'limitedTime', desc: false }];
const byPlace = [{ id: 'city', desc: true }];

/** Returns columns and state of a list that can also be sorted by the time left. */
function list(columns: readonly InfoColumn[], sorting: ReferralListState['sorting']) {
  const infos = columns.map(columnInfo);
  const others = [columnInfo(limitedTimeColumn)].filter(({ id }) => infos.every((info) => info.id !== id));
  return [[...infos, ...others], initialListState(columns, 'agent', { sorting })] as const;
}

/** Returns columns and state of a list that shows only the type. */
function onlyType(sorting: ReferralListState['sorting']) {
  const [infos, state] = list(agentColumns(), sorting);
  return [infos, { ...state, ...columnsShown(['type'], agentColumns().map(columnInfo)) }] as const;
}

const names = (...asked: Parameters<typeof orderSelect>) =>
  orderSelect(...asked).options.map(({ label }) => label);

it('TBL-11 TBL-44 offers the sortable columns, both ways, the likely one first', () => {
  const ofAdmins = names(...list(adminColumns(), byTimeLeft));
  expect(ofAdmins.slice(0, 2)).toEqual(['Newest', 'Oldest']);
  expect(ofAdmins.filter((name) => name === 'Closing soonest')).toHaveLength(1);
  expect(ofAdmins).toEqual(expect.arrayContaining(['Location, A to Z', 'Est. Premium, high to low']));
  expect(names(...list([typeColumn], byTimeLeft))).toEqual(['Closing soonest', 'Closing latest']);
});

it('RTE-5 also offers the current sort when its column is hidden', () => {
  expect(names(...list(agentColumns(), byTimeLeft)).slice(-2)).toEqual(['Closing soonest', 'Closing latest']);
  expect(names(...onlyType(byPlace))).toEqual([
    'Location, A to Z',
    'Location, Z to A',
    'Closing soonest',
    'Closing latest',
  ]);
});

it.each<[line: string, sorting: ReferralListState['sorting']]>([
  ['closing soonest first', byTimeLeft],
  ['newest first', [{ id: 'addDate', desc: true }]],
  ['oldest first', [{ id: 'addDate', desc: false }]],
  ['by Location, Z to A', byPlace],
  ['by Est. Premium, low to high', [{ id: 'estimatedPremium', desc: false }]],
  ['in the order of the service', []],
  ['in the order of the service', [{ id: 'unknown', desc: false }]],
])('RTE-5 TBL-13 says the order in words: %s', (line, sorting) => {
  const [columns, state] = list(agentColumns(), sorting);
  expect(orderTexts(columns, state.sorting).line).toBe(line);
});
