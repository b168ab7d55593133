import { usStates } from '@advantage/reference-data';
import { datePeriods } from '@advantage/ui';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnInfo } from '../columns/column.ts';
import { adminColumns, agentColumns, extraColumns, limitedTimeColumn } from '../columns/referralColumns.tsx';
import { createReferralColumnHelper } from '../table/tableFeatures.ts';
import { columnsShown, parseListState, serializeListState, shownIds } from './listAddress.ts';
import { initialListState, type ReferralListState } from './listState.ts';
import { listScopes } from './listView.ts';

const columns = [...adminColumns(), ...extraColumns()];
const infos = columns.map(columnInfo);
const byTimeLeft = { sorting: [{ id: 'limitedTime', desc: false }] };
const address = { columns, defaults: initialListState(columns, 'admin', byTimeLeft) };
const { defaults } = address;

/** Returns the serialized state without undefined parameters. */
const texts = (state: ReferralListState) =>
  Object.fromEntries(
    Object.entries(serializeListState(state, address)).filter(([, text]) => text !== undefined),
  );

const ids = infos.map(({ id }) => id);
const anyState: fc.Arbitrary<ReferralListState> = fc
  .record({
    sorting: fc
      .option(
        fc.record({
          id: fc.constantFrom(...infos.filter(({ canSort }) => canSort).map(({ id }) => id)),
          desc: fc.boolean(),
        }),
      )
      .map((sort) => (sort ? [sort] : [])),
    pagination: fc.nat(99_999).map((pageIndex) => ({ pageIndex, pageSize: 25 })),
    shown: fc.shuffledSubarray(ids, { minLength: 1 }),
    columnPinning: fc
      .shuffledSubarray(ids)
      .chain((pinned) =>
        fc.nat(pinned.length).map((at) => ({ start: pinned.slice(0, at), end: pinned.slice(at) })),
      ),
    columnSizing: fc.dictionary(fc.constantFrom(...ids), fc.integer({ min: 48, max: 800 })),
    filters: fc.record({
      period: fc.constantFrom(...datePeriods),
      state: fc.option(fc.constantFrom(...usStates.map(({ code }) => code))),
      scope: fc.constantFrom(...listScopes),
      showClaimed: fc.boolean(),
    }),
    density: fc.constantFrom('brand' as const, 'compact' as const, 'comfortable' as const),
  })
  .map(({ shown, ...state }) => ({
    ...state,
    // The status column can't be hidden.
    ...columnsShown(shown.includes('status') ? shown : [...shown, 'status'], infos),
    rowSelection: {},
  }));

describe('list state in the URL', () => {
  it('RTE-5 equals the defaults of the route when the URL has no parameters', () => {
    expect(parseListState({}, address)).toEqual(defaults);
    expect(texts(defaults)).toEqual({});
  });

  it('round-trips for any state', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const { columnSizing, columnOrder, columnVisibility, ...others } = parseListState(
          texts(state),
          address,
        );
        expect(others).toMatchObject({
          sorting: state.sorting,
          pagination: state.pagination,
          columnPinning: state.columnPinning,
          filters: state.filters,
          density: state.density,
        });
        expect({ ...columnSizing }).toEqual({ ...state.columnSizing });
        expect(shownIds({ columnOrder, columnVisibility }, infos)).toEqual(shownIds(state, infos));
      }),
    );
  });

  it.each([
    ['TBL-4', 'tx', 'TX'],
    ['TBL-5', 'TEX', null],
    ['TBL-5', 'T', null],
    ['TBL-6', 'ZZ', null],
  ])('%s reads the state %j', (_rule, state, expected) => {
    expect(parseListState({ state }, address).filters.state).toBe(expected);
  });

  it('TBL-8 has no state parameter for All States', () => {
    expect(texts({ ...defaults, filters: { ...defaults.filters, state: null } })).toEqual({});
  });

  it.each(['phone,asc', 'addDate', 'addDate,up', ',asc', '__proto__,asc', ''])(
    'ignores the sort %j',
    (sort) => {
      expect(parseListState({ sort }, address).sorting).toEqual(defaults.sorting);
    },
  );

  it.each(['0', '-1', '1.5', 'x', '', '1e3', '99999999'])('ignores the page %j', (page) => {
    expect(parseListState({ page }, address).pagination.pageIndex).toBe(0);
  });

  it('ignores other invalid values', () => {
    const nonsense = {
      period: '300days',
      scope: 'mine',
      claimed: 'yes',
      density: 'huge',
      widths: 'x-y.city',
    };
    expect(parseListState(nonsense, address)).toEqual(defaults);
    fc.assert(
      fc.property(fc.string(), (text) => {
        const state = parseListState({ columns: text, pin: text, widths: text }, address);
        for (const id of [
          ...state.columnOrder,
          ...state.columnPinning.start,
          ...Object.keys(state.columnSizing),
        ])
          expect(ids).toContain(id);
      }),
    );
  });

  it('TBL-1 reads URLs and views from earlier versions', () => {
    const before = { sort: 'city,asc', columns: 'addDate.status.city.estimatedPremium', density: 'compact' };
    const state = parseListState(before, address);
    expect(state.sorting).toEqual([{ id: 'city', desc: false }]);
    expect(shownIds(state, infos)).toEqual(['addDate', 'status', 'city', 'estimatedPremium']);
    expect(texts(state)).toEqual(before);
  });
});

describe('a URL shared by another user', () => {
  const agent = [...agentColumns(), ...extraColumns()];
  const agentAddress = {
    columns: agent,
    alsoSortsBy: [limitedTimeColumn],
    defaults: initialListState(agent, 'agent'),
  };
  const shown = (text: string) =>
    shownIds(parseListState({ columns: text }, agentAddress), agent.map(columnInfo));

  it('TBL-36 shows the status column of this audience', () => {
    expect(shown('addDate.status.city')).toEqual(['addDate', 'decayStatus', 'city']);
  });

  it('TBL-36 never hides the status column', () => {
    expect(shown('addDate.type.city')).toEqual(['addDate', 'type', 'decayStatus', 'city']);
    expect(shown('limitedTime.agenciesNotified.city')).toContain('decayStatus');
  });

  it('RTE-5 can sort by a column that this user does not have', () => {
    const state = parseListState({ sort: 'marketplaceExpirationDate,desc' }, agentAddress);
    expect(state.sorting).toEqual([{ id: 'limitedTime', desc: true }]);
    expect(serializeListState(state, agentAddress).sort).toBe('marketplaceExpirationDate,desc');
  });
});

it('keeps the sort, pinning and width of a custom column in the URL', () => {
  const score = createReferralColumnHelper().accessor(({ lines }) => lines.length, {
    id: 'score',
    header: 'Score',
  });
  const own = [...agentColumns(), score];
  const ownAddress = { columns: own, defaults: initialListState(own, 'agent') };
  const state: ReferralListState = {
    ...ownAddress.defaults,
    sorting: [{ id: 'score', desc: true }],
    columnPinning: { start: ['score'], end: [] },
    columnSizing: { score: 90 },
  };
  const { sort, pin, widths } = serializeListState(state, ownAddress);
  expect({ sort, pin, widths }).toEqual({ sort: 'score,desc', pin: 'score', widths: 'score-90' });
  expect(parseListState({ sort, pin, widths }, ownAddress)).toEqual(state);
});
